import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import type { MatchKind } from '../../../src/book/journal/begin.ts'
import type { Position } from '../../../src/engine/wellsix/types.ts'
import { wellsixTable } from '../../../src/games/wellsix/table/index.ts'
import { mountTable } from '../mount.ts'
import { CUT, FIVE, head, main, PAIR, TIE } from './heads.ts'

async function open(text: string, actions: readonly string[] = [], kind: MatchKind = {}) {
  const table = await mountTable(wellsixTable, text, actions, kind)
  return {
    ...table,
    hand: (card: string) => table.click(`[data-card="${card}"]`),
    cells: () => table.wrapper.findAll('[data-cell]').map(each => each.attributes('data-cell')),
    lit: () =>
      table.wrapper
        .findAll('[data-cell]')
        .filter(each => each.attributes('aria-label')?.includes('legal'))
        .map(each => each.attributes('data-cell')),
    played: () => table.match.timeline.line.map(play => play.action),
    type: async (text_: string) => {
      await table.wrapper.get('.log input').setValue(text_)
      await table.wrapper.get('.log form').trigger('submit')
      await flushPromises()
    },
  }
}

describe('the opening of Wellsix', () => {
  it('begins with one square, and grows in all directions', async () => {
    const table = await open(head())
    expect(table.says()).toBe('Ann plays red and goes first. Bob plays black.')
    expect(table.cells()).toEqual(['0,0'])
    await table.hand('7H')
    expect(table.says()).toBe('7 of hearts.')
    expect(table.lit()).toEqual(['0,0'])
    await table.tap('0,0')
    expect(table.says()).toBe('Put the 7 of hearts in the middle.')
    expect(table.played()).toEqual([])
    await table.tap('0,0')
    expect(table.played()).toEqual(['place 7H 0,0'])
    expect(table.cells().sort()).toEqual(['-1,0', '0,-1', '0,0', '0,1', '1,0'])
    expect(table.card('0,0')).toBe('7 of hearts at (0, 0), Ann’s')
    expect(table.adds()).toBe('Bob: 2 cards to place.')
  })

  it('scrolls the buttons into view once a move waits for confirmation', async () => {
    const seen: Element[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this)
    })
    const table = await open(head())
    expect(seen.filter(each => each.matches('.talk'))).toHaveLength(0)
    await table.hand('7H')
    await table.tap('0,0')
    expect(seen.filter(each => each.matches('.talk'))).toHaveLength(1)
  })

  it('shows whose hand is open, and the other player’s hand on request', async () => {
    const table = await open(head())
    const shown = () => table.wrapper.get('.hand:not(.away) [role="group"]').attributes('aria-label')
    expect(shown()).toBe('Ann’s hand')
    await table.click('.hand:not(.away) button.who')
    expect(shown()).toBe('Bob’s hand')
    await table.hand('9S')
    await table.tap('0,0')
    expect(table.says()).toContain('is not in Ann’s hand')
  })

  it('shows the cards left to place, the quiet turns, and the number of the game', async () => {
    const table = await open(head('games 4'), ['place 7H 0,0'])
    expect(table.wrapper.get('.status').text()).toBe('2 cards to place Quiet turns: 0 of 10 Game 1 of 4')
  })
})

describe('moves of the main phase', () => {
  it('exchange a card of the layout for a card in the hand', async () => {
    const table = await open(PAIR)
    await table.tap('0,0')
    await table.hand('3D')
    expect(table.says()).toBe(
      'Take the king of hearts at (0, 0) into Ann’s hand. Put the 3 of diamonds from Ann’s hand on (0, 0).',
    )
    await table.press('Confirm')
    expect(table.played()).toEqual(['exchange 0,0 3D'])
    expect(table.adds()).toBe('Ann: 1 move left.')
  })

  it('ask for a choice if the taps can mean two moves', async () => {
    const table = await open(PAIR)
    await table.tap('0,0')
    await table.tap('1,0')
    expect(table.says()).toBe('Which of these?')
    expect(table.card('1,0')).toContain('selected')
    await table.press('Switch')
    expect(table.played()).toEqual(['switch 0,0 1,0'])
    expect(table.says()).toBe('Ann switches the queen and king of hearts.')
  })

  it('are refused with a link to the rule, and with marked squares', async () => {
    const table = await open(CUT)
    await table.tap('0,0')
    await table.tap('1,0')
    expect(table.says()).toMatch(/7 can’t capture/)
    expect(table.card('1,0')).toContain('marked')
    expect(table.wrapper.get('.ruling a').attributes('href')).toBe('#/rulebook/wellsix/capture')
    expect(table.hasKey('Confirm')).toBe(false)
  })

  it('count immediately if that setting is on', async () => {
    const table = await open(CUT)
    table.settings.confirm = 'immediate'
    await table.hand('AH')
    await table.tap('0,1')
    expect(table.played()).toEqual(['place AH 0,1'])
  })
})

describe('a proposed move', () => {
  const waiting = async (...lines: readonly string[]) => {
    const table = await open(main('0,0 7H, 1,0 9S', ...lines))
    await table.hand('AH')
    await table.tap('0,1')
    return table
  }

  it('is confirmed when the next move begins with a card in the hand', async () => {
    const table = await waiting('moves 2')
    await table.hand('2H')
    expect(table.played()).toEqual(['place AH 0,1'])
    expect(table.says()).toBe('2 of hearts.')
    await table.tap('0,2')
    await table.press('Confirm')
    expect(table.played()).toEqual(['place AH 0,1', 'place 2H 0,2'])
  })

  it('is confirmed when the next move begins with a card of the layout, or with a free square', async () => {
    const table = await waiting('moves 2')
    await table.tap('0,0')
    expect(table.played()).toEqual(['place AH 0,1'])
    expect(table.card('0,0')).toContain('selected')
    const other = await waiting('moves 2')
    await other.tap('0,2')
    expect(other.played()).toEqual(['place AH 0,1'])
    expect(other.card('0,2')).toBe('free square (0, 2), selected')
    expect(other.says()).toBe('The free square above the ace of hearts.')
  })

  it('is confirmed when the other player begins a move', async () => {
    const table = await waiting('moves 1')
    await table.tap('1,0')
    expect(table.played()).toEqual(['place AH 0,1'])
    expect(table.says()).toBe('9 of spades at (1, 0).')
  })

  it('stays, with a message, after any other tap', async () => {
    const table = await waiting('moves 2')
    await table.tap('1,0')
    expect(table.played()).toEqual([])
    expect(table.says()).toBe('Put the ace of hearts above the 7 of hearts.')
    expect(table.adds()).toBe('Confirm or cancel this move first.')
    await table.press('Cancel')
    expect(table.card('0,1')).toBe('free square (0, 1)')
    expect(table.hasKey('Confirm')).toBe(false)
  })

  it('that cuts off cards is confirmed by the next tap, but hands must remove the cards first', async () => {
    const table = await open(CUT)
    await table.tap('4,0')
    await table.tap('3,0')
    await table.hand('AH')
    expect(table.played()).toEqual(['capture 4,0 3,0'])
    expect(table.hasKey('Done')).toBe(true)
    expect(table.hasKey('Cancel')).toBe(false)
  })

  it('is cancelled by the first undo, before a move is undone', async () => {
    const table = await open(main('0,0 7H, 1,0 9S', 'moves 2'), ['place AH 0,1'])
    await table.hand('2H')
    await table.tap('0,2')
    await table.click('[aria-label="Undo"]')
    expect(table.hasKey('Confirm')).toBe(false)
    expect(table.played()).toEqual(['place AH 0,1'])
  })
})

describe('a capture', () => {
  it('shows the cards that it cuts off before it counts, and where they go', async () => {
    const table = await open(CUT)
    await table.tap('4,0')
    expect(table.lit()).toEqual(['3,0'])
    await table.tap('3,0')
    expect(table.says()).toBe('The jack of hearts captures the 10 of spades, to its left, for Ann.')
    expect(table.adds()).toBe(
      'Put the 4 and 6 of spades face down on Ann’s pile. Take the 5 of hearts into Ann’s hand. 4 cards stay.',
    )
    expect(table.card('5,0')).toBe('4 of spades at (5, 0), Bob’s, is captured')
    expect(table.card('6,0')).toBe('5 of hearts at (6, 0), Ann’s, returns to the hand')
    expect(table.wrapper.findAll('.badge')).toHaveLength(3)
  })

  it('is shown with all cards that it cuts off, and carried out in one step', async () => {
    const table = await open(CUT)
    await table.tap('4,0')
    await table.tap('3,0')
    await table.press('Confirm')
    expect(table.says()).toContain('Put the 4 and 6 of spades face down on Ann’s pile.')
    expect(table.card('3,0')).toContain('jack of hearts')
    await table.press('Done')
    expect(table.says()).toBe('Ann has captured the 4, 6 and 10 of spades. Back in Ann’s hand: the 5 of hearts.')
    expect(table.cells()).not.toContain('6,1')
    expect(table.wrapper.text()).toContain('3 captured')
  })

  it('keeps the view and the hand of its player until it is carried out', async () => {
    const table = await open(CUT.replace('moves 2', 'moves 1'))
    table.settings.facing = 'opposite'
    const shown = () => table.wrapper.get('.hand:not(.away) [role="group"]').attributes('aria-label')
    const turned = () => table.wrapper.findAll('.far').map(each => each.classes()[0])
    await table.tap('4,0')
    await table.tap('3,0')
    await table.press('Confirm')
    expect([shown(), turned()]).toEqual(['Ann’s hand', []])
    await table.press('Done')
    expect([shown(), turned()]).toEqual(['Bob’s hand', ['tray', 'ruling', 'controls']])
  })

  it('counts as carried out when the next tap is on a card', async () => {
    const table = await open(CUT, ['capture 4,0 3,0'])
    await table.tap('6,0')
    expect(table.match.cursor).toBe(2)
    expect(table.hasKey('Cancel')).toBe(false)
    const next = await open(CUT, ['capture 4,0 3,0'])
    await next.tap('2,0')
    expect(next.says()).toBe('8 of hearts at (2, 0).')
    const hand = await open(CUT, ['capture 4,0 3,0'])
    await hand.hand('AH')
    expect(hand.says()).toBe('Ace of hearts.')
  })

  it('of the player’s own card needs three taps', async () => {
    const table = await open(main('0,0 KH, 1,0 QH, 1,1 4S', 'moves 2'))
    await table.tap('0,0')
    await table.tap('1,0')
    await table.press('Capture')
    expect(table.played()).toEqual(['capture 0,0 1,0'])
    expect(table.says()).toBe('Back in Ann’s hand: the queen of hearts.')
  })

  it.each(['moves 2', 'moves 1'])('of the player’s own card counts after a tap on its button: %s', async moves => {
    for (const verb of ['Capture', 'Switch']) {
      const table = await open(main('0,0 KH, 1,0 QH, 1,1 4S', moves))
      await table.tap('0,0')
      await table.tap('1,0')
      await table.press(verb)
      expect(table.played()).toEqual([`${verb.toLowerCase()} 0,0 1,0`])
      table.wrapper.unmount()
    }
  })

  it('of the player’s own card that leaves equal groups is shown before it counts', async () => {
    const table = await open(PAIR)
    await table.tap('0,0')
    await table.tap('1,0')
    await table.press('Capture')
    expect(table.adds()).toBe('It leaves two largest groups of 1 card: next, choose which stays.')
    await table.press('Confirm')
    expect(table.played()).toEqual(['capture 0,0 1,0'])
  })

  it('that leaves equal groups lets the player choose one', async () => {
    const table = await open(TIE)
    await table.tap('2,0')
    await table.tap('2,1')
    expect(table.adds()).toBe('It leaves two largest groups of 3 cards: next, choose which stays.')
    await table.press('Confirm')
    expect(table.card('1,0')).toBe('king of spades at (1, 0), Bob’s, group A')
    expect(table.card('2,1')).toBe('9 of hearts at (2, 1), Ann’s, returns to the hand')
    await table.tap('2,1')
    expect(table.says()).toContain('This group has 1 card')
    expect(table.hasKey('Keep B')).toBe(false)
    await table.press('Cancel')
    await table.press('Keep B')
    expect(table.says()).toBe('Group B stays.')
    expect(table.card('1,0')).toContain('is captured')
    await table.tap('4,0')
    expect(table.played()).toEqual(['capture 2,0 2,1', 'keep 3,0'])
  })
})

describe('the end of a game', () => {
  it('by six in line shows the six cards, the scores and the next opener', async () => {
    const table = await open(FIVE)
    await table.hand('4D')
    await table.tap('5,0')
    expect(table.adds()).toBe('Six in line end the game: Ann 30, Bob 2.')
    expect(table.wrapper.findAll('.outline-1')).toHaveLength(6)
    expect(table.wrapper.find('.ghost').exists()).toBe(false)
    await table.press('Confirm')
    expect(table.says()).toBe('The line ends the game. Points: 30 for Ann, 2 for Bob.')
    expect(table.adds()).toBe('Match: 30 for Ann, 2 for Bob. Bob opens the next game.')
    expect(table.wrapper.findAll('.outline-1')).toHaveLength(6)
    expect(table.wrapper.find('.outline-rubric').exists()).toBe(false)
    await table.press('Next game')
    expect((table.match.position as Position).game).toBe(2)
    expect(table.says()).toBe('Bob plays red and goes first. Ann plays black.')
  })

  it('is announced before the tenth quiet turn ends', async () => {
    const table = await open(main('0,0 7H, 1,0 9S', 'quiet 9'))
    await table.hand('4D')
    await table.tap('0,1')
    expect(table.adds()).toBe('The tenth quiet turn ends the game: Ann 0, Bob 0.')
  })

  it('by a pass needs a confirmation, even if moves count immediately', async () => {
    const seized = [...'A3456789TJQK'].flatMap(rank => [`${rank}H`, `${rank}D`])
    const table = await open(main('0,0 2H, 1,0 2S, 0,1 4S', 'quiet 9', 'moves 1', `seized - / ${seized.join(' ')} 2D`))
    table.settings.confirm = 'immediate'
    await table.press('Pass')
    expect(table.played()).toEqual([])
    expect(table.adds()).toContain('The tenth quiet turn ends the game')
    await table.press('Confirm')
    expect(table.played()).toEqual(['pass'])
  })

  it('by agreement needs the consent of both players', async () => {
    const table = await open(main('0,0 7H, 1,0 9S'))
    await table.click('[aria-label="Menu"]')
    await table.press('End the game')
    await table.press('Agree to end')
    expect(table.wrapper.get('.moves').text()).toBe('Both players agree that no more captures are possible.')
    await table.press('Ann agrees')
    expect(table.played()).toEqual([])
    await table.press('Bob agrees')
    expect(table.played()).toEqual(['agree'])
  })

  it('by agreement is offered once no more captures are possible', async () => {
    const ranks = [...'A23456789TJQK']
    const seized = `${ranks
      .flatMap(rank => [`${rank}S`, `${rank}C`])
      .slice(1)
      .join(' ')} / -`
    const table = await open(main('0,0 7H, 1,0 AS', `seized ${seized}`, 'turn 1'))
    expect(table.hasKey('Agree to end')).toBe(false)
    const certain = await open(
      main('0,0 7H', `seized ${ranks.flatMap(rank => [`${rank}S`, `${rank}C`]).join(' ')} / -`),
    )
    expect(certain.says()).toContain('No more captures are possible.')
    expect(certain.hasKey('Agree to end')).toBe(true)
  })

  it('also ends the match in the last game, and offers the next steps', async () => {
    const table = await open(head('games 2'), ['result 30 4', 'next', 'result 7 12'])
    expect(table.says()).toBe('Ann won, 37 to 16.')
    expect(table.hasKey('Play again')).toBe(true)
    expect(table.hasKey('Who has five in a line?')).toBe(false)
    await table.press('Look back')
    const rows = table.wrapper.findAll('dialog[open] a').map(link => link.attributes('href'))
    expect(rows).toContain(`#/new/wellsix?again=${table.match.head?.id}&turned`)
    await table.press('The record')
    expect(document.querySelector('textarea')?.value.trim().split('\n').slice(-3)).toEqual([
      'result 30 4',
      'next',
      'result 7 12',
    ])
  })
})

describe('help and corrections', () => {
  it('show only on request where one more card completes a line', async () => {
    const table = await open(FIVE)
    expect(table.wrapper.text()).not.toContain('makes a line')
    await table.press('Who has five in a line?')
    expect(table.says()).toBe('Ann needs one more card for six in line, on (−1, 0) or (5, 0).')
    expect(table.lit().sort()).toEqual(['-1,0', '5,0'])
  })

  it('name a player with four in line, which two moves can complete', async () => {
    const table = await open(main('0,0 7S, 1,0 9S, 2,0 3S, 3,0 JS, 0,1 2H', 'turn 1'))
    await table.press('Who has five in a line?')
    expect(table.says()).toBe('Nobody is one card short of six in line.')
    expect(table.adds()).toBe('Bob has four in line: two moves can complete it.')
  })

  it('don’t include help if the match has turned it off, but still corrections', async () => {
    const table = await open(FIVE, [], { help: 'off' })
    expect(table.hasKey('Who has five in a line?')).toBe(false)
    await table.click('[aria-label="Menu"]')
    expect(table.hasKey('Correct the layout')).toBe(true)
    await table.press('Get help')
    expect(table.hasKey('Who has five in a line?')).toBe(false)
  })

  it('allow the marks of a correction to be undone one by one', async () => {
    const table = await open(PAIR)
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    expect(table.hasKey('Undo')).toBe(false)
    await table.tap('0,0')
    await table.hand('3D')
    await table.tap('0,1')
    await table.press('No card is there')
    expect(table.adds()).toBe('2 squares differ')
    await table.tap('1,0')
    await table.press('Undo')
    expect(table.adds()).toBe('2 squares differ')
    await table.click('[aria-label="Undo"]')
    expect(table.adds()).toBe('1 square differs')
    expect(table.card('0,1')).toContain('4 of spades')
    await table.press('Cancel')
    expect(table.card('0,0')).toContain('king of hearts')
    expect(table.says()).not.toContain('Tap a square')
  })

  it('undo and redo moves, and undone moves stay in the log', async () => {
    const table = await open(PAIR, ['switch 0,0 1,0'])
    await table.click('[aria-label="Undo"]')
    expect(table.played()).toEqual([])
    expect(table.wrapper.get('.log .what').text()).toMatch(/^Ann\s+switches the queen and king of .*\(undone\)$/)
    await table.click('[aria-label="Redo"]')
    expect(table.played()).toEqual(['switch 0,0 1,0'])
  })

  it('can set a square to a card from the hand or from another square', async () => {
    const table = await open(PAIR)
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    await table.tap('0,0')
    await table.hand('3D')
    await table.tap('2,0')
    await table.tap('1,0')
    expect(table.card('2,0')).toContain('queen of hearts')
    await table.press('Correct')
    expect(table.says()).toContain('would be cut off')
    await table.tap('2,0')
    await table.tap('1,0')
    expect(table.wrapper.get('.ruling').text()).toContain('What is at')
    await table.tap('2,0')
    await table.press('Correct')
    await table.press('None of these')
    expect(table.wrapper.get('.ruling').classes()).not.toContain('accepted')
    await table.press('Confirm')
    expect(table.played()).toEqual(['correct 0,0 3D'])
  })

  it('find a move that was made but not entered', async () => {
    const table = await open(PAIR)
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    await table.tap('0,0')
    await table.hand('3D')
    await table.press('Correct')
    await table.press('After the last move the card at (0, 0) was exchanged for the 3 of diamonds.')
    expect(table.played()).toEqual(['exchange 0,0 3D'])
    expect(table.says()).not.toContain('Tap a square')
  })
})

describe('the log of Wellsix', () => {
  it('describes moves in words', async () => {
    const table = await open(CUT, ['capture 4,0 3,0', 'place AH 0,1'])
    await table.click('.log li .line')
    const log = table.wrapper.get('.log').text()
    expect(log).toContain(
      'captures the 10 of spades with the jack of hearts; puts the ace of hearts above the 7 of hearts.',
    )
    expect(log).not.toMatch(/Ann\W*Ann/)
    expect(log).toContain('Put the 4 and 6 of spades face down on Ann’s pile.')
  })

  it('names the player only once if a capture is followed by the choice of a group', async () => {
    const table = await open(TIE, ['capture 2,0 2,1', 'keep 3,0'])
    expect(table.wrapper.get('.log').text()).toMatch(/Ann\s*captures the 8 of spades with the 9 of hearts\. Put/)
  })
})

describe('typed words', () => {
  it('can be two squares or cards, or a move in notation, and other words are refused', async () => {
    const table = await open(CUT)
    await table.type('ah 0,1')
    expect(table.says()).toBe('Put the ace of hearts above the 7 of hearts.')
    await table.type('4,0 3,0')
    expect(table.says()).toBe('The jack of hearts captures the 10 of spades, to its left, for Ann.')
    await table.type('exchange 0,0 ah')
    expect(table.says()).toBe(
      'Take the 7 of hearts at (0, 0) into Ann’s hand. Put the ace of hearts from Ann’s hand on (0, 0).',
    )
    await table.type('jump')
    expect(table.says()).toBe('That is not a move in Wellsix.')
    await table.type('place 7h')
    expect(table.says()).toBe('That can’t be read as a move.')
  })

  it('that ask a question are answered in the main text', async () => {
    const table = await open(CUT)
    await table.type('row 0')
    expect(table.says()).toContain('7 of hearts at (0, 0); 9 of spades at (1, 0)')
    await table.type('score')
    expect(table.says()).toBe('Ann 0, 0 captured; Bob 0, 0 captured.')
    await table.type('turn')
    expect(table.says()).toBe('It is Ann’s turn: 2 moves left. Quiet turns: 3 of 10.')
    await table.type('hand')
    expect(table.says()).toContain('Ann: ')
    await table.type('0,0 0,0')
    expect(table.played()).toEqual([])
  })

  it('lead to a choice if they can mean two moves', async () => {
    const table = await open(PAIR)
    await table.type('0,0 1,0')
    expect(table.says()).toBe('Which of these?')
    await table.press('Switch')
    expect(table.played()).toEqual(['switch 0,0 1,0'])
  })
})

describe('an undo of two moves', () => {
  it('describes where a card goes by a card beside that square, and marks the card beside it', async () => {
    const table = await open(main('0,0 KH, 1,0 QH, 1,1 4S, 2,0 5S', 'moves 2'), ['capture 0,0 1,0', 'place 2H 2,1'])
    await table.match.undo(2)
    await flushPromises()
    const named: string[] = []
    const marked: unknown[] = []
    while (table.hasKey('Done')) {
      named.push(table.says())
      marked.push(table.wrapper.findAll('[data-cell]:has(.outlined)').map(each => each.attributes('data-cell')))
      await table.press('Done')
    }
    expect(named).toEqual([
      'Take the 2 of hearts at (2, 1) into Ann’s hand.',
      'Move the king of hearts from (1, 0) to (0, 0). From Ann’s hand, put the queen of hearts on (1, 0), to the right of the king of hearts.',
    ])
    expect(marked).toEqual([[], ['0,0']])
  })
})
