import { enableAutoUnmount, flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { Position } from '../../../src/engine/wellsix/types.ts'
import WellsixTable from '../../../src/games/wellsix/table/WellsixTable.vue'
import { mountTable } from '../mount.ts'
import { CUT, FIVE, head, main, PAIR, TIE } from './heads.ts'

enableAutoUnmount(afterEach)

async function open(text: string, actions: readonly string[] = []) {
  const table = await mountTable(WellsixTable, text, actions)
  return {
    ...table,
    hand: (card: string) => table.click(`[data-card="${card}"]`),
    cells: () => table.wrapper.findAll('[data-cell]').map(each => each.attributes('data-cell')),
    lit: () =>
      table.wrapper
        .findAll('[data-cell]')
        .filter(each => each.attributes('aria-label')?.includes('possible'))
        .map(each => each.attributes('data-cell')),
    played: () => table.match.timeline.line.map(play => play.action),
    type: async (text_: string) => {
      await table.wrapper.get('.log input').setValue(text_)
      await table.wrapper.get('.log form').trigger('submit')
      await flushPromises()
    },
  }
}

describe('the opening', () => {
  it('begins with one place, and grows in all directions', async () => {
    const table = await open(head())
    expect(table.says()).toBe('Ann plays red and opens, Bob plays black.')
    expect(table.cells()).toEqual(['0,0'])
    await table.hand('7H')
    expect(table.says()).toBe('7 of hearts.')
    expect(table.lit()).toEqual(['0,0'])
    await table.tap('0,0')
    expect(table.says()).toBe('Put the 7 of hearts on 0,0.')
    expect(table.played()).toEqual([])
    await table.tap('0,0')
    expect(table.played()).toEqual(['place 7H 0,0'])
    expect(table.cells().sort()).toEqual(['-1,0', '0,-1', '0,0', '0,1', '1,0'])
    expect(table.card('0,0')).toBe('7 of hearts, column 0, row 0, Ann’s')
    expect(table.adds()).toBe('Bob: 2 cards to place.')
  })

  it('says whose cards the hand holds, and shows the other on request', async () => {
    const table = await open(head())
    const shown = () => table.wrapper.get('.hand:not(.away) [role="group"]').attributes('aria-label')
    expect(shown()).toBe('Ann’s hand')
    await table.click('.hand:not(.away) button.who')
    expect(shown()).toBe('Bob’s hand')
    await table.hand('9S')
    await table.tap('0,0')
    expect(table.says()).toContain('is not in Ann’s hand')
  })

  it('shows phase, moves left, quiet turns and the game of the match', async () => {
    const table = await open(head('games 4'), ['place 7H 0,0'])
    expect(table.wrapper.get('.status').text()).toBe('2 cards to placeQuiet 0 of 10Game 1 of 4')
  })
})

describe('moves of the main phase', () => {
  it('are exchanged by a card of the table and one of the hand', async () => {
    const table = await open(PAIR)
    await table.tap('0,0')
    await table.hand('3D')
    expect(table.says()).toContain('Put the 3 of diamonds there.')
    await table.press('Confirm')
    expect(table.played()).toEqual(['exchange 0,0 3D'])
    expect(table.adds()).toBe('Ann: 1 move.')
  })

  it('are asked for where the taps can mean two', async () => {
    const table = await open(PAIR)
    await table.tap('0,0')
    await table.tap('1,0')
    expect(table.says()).toBe('Which of these?')
    await table.press('Switch')
    await table.press('Confirm')
    expect(table.played()).toEqual(['switch 0,0 1,0'])
  })

  it('are refused with the rule and the cells', async () => {
    const table = await open(CUT)
    await table.tap('0,0')
    await table.tap('1,0')
    expect(table.says()).toMatch(/7 does not take/)
    expect(table.card('1,0')).toContain('marked')
    expect(table.wrapper.get('.ruling a').attributes('href')).toBe('#/rulebook/wellsix/capture')
    expect(table.hasKey('Confirm')).toBe(false)
  })

  it('can be taken back by tapping elsewhere', async () => {
    const table = await open(CUT)
    await table.hand('AH')
    await table.tap('0,1')
    await table.tap('0,0')
    expect(table.says()).toBe('7 of hearts on 0,0.')
    expect(table.card('0,1')).toBe('free place, column 0, row 1')
  })

  it('count at once with the setting for it', async () => {
    const table = await open(CUT)
    table.settings.confirm = 'immediate'
    await table.hand('AH')
    await table.tap('0,1')
    expect(table.played()).toEqual(['place AH 0,1'])
  })
})

describe('a capture', () => {
  it('shows before it counts what it cuts off, and where that goes', async () => {
    const table = await open(CUT)
    await table.tap('4,0')
    expect(table.lit()).toEqual(['3,0'])
    await table.tap('3,0')
    expect(table.says()).toBe('Seizes the 10 of spades.')
    expect(table.adds()).toBe(
      'Cut off and seized: the 4 and 6 of spades. Back to Ann’s hand: the 5 of hearts. 4 cards stay.',
    )
    expect(table.card('5,0')).toBe('4 of spades, column 5, row 0, Bob’s, is seized')
    expect(table.card('6,0')).toBe('5 of hearts, column 6, row 0, Ann’s, returns to the hand')
    expect(table.wrapper.findAll('.badge')).toHaveLength(3)
  })

  it('is then walked step by step, backwards too', async () => {
    const table = await open(CUT, ['capture 4,0 3,0'])
    expect(table.says()).toContain('Lift the 10 of spades')
    expect(table.card('3,0')).toContain('10 of spades')
    await table.press('Done')
    expect(table.says()).toContain('Lift the 4 and 6 of spades')
    await table.click('[aria-label="Step back"]')
    expect(table.says()).toContain('Lift the 10 of spades')
    await table.press('Done')
    await table.press('Done')
    expect(table.says()).toBe('Ann has seized 3 cards. Ann has 1 card back in the hand.')
    expect(table.cells()).not.toContain('6,1')
    expect(table.wrapper.text()).toContain('3 seized')
  })

  it('that leaves equal groups lets the player choose', async () => {
    const table = await open(TIE)
    await table.tap('2,0')
    await table.tap('2,1')
    expect(table.adds()).toBe('It leaves two largest groups of 3 cards: choose next which stays.')
    await table.press('Confirm')
    await table.press('Done')
    expect(table.card('1,0')).toBe('king of spades, column 1, row 0, Bob’s, group A')
    expect(table.card('2,1')).toBe('9 of hearts, column 2, row 1, Ann’s, returns to the hand')
    await table.tap('2,1')
    expect(table.says()).toContain('This group has 1 card')
    await table.press('Keep B')
    expect(table.says()).toBe('Group B stays.')
    expect(table.card('1,0')).toContain('is seized')
    await table.tap('4,0')
    expect(table.played()).toEqual(['capture 2,0 2,1', 'keep 3,0'])
  })
})

describe('the end of a game', () => {
  it('by a line shows the six cards, the scores and who opens next', async () => {
    const table = await open(FIVE)
    await table.hand('4D')
    await table.tap('5,0')
    expect(table.adds()).toBe('Six in line: this wins the game.')
    await table.press('Confirm')
    expect(table.says()).toBe('The line ends the game. Ann 30, Bob 2.')
    expect(table.adds()).toBe('Match: Ann 30, Bob 2. Bob opens the next game.')
    expect(table.wrapper.findAll('.outline-rubric')).toHaveLength(6)
    await table.press('Next game')
    expect((table.match.position as Position).game).toBe(2)
    expect(table.says()).toBe('Bob plays red and opens, Ann plays black.')
  })

  it('is announced before the tenth quiet turn ends', async () => {
    const table = await open(main('0,0 7H, 1,0 9S', 'quiet 9'))
    await table.hand('4D')
    await table.tap('0,1')
    expect(table.adds()).toBe('It is the tenth quiet turn: the game ends.')
  })

  it('takes the word of both players where they agree', async () => {
    const table = await open(main('0,0 7H, 1,0 9S'))
    await table.press('More')
    await table.press('Agree to end')
    await table.press('Ann agrees')
    expect(table.played()).toEqual([])
    await table.press('Ann agrees')
    expect(table.played()).toEqual([])
    await table.press('Bob agrees')
    expect(table.played()).toEqual(['agree'])
  })

  it('is offered when it is certain that nothing can be seized', async () => {
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
    expect(certain.adds()).toContain('Nothing can be seized any more.')
    expect(certain.hasKey('Agree to end')).toBe(true)
  })

  it('of the last game ends the match, and leads on', async () => {
    const table = await open(head('games 2'), ['result 30 4', 'next', 'result 7 12'])
    expect(table.says()).toBe('Ann wins the match: Ann 37, Bob 16.')
    expect(table.hasKey('Play again')).toBe(true)
    await table.press('The record')
    expect(document.querySelector('textarea')?.value.trim().split('\n').slice(-3)).toEqual([
      'result 30 4',
      'next',
      'result 7 12',
    ])
  })
})

describe('help and mending', () => {
  it('shows a line that one more card completes only on request', async () => {
    const table = await open(FIVE)
    expect(table.wrapper.text()).not.toContain('makes a line')
    await table.press('Five in line?')
    expect(table.says()).toBe('Ann makes a line with one more card on -1,0 or 5,0.')
    expect(table.lit().sort()).toEqual(['-1,0', '5,0'])
  })

  it('undoes, does again, and keeps what was undone in the log', async () => {
    const table = await open(PAIR, ['switch 0,0 1,0'])
    await table.click('[aria-label="Undo"]')
    expect(table.played()).toEqual([])
    expect(table.wrapper.get('.log del').text()).toContain('switch')
    await table.click('[aria-label="Redo"]')
    expect(table.played()).toEqual(['switch 0,0 1,0'])
  })

  it('corrects the table: a card from the hand, and one from elsewhere on the table', async () => {
    const table = await open(PAIR)
    await table.press('More')
    await table.press('Correct the table')
    await table.tap('0,0')
    await table.hand('3D')
    await table.tap('2,0')
    await table.tap('1,0')
    expect(table.card('2,0')).toContain('queen of hearts')
    await table.press('Correct')
    expect(table.says()).toContain('would be cut off')
    await table.tap('2,0')
    await table.tap('1,0')
    expect(table.wrapper.get('.ruling').text()).toContain('What lies on')
    await table.tap('2,0')
    await table.press('Correct')
    await table.press('None of these')
    await table.press('Confirm')
    expect(table.played()).toEqual(['correct 0,0 3D'])
  })

  it('finds the move that was made and not entered', async () => {
    const table = await open(PAIR)
    await table.press('More')
    await table.press('Correct the table')
    await table.tap('0,0')
    await table.hand('3D')
    await table.press('Correct')
    await table.press('exchange 0,0 3D was made last.')
    expect(table.played()).toEqual(['exchange 0,0 3D'])
    expect(table.says()).not.toContain('Tap a place')
  })
})

describe('typed words', () => {
  it('are two taps, moves of the record, or questions', async () => {
    const table = await open(CUT)
    await table.type('ah 0,1')
    expect(table.says()).toBe('Put the ace of hearts on 0,1.')
    await table.type('4,0 3,0')
    expect(table.says()).toBe('Seizes the 10 of spades.')
    await table.type('exchange 0,0 ah')
    expect(table.says()).toContain('Put the ace of hearts there.')
    await table.type('jump')
    expect(table.says()).toBe('The referee does not know this action.')
    await table.type('place 7h')
    expect(table.says()).toBe('That can’t be read as a move.')
  })
})
