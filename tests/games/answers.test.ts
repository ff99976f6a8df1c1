import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { grafaTable } from '../../src/games/grafa/table/index.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { grafaCourse } from '../../src/lessons/grafa/index.ts'
import type { AnyTableModule } from '../../src/table/module.ts'
import { announcements } from '../../src/ui/useAnnouncer.ts'
import { pointsBetween } from '../../src/table/controls/answers.ts'
import { WORKED } from './grafa/hands.ts'
import { mountTable } from './mount.ts'
import { head as tennisHead } from './tennis/hands.ts'
import { PAIR } from './wellsix/heads.ts'

const CHAIN = [
  'game wetice',
  'players Ann, Bob',
  'phase swap',
  'piles S3 / D1 C2',
  'deal',
  '........',
  '........',
  '........',
  '........',
  'SSS.....',
  'HHDHC...',
  'play',
].join('\n')

async function sit(module: AnyTableModule, head: string, actions: readonly string[] = []) {
  const table = await mountTable(module, head, actions)
  return {
    ...table,
    ask: async (text: string): Promise<string> => {
      await table.wrapper.get('.log input').setValue(text)
      await table.wrapper.get('.log form').trigger('submit')
      await flushPromises()
      return table.says()
    },
  }
}

describe('a typed question', () => {
  it('at a WetIce table can be about piles, suits, squares, the cards between two squares, and the effect of a swap', async () => {
    const { ask, match, wrapper } = await sit(weticeTable, CHAIN)
    expect(await ask('piles')).toBe('Ann: three spades. Bob: one diamond and two clubs.')
    expect(await ask('spades')).toBe('Spades at a2, b2 and c2.')
    expect(await ask('c1')).toBe('A diamond at c1.')
    expect(await ask('h6')).toBe('No card at h6.')
    expect(await ask('between a1 d1')).toBe('A heart at b1. A diamond at c1.')
    expect(await ask('between a1 b2')).toBe('They are in different rows and columns.')
    expect(await ask('in words')).toContain('Row 1: hearts, hearts, diamonds, hearts, clubs.')
    expect(await ask('last move')).toBe('No moves yet.')
    expect(await ask('try c1 d1')).toMatch(/^Ann swaps the cards at c1 and d1\..*Three hearts/)
    expect(await ask('try a1 b1')).toContain('makes no match')
    for (const text of ['pass\u200b', 'try pass\u200b', 'pass\u200b']) expect(await ask(text)).toContain('can’t be')
    expect(wrapper.get('.ruling').text()).toContain('“pass” contains an invisible character (a zero-width space)')
    expect(await ask('help')).toContain('between a1 d1')
    expect(match.timeline.line).toHaveLength(0)
    expect(announcements.polite.text).toContain('between a1 d1')
  })

  it('about the last move is answered with a description of that move', async () => {
    const { ask, skip } = await sit(weticeTable, CHAIN, ['swap c1 d1'])
    await skip()
    expect(await ask('last move')).toMatch(/^Ann swaps the cards at c1 and d1\./)
  })

  it('at a Wellsix table can be about captured cards, suits and squares', async () => {
    const { ask } = await sit(wellsixTable, PAIR)
    expect(await ask('piles')).toBe('Ann has captured no card. Bob has captured no card.')
    expect(await ask('0,0')).toBe('King of hearts at (0, 0).')
    expect(await ask('hearts')).toContain('king of hearts at (0, 0)')
    expect(await ask('between 0,0 3,0')).toContain('at (1, 0).')
    expect(await ask('try place 3d 5,5')).not.toBe('')
  })

  it('at a Tennis table can be about the current pair and the remaining cards', async () => {
    const { ask } = await sit(tennisTable, tennisHead(), ['play J', 'play 4', 'play 8'])
    expect(await ask('pair')).toBe('This pair so far: an 8.')
    expect(await ask('left')).toContain('3 × jack')
    expect(await ask('last move')).toContain('The 8 clears the Net (7)')
    expect(await ask('try 9')).toContain('The 9 clears the Net (7)')
  })

  it('at a Grafa table can be about the hand and the discard pile, and doesn’t reveal hidden cards', async () => {
    const { ask } = await sit(grafaTable, WORKED)
    expect(await ask('hearts')).toBe('In your hand: the ace of hearts and the 3 of hearts.')
    expect(await ask('discard')).toBe('The discard pile is empty.')
    const dealt = await sit(grafaTable, grafaCourse.guide.deal(7))
    expect(await dealt.ask('try pair AS')).toContain('can’t say what a move would score')
  })
})

describe('the squares between two squares', () => {
  it('are listed in order if the two are in one row or column, and are null if they aren’t', () => {
    expect(pointsBetween([0, 0], [3, 0])).toEqual([[1, 0], [2, 0]]) // oxfmt-ignore
    expect(pointsBetween([1, 3], [1, 0])).toEqual([[1, 2], [1, 1]]) // oxfmt-ignore
    expect(pointsBetween([0, 0], [1, 0])).toEqual([])
    expect(pointsBetween([0, 0], [1, 1])).toBeNull()
  })
})
