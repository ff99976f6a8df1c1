import { describe, expect, it } from 'vitest'
import { boardToRows } from '../../src/engine/wetice/board.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import { findRuns } from '../../src/engine/wetice/runs.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { RANKS, SUITS, suitOf } from '../../src/engine/cards.ts'
import type { LayInstruction } from '../../src/lessons/guide.ts'
import { sceneOf } from '../../src/lessons/lesson.ts'
import { wellsixCourse } from '../../src/lessons/wellsix/index.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { SUIT_NAMES } from '#text/lists.ts'
import { rankName } from '#text/card-words.ts'

const { guide: wellsixGuide } = wellsixCourse
const { guide: weticeGuide } = weticeCourse

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** The names of cards and free squares in an instruction, from left to right. */
const namedIn = ({ text }: LayInstruction): string[] =>
  text
    .replace(/^.*: |\.$/g, '')
    .split(/, | and /)
    .filter(word => word !== '')

const CARDS = new Map<string, string>(RANKS.flatMap(rank => SUITS.map(suit => [`the ${rankName(rank)} of ${SUIT_NAMES[suit]}`, `${rank}${suit}`] as const))) // oxfmt-ignore

/** The cards to lay, from left to right; `''` is a free square. */
function cardsIn(laying: LayInstruction): readonly string[] {
  return namedIn(laying).flatMap(words => {
    const free = /^(\w+) free squares?$/.exec(words)
    return free ? Array<string>(NUMBERS.indexOf(free[1] ?? '')).fill('') : [CARDS.get(words) ?? '?']
  })
}

describe.each([1, 2, 3])('a first game with real cards: deal %i', seed => {
  it('of Wellsix is laid row by row as the text says, and the other cards form the hands', () => {
    const position = sceneOf(wellsix, wellsixGuide.deal(seed))?.position
    if (!position) throw new Error('no deal')
    const rows = (wellsixGuide.setUp?.(position) ?? []).slice(1, -1)
    const columns = Object.keys(position.table).map(cell => Number(cell.split(',')[0]))
    const tops = Object.keys(position.table).map(cell => Number(cell.split(',')[1]))
    const [left, top] = [Math.min(...columns), Math.max(...tops)]
    const laid = rows.flatMap((row, down) =>
      cardsIn(row).flatMap((card, along) => (card === '' ? [] : [[`${left + along},${top - down}`, card]])),
    )
    expect(Object.fromEntries(laid)).toEqual(position.table)
    expect(rows.flatMap(({ marked }) => marked).sort()).toEqual(Object.keys(position.table).sort())
    expect(position.hands.map(hand => [...new Set(hand.map(suitOf))])).toEqual([['H'], ['S']])
  })
})

describe('the nine real cards of WetIce', () => {
  const { record, stops } = weticeGuide.tryOut?.() ?? { record: '', stops: [] }
  const start = sceneOf(wetice, record)?.position
  const rowsAt = (stop: number): readonly string[] => {
    const position = stops[stop]?.position
    return position ? boardToRows(position.board).map(row => row.slice(0, 3)) : []
  }

  it('are three hearts and two cards of each other suit, all of them marked and without a match', () => {
    if (!start) throw new Error('no table')
    expect(findRuns(start.board)).toEqual([])
    expect(stops[0]?.marked).toHaveLength(9)
    const suits = rowsAt(0).join('')
    expect([...'HSDC'].map(suit => suits.split(suit).length - 1)).toEqual([3, 2, 2, 2])
  })

  it('are swapped, removed and slid down by the rules, without a cleanup', () => {
    expect(stops.map(({ marked }) => marked.length)).toEqual([9, 2, 3, 6, 0])
    expect(stops[1]?.text).toBe('Swap the heart at b2 and the spade at c1.')
    expect(stops[1]?.marked.join(' ')).toBe('b2 c1')
    expect(rowsAt(1).slice(3)).toEqual(['DSC', 'CHD', 'HHS'])
    expect(rowsAt(2).slice(3)).toEqual(['DSC', 'CSD', 'HHH'])
    expect(rowsAt(3).slice(3)).toEqual(['DSC', 'CSD', '...'])
    expect(rowsAt(4).slice(3)).toEqual(['...', 'DSC', 'CSD'])
    expect(stops.map(({ position }) => position.phase)).not.toContain('cleanup')
  })
})
