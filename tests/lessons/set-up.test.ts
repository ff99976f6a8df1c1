import { describe, expect, it } from 'vitest'
import { boardToRows } from '../../src/engine/wetice/board.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { RANKS, SUITS, suitOf } from '../../src/engine/cards.ts'
import type { Laying } from '../../src/lessons/guide.ts'
import { sceneOf } from '../../src/lessons/lesson.ts'
import { wellsixCourse } from '../../src/lessons/wellsix/index.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { ONE_OF, SUIT_NAMES } from '../../src/text/en/lists.ts'
import { rankName } from '../../src/text/en/card-words.ts'

const { guide: wellsixGuide } = wellsixCourse
const { guide: weticeGuide } = weticeCourse

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** What is said to be laid from the left, in its order. */
const namedIn = ({ text }: Laying): string[] =>
  text
    .replace(/^.*: |\.$/g, '')
    .split(/, | and /)
    .filter(word => word !== '')

/** Hands that know the sentences alone: so many of a suit, one beside the other. */
function suitsIn(laying: Laying): string {
  return namedIn(laying)
    .map(words => {
      const [count = '', suit = ''] = words.split(' ')
      const letter = SUITS.find(each => [ONE_OF[each], SUIT_NAMES[each]].includes(suit)) ?? '?'
      return letter.repeat(NUMBERS.indexOf(count))
    })
    .join('')
}

const CARDS = new Map<string, string>(RANKS.flatMap(rank => SUITS.map(suit => [`the ${rankName(rank)} of ${SUIT_NAMES[suit]}`, `${rank}${suit}`] as const))) // oxfmt-ignore

/** The same with cards and places that are left free. */
function cardsIn(laying: Laying): readonly string[] {
  return namedIn(laying).flatMap(words => {
    const free = /^(\w+) free places?$/.exec(words)
    return free ? Array<string>(NUMBERS.indexOf(free[1] ?? '')).fill('') : [CARDS.get(words) ?? '?']
  })
}

describe.each([1, 2, 3])('a first game with real cards: deal %i', seed => {
  it('of WetIce lies as it is told row by row, and as it is marked', () => {
    const position = sceneOf(wetice, weticeGuide.deal(seed))?.position
    if (!position) throw new Error('no deal')
    const [, ...rows] = weticeGuide.setUp?.(position) ?? []
    expect(rows.map(suitsIn)).toEqual(boardToRows(position.board))
    expect(rows.map(({ marked }) => marked.join(' '))[5]).toBe('a1 b1 c1 d1 e1 f1 g1 h1')
  })

  it('of Wellsix lies as it is told row by row, and what is left are the hands', () => {
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
