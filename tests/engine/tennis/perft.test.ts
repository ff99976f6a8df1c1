import { describe, expect, it } from 'vitest'
import { tennis } from '../../../src/engine/tennis/index.ts'
import type { Position } from '../../../src/engine/tennis/types.ts'
import { isLong } from '../../runs.ts'
import { NaiveTennis } from './naive.ts'
import { after, begin } from './table.ts'

/** The number of lines of play, and the sums of their points and won hands by seat. */
interface Count {
  readonly lines: number
  readonly points: readonly number[]
  readonly hands: readonly number[]
}

const none: Count = { lines: 0, points: [0, 0, 0, 0], hands: [0, 0, 0, 0] }
const plus = (a: readonly number[], b: readonly number[]): number[] => a.map((each, index) => each + (b[index] ?? 0))
const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (a, b) => ({ lines: a.lines + b.lines, points: plus(a.points, b.points), hands: plus(a.hands, b.hands) }),
    none,
  )

function count(position: Position, depth: number): Count {
  if (depth === 0) return { lines: 1, points: position.points, hands: position.hands }
  const actions = tennis.legal(position)
  return sum(
    actions.map(action => {
      const ruling = tennis.play(position, action)
      return ruling.accepted ? count(ruling.position, depth - 1) : none
    }),
  )
}

/**
 * Counts the lines with the naive implementation. It can't undo a play, so every line is replayed from the beginning.
 */
function naiveCount(head: string, said: readonly string[], depth: number): Count {
  const naive = new NaiveTennis({
    dealer: 1,
    target: 1,
    match: head.includes('adds') ? 'adds' : 'replaces',
    ghosting: head.includes('ghosting on'),
  })
  for (const line of said) naive.say(line)
  if (depth === 0) return { lines: 1, points: naive.bySeat(naive.points), hands: naive.bySeat(naive.won) }
  return sum(naive.legal().map(line => naiveCount(head, [...said, line], depth - 1)))
}

/** The first 46 cards. Two kings, two sevens, a nine and a four are left. */
const late = [...'3Q49QT5JTJQ2AAK65A984JA3J89T2378246Q556K76823T'].map(card => `play ${card}`)

describe('all lines of play', () => {
  const first = [
    { head: '', depth: 1, lines: 13, points: [0, 0, 0, 0] },
    { head: 'ghosting on', depth: 1, lines: 14, points: [0, 0, 0, 0] },
    // In 13 of the 169 pairs, the cards are equal.
    { head: '', depth: 2, lines: 169, points: [26, 0, 26, 0] },
    // 1469 of the 2197 third cards clear the Net: twice the sum of the squares of 1 to 12, plus the square of 13.
    { head: '', depth: 3, lines: 2197, points: [338, 1469, 338, 0] },
    { head: 'ghosting on', depth: 3, lines: 2704, points: [416, 1469, 416, 0] },
    { head: 'match adds', depth: 4, lines: 28_561, points: [4394, 23_491, 4394, 23_491] },
    { head: '', depth: 4, lines: 28_561, points: [4394, 22_022, 4394, 22_022] },
  ]

  // A short run leaves out the last case. The test of the last six cards covers points for equal cards that replace points for the Net.
  it.each(isLong ? first : first.slice(0, -1))(
    'have equal counts in both implementations to depth $depth from the first card, with the head $head',
    ({ head, depth, ...wanted }) => {
      const hands = [0, 0, 0, 0]
      expect(count(begin(head), depth)).toEqual({ ...wanted, hands })
      expect(naiveCount(head, [], depth)).toEqual({ ...wanted, hands })
    },
  )

  it.each([
    { head: '', said: late, lines: 180, points: [2152, 1918, 1972, 1918], hands: [240, 12, 10, 38] },
    { head: 'match adds', said: late, lines: 180, points: [2172, 1950, 1992, 1950], hands: [232, 12, 10, 42] },
    {
      head: 'ghosting on',
      said: ['ghost', ...late],
      lines: 180,
      points: [2152, 1918, 1972, 1918],
      hands: [240, 12, 10, -66],
    },
  ])(
    'have equal counts in both implementations for the last six cards, with the head $head',
    ({ head, said, ...wanted }) => {
      expect(count(after(begin(`target 1\n${head}`), ...said), 6)).toEqual(wanted)
      expect(naiveCount(head, said, 6)).toEqual(wanted)
    },
  )
})
