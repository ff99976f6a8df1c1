import { describe, expect, it } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import { weticeTable } from '../../../src/games/wetice/table/index.ts'
import type { Position } from '../../../src/engine/wetice/types.ts'
import { mountTable } from '../mount.ts'

const head = (...lines: string[]): string => ['game wetice', 'players Ann, Bob', ...lines, 'play'].join('\n')

/** Swapping c1 and d1 makes three hearts. Three spades are already in line. */
const CHAIN = head('phase swap', 'deal', '........', '........', '........', '........', 'SSS.....', 'HHDHC...')
const GIVE = head('phase swap', 'piles S3 D3 / C3', 'deal', ...CHAIN.split('\n').slice(4, -1))
const CLEANUP = head('deal', 'HHHSDCSD', 'SDCSDCSD', 'CSDCSDCS', 'DCSDCDDC', 'HHSHHCHH', 'SHCDHHSC')

describe('a swap at the table', () => {
  it('is shown as a preview with its ruling, and counts once confirmed', async () => {
    const table = await mountTable(weticeTable, CHAIN)
    await table.tap('c1')
    expect(table.says()).toBe('A diamond at c1.')
    await table.tap('d1')
    expect(table.says()).toBe('Three hearts for Ann.')
    expect(table.adds()).toBe('Three spades were overlooked and are removed too.')
    expect(table.card('c1')).toBe('heart at c1, selected, marked')
    expect(table.match.timeline.line).toHaveLength(0)
    await table.tap('c1')
    expect(table.match.timeline.line.map(play => play.action)).toEqual(['swap c1 d1'])
  })

  it('is cancelled by a tap elsewhere', async () => {
    const table = await mountTable(weticeTable, CHAIN)
    await table.tap('c1')
    await table.tap('d1')
    await table.tap('e1')
    expect(table.says()).toBe('A club at e1.')
    expect(table.adds()).toBe('The move is cancelled. Now tap the other card.')
    expect(table.card('c1')).toBe('diamond at c1')
    await table.tap('e1')
    await table.tap('e1')
    expect(table.adds()).toBe('Now tap the other card.')
  })

  it('is refused with a link to the rule, marked squares and a remedy', async () => {
    const table = await mountTable(weticeTable, CHAIN.replace('SSS.....', 'SDS.....'))
    await table.tap('a2')
    await table.tap('e1')
    expect(table.says()).toBe('Swapping a2 and e1 makes no match.')
    expect(table.adds()).toBe('One card must line up with two of its suit.')
    expect(table.wrapper.get('.ruling a').attributes('href')).toBe('#/rulebook/wetice/swap')
    expect(table.card('a2')).toContain('marked')
    expect(table.hasKey('Confirm')).toBe(false)
    await table.press('Show a valid swap')
    expect(table.says()).toMatch(/^Three \w+ for /)
    expect(table.match.timeline.line).toHaveLength(0)
  })

  it('counts immediately if that setting is on', async () => {
    const table = await mountTable(weticeTable, CHAIN)
    table.settings.confirm = 'immediate'
    await table.tap('c1')
    await table.tap('d1')
    expect(table.match.timeline.line).toHaveLength(1)
  })

  it('shows the number of matches before and after it, in cleanup', async () => {
    const table = await mountTable(weticeTable, CLEANUP)
    await table.tap('a6')
    await table.tap('e6')
    expect(table.says()).toBe('1 match before, 0 after.')
  })
})

describe('pending input', () => {
  it('is cancelled by the first undo, before a move is undone', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['correct e1 D'])
    await table.tap('c1')
    await table.tap('d1')
    await table.click('[aria-label="Undo"]')
    expect(table.hasKey('Confirm')).toBe(false)
    expect(table.match.timeline.line).toHaveLength(1)
    await table.click('[aria-label="Undo"]')
    expect(table.match.timeline.line).toHaveLength(0)
  })

  it('can begin only with a card', async () => {
    const table = await mountTable(weticeTable, CHAIN)
    await table.tap('h6')
    expect(table.says()).toBe('There is no card at h6.')
    await table.tap('c1')
    expect(table.says()).toBe('A diamond at c1.')
  })

  it('can be a pass that ends cleanup, and states the number of matches left', async () => {
    const table = await mountTable(weticeTable, CLEANUP, ['pass'])
    expect(table.says()).toBe('Ann passed.')
    await table.press('Pass')
    expect(table.adds()).toBe('This pass ends cleanup with 1 match left.')
    await table.press('Confirm')
    expect(table.says()).toBe('Cleanup is over.')
  })
})

describe('a chain at the table', () => {
  it('has instructions for each step, also backwards, and then a total', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['swap c1 d1'])
    expect(table.says()).toBe('Swap the diamond at c1 and the heart at d1.')
    await table.press('Swapped')
    expect(table.says()).toBe(
      'Put the three spades at a2, b2 and c2 on Ann’s pile. Put the three hearts at a1, b1 and c1 on Ann’s pile.',
    )
    expect(table.card('a2')).toBe('spade at a2, marked')
    await table.click('[aria-label="Step back"]')
    expect(table.says()).toBe('Swap the diamond at c1 and the heart at d1.')
    await table.press('Swapped')
    await table.press('Removed')
    expect(table.says()).toBe('Ann scored 6 cards.')
    expect(table.adds()).toBe('No valid swap is left. Bob can only pass.')
    expect(table.wrapper.get('.links').text()).toContain('+3')
  })

  it('continues at the stored step when the match is opened again', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['swap c1 d1'])
    await table.press('Swapped')
    expect(table.match.cursor).toBe(2)
    await table.match.open(table.match.head?.id ?? '')
    await flushPromises()
    expect(table.says()).toBe(
      'Put the three spades at a2, b2 and c2 on Ann’s pile. Put the three hearts at a1, b1 and c1 on Ann’s pile.',
    )
  })

  it('waits for a suit to be given away, and continues', async () => {
    const table = await mountTable(weticeTable, GIVE, ['swap c1 d1'])
    await table.skip()
    expect(table.says()).toBe('Ann, which suit will you give away?')
    await table.click('[aria-label="diamonds, 3"]')
    expect(table.says()).toBe('Move three diamonds from Ann’s pile to Bob’s pile.')
    await table.press('Given away')
    expect((table.match.position as Position).piles).toEqual([
      { S: 6, H: 3 },
      { C: 3, D: 3 },
    ])
    expect(table.adds()).toBe('No valid swap is left. Bob can only pass.')
  })
})

describe('an undo at the table', () => {
  it('is described, with instructions that put the cards back', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['swap c1 d1'])
    await table.skip()
    await table.click('[aria-label="Undo"]')
    expect(table.adds()).toBe('Undone – Ann: The diamond at c1 and the heart at d1 were swapped.')
    expect(table.says()).toBe(
      'Take three hearts from Ann’s pile and put them on a1, b1 and c1. Take three spades from Ann’s pile and put them on a2, b2 and c2.',
    )
    expect(['a1', 'b1', 'c2'].every(cell => table.card(cell).includes('marked'))).toBe(true)
    await table.press('Done')
    expect(table.says()).toBe('Swap the diamond at d1 and the heart at c1.')
    expect([table.card('a1'), table.card('c1')].map(label => label.includes('marked'))).toEqual([false, true])
    await table.press('Done')
    expect(table.says()).toBe('The game starts.')
    expect(table.card('c1')).toBe('diamond at c1')
  })

  it('has instructions only for the steps that hands had carried out', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['swap c1 d1'])
    await table.press('Swapped')
    await table.click('[aria-label="Undo"]')
    expect(table.says()).toBe('Swap the diamond at d1 and the heart at c1.')
    await table.press('Done')
    expect(table.says()).toBe('The game starts.')
  })

  it('has instructions to repeat the move when it is redone', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['swap c1 d1'])
    await table.skip()
    await table.click('[aria-label="Undo"]')
    await table.skip()
    await table.click('[aria-label="Redo"]')
    expect(table.says()).toBe('Swap the diamond at c1 and the heart at d1.')
    expect(table.adds()).toBe('Redone – Ann: The diamond at c1 and the heart at d1 were swapped.')
  })

  it('names the players whose moves were undone, if there are several', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['pass', 'swap c1 d1', 'correct h1 S'])
    await table.match.undo(3)
    expect([table.says(), table.adds()].join()).toContain('Undone – 3 moves (Ann 1, Bob 1).')
  })

  it('has a message, but no instructions, after a pass', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['pass'])
    await table.click('[aria-label="Undo"]')
    expect(table.says()).toBe('Undone – Ann: The turn was passed.')
    expect(table.hasKey('Pass')).toBe(true)
  })
})

describe('the log', () => {
  it('shows the layout after an earlier move, and only another button undoes the later moves', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['pass', 'swap c1 d1', 'pass'])
    table.wait()
    await table.wrapper.findAll('.log li .line').at(-1)?.trigger('click')
    await flushPromises()
    expect(table.says()).toBe('The layout after move 1 of 3.')
    expect(table.card('a2')).toContain('spade')
    expect(table.match.timeline.line).toHaveLength(3)
    await table.press('Undo the 2 moves after it')
    expect(table.match.timeline.line).toHaveLength(1)
  })

  it('has one line for each turn, with the player, the move and the score after it', async () => {
    const table = await mountTable(weticeTable, GIVE, ['swap c1 d1', 'give D', 'pass'])
    const lines = table.wrapper.findAll('.log li .line').map(line => line.text())
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^1.*Ann\s+swaps the cards at c1 and d1\. .*9–6/s)
  })
})

describe('corrections and help at the table', () => {
  it('undo and redo moves, and undone moves stay in the log', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['pass'])
    await table.click('[aria-label="Undo"]')
    expect(table.match.timeline.line).toHaveLength(0)
    expect(table.wrapper.get('.log .what').text()).toMatch(/^Ann\s+passes\. \(undone\)$/)
    await table.click('[aria-label="Redo"]')
    expect(table.match.timeline.line).toHaveLength(1)
  })

  it('leave the undo button in its place when the redo button appears', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['pass'])
    await table.click('[aria-label="Undo"]')
    expect(table.wrapper.findAll('.bar button').map(each => each.attributes('aria-label'))).toEqual([
      'Redo',
      'Undo',
      'Menu',
    ])
  })

  it('set the layout, or explain why it can’t be right', async () => {
    const table = await mountTable(weticeTable, CHAIN)
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    await table.tap('e1')
    expect(table.says()).toBe('What is at e1?')
    await table.click('.pad [aria-label^="diamonds"]')
    await table.tap('a5')
    await table.click('.pad [aria-label^="hearts"]')
    await table.press('Correct')
    expect(table.says()).toBe('A5 would have a gap below.')
    await table.tap('a5')
    await table.click('[aria-label="Empty square"]')
    await table.press('Correct')
    expect(table.says()).toBe('Corrected: now a diamond at e1.')
    await table.press('Confirm')
    expect(table.card('e1')).toBe('diamond at e1')
    expect(table.match.timeline.line.map(play => play.action)).toEqual(['correct e1 D'])
  })

  it.each(['the button below the cards', 'the button in the bar'])('can be undone mark by mark with %s', async how => {
    const table = await mountTable(weticeTable, CHAIN)
    const back = () => (how === 'the button in the bar' ? table.click('[aria-label="Undo"]') : table.press('Undo'))
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    expect(table.hasKey('Undo')).toBe(false)
    await table.tap('a1')
    await table.click('.pad [aria-label^="diamonds"]')
    await table.tap('e1')
    await table.click('.pad [aria-label^="hearts"]')
    await table.tap('d1')
    await back()
    expect(table.card('e1')).toContain('heart')
    await back()
    expect(table.card('e1')).toContain('club')
    expect(table.card('a1')).toContain('diamond')
    await table.press('Cancel')
    expect(table.card('a1')).toContain('heart')
    expect(table.match.timeline.line).toEqual([])
  })

  it('deselect a square that is tapped again, and keep the marks', async () => {
    const table = await mountTable(weticeTable, CHAIN)
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    await table.tap('a1')
    await table.click('.pad [aria-label^="diamonds"]')
    await table.tap('d1')
    expect(table.says()).toBe('What is at d1?')
    await table.tap('d1')
    expect(table.says()).toContain('Tap each square that is different')
    expect(table.card('a1')).toContain('diamond')
  })

  it('show the number of cards of each suit, including the piles', async () => {
    const table = await mountTable(weticeTable, GIVE)
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    await table.tap('e1')
    expect(
      table.wrapper
        .get('.pad')
        .text()
        .match(/\d+ of 12/g),
    ).toEqual(['6 of 12', '3 of 12', '4 of 12', '4 of 12'])
  })

  it('go back to the marked squares if they are undone before they are confirmed', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['pass'])
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    await table.tap('e1')
    await table.click('.pad [aria-label^="diamonds"]')
    await table.press('Correct')
    expect(table.hasKey('Confirm')).toBe(true)
    await table.click('[aria-label="Undo"]')
    expect(table.card('e1')).toContain('diamond')
    expect(table.hasKey('Correct')).toBe(true)
    await table.click('[aria-label="Undo"]')
    await table.click('[aria-label="Undo"]')
    expect(table.hasKey('Pass')).toBe(true)
    expect(table.match.timeline.line).toHaveLength(1)
  })

  it('find a swap that was made but not entered, and correct the record', async () => {
    const table = await mountTable(weticeTable, CHAIN)
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    for (const cell of ['a1', 'b1', 'c1', 'a2', 'b2', 'c2']) {
      await table.tap(cell)
      await table.click('[aria-label="Empty square"]')
    }
    await table.tap('d1')
    await table.click('.pad [aria-label^="diamonds"]')
    await table.press('Correct')
    await table.press('After the last move the cards at c1 and d1 were swapped.')
    expect(table.match.timeline.line.map(play => play.action)).toEqual(['swap c1 d1'])
    expect(table.hasKey('Correct')).toBe(false)
  })

  it('find that the last move is unfinished in the layout, and continue it from there', async () => {
    const table = await mountTable(weticeTable, CHAIN, ['swap c1 d1'])
    await table.skip()
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    for (const cell of ['a1', 'b1', 'c1']) {
      await table.tap(cell)
      await table.click('.pad [aria-label^="hearts"]')
    }
    await table.press('Correct')
    await table.press('The last move isn’t finished')
    expect(table.match.cursor).toBe(3)
    expect(table.says()).toBe('Put the three hearts at a1, b1 and c1 on Ann’s pile.')
  })

  it('show the number of remaining swaps only on request', async () => {
    const table = await mountTable(weticeTable, CHAIN)
    expect(table.wrapper.text()).not.toContain('valid swap')
    await table.click('[aria-label="Menu"]')
    await table.press('Get help')
    await table.press('Any valid swap?')
    expect(table.says()).toMatch(/^(One|\d+) valid swaps? (is|are) left\.$/)
  })
})

describe('typed words', () => {
  const enter = async (table: Awaited<ReturnType<typeof mountTable>>, text: string): Promise<void> => {
    await table.wrapper.get('.log input').setValue(text)
    await table.wrapper.get('.log form').trigger('submit')
    await flushPromises()
  }

  it('propose a swap as taps do, or are refused if they are not a move', async () => {
    const table = await mountTable(weticeTable, CHAIN)
    await enter(table, 'c1 d1')
    expect(table.says()).toBe('Three hearts for Ann.')
    await enter(table, 'jump')
    expect(table.says()).toBe('That is not a move in WetIce.')
    await enter(table, 'swap c1')
    expect(table.says()).toBe('That can’t be read as a move.')
  })
})

describe('the end of a duel', () => {
  it('names the winner, and offers the next steps', async () => {
    const table = await mountTable(weticeTable, GIVE, ['pass', 'pass'])
    expect(table.says()).toBe('Ann won, 6 to 3.')
    expect(table.hasKey('Play again')).toBe(true)
    await table.press('Look back')
    await table.press('The record')
    const text = document.querySelector('textarea')?.value ?? ''
    expect(text.trim().split('\n').slice(-3)).toEqual(['play', 'pass', 'pass'])
  })
})

describe('players who sit opposite each other', () => {
  it('have the ruling and the buttons turned to the player whose turn it is', async () => {
    const table = await mountTable(weticeTable, CHAIN)
    const turned = () => table.wrapper.findAll('.far').map(each => each.classes()[0])
    table.settings.facing = 'opposite'
    await flushPromises()
    expect(table.wrapper.get('main').classes()).toContain('opposite')
    expect(turned()).toEqual([])
    await table.match.play('pass')
    await flushPromises()
    expect(turned()).toEqual(['ruling', 'controls'])
    await table.tap('c1')
    await table.tap('d1')
    await table.press('Confirm')
    expect(table.says()).toBe(
      'Put the three spades at a2, b2 and c2 on Bob’s pile. Put the three hearts at a1, b1 and c1 on Bob’s pile.',
    )
    expect(turned()).toEqual(['ruling', 'controls'])
    await table.press('Removed')
    expect(turned()).toEqual([])
  })
})

describe('the table in solitaire', () => {
  it('shows the removed cards, since it has no piles', async () => {
    const table = await mountTable(weticeTable, CHAIN.replace('players Ann, Bob', 'mode solo\nplayers Ann'))
    await table.tap('c1')
    await table.tap('d1')
    expect(table.says()).toBe('Three hearts removed.')
    await table.press('Confirm')
    await table.press('Removed')
    expect(table.wrapper.get('.links').text()).toMatch(/\+3\s+hearts$/)
  })

  it('counts the remaining cards while hands remove them', async () => {
    const table = await mountTable(weticeTable, CHAIN.replace('players Ann, Bob', 'mode solo\nplayers Ann'))
    const large = (): string => table.wrapper.get('.tally').text()
    expect(large()).toBe('8cards left')
    await table.tap('c1')
    await table.tap('d1')
    await table.press('Confirm')
    await table.press('Removed')
    expect(large()).toBe('2cards left')
  })

  it('is not turned for players who sit opposite each other', async () => {
    const table = await mountTable(weticeTable, CHAIN.replace('players Ann, Bob', 'mode solo\nplayers Ann'))
    table.settings.facing = 'opposite'
    await flushPromises()
    expect(table.wrapper.get('main').classes()).not.toContain('opposite')
  })
})
