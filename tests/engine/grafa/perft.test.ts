import { describe, expect, it } from 'vitest'
import { grafa } from '../../../src/engine/grafa/index.ts'
import type { Position } from '../../../src/engine/grafa/types.ts'
import { NaiveGrafa } from './naive.ts'
import { begin } from './table.ts'
import { isLong } from '../../runs.ts'

/** The number of lines of play to a depth or an earlier end, the number of them that end the game, and the sum of their scores. */
interface Count {
  readonly lines: number
  readonly over: number
  readonly score: number
}

const sum = (counts: readonly Count[]): Count =>
  counts.reduce((a, b) => ({ lines: a.lines + b.lines, over: a.over + b.over, score: a.score + b.score }), {
    lines: 0,
    over: 0,
    score: 0,
  })

function count(position: Position, depth: number): Count {
  const over = position.phase === 'over'
  if (depth === 0 || over) return { lines: 1, over: over ? 1 : 0, score: position.discard.length }
  return sum(
    grafa.legal(position).map(action => {
      const ruling = grafa.play(position, action)
      return ruling.accepted ? count(ruling.position, depth - 1) : { lines: 0, over: 0, score: 0 }
    }),
  )
}

/**
 * Counts the lines with the naive implementation. It can't undo an action, so every line is replayed from the
 * beginning.
 */
function naiveCount(cards: readonly string[], gone: number, said: readonly string[], depth: number): Count {
  const naive = new NaiveGrafa(cards.slice(gone, gone + 5), cards.slice(gone + 5), cards.slice(0, gone))
  for (const line of said) naive.say(line)
  const over = naive.phase === 'over'
  if (depth === 0 || over) return { lines: 1, over: over ? 1 : 0, score: naive.discard.length }
  return sum(naive.legal().map(line => naiveCount(cards, gone, [...said, line], depth - 1)))
}

const ONE =
  '9C 4S QD 2H AC 8C 6D 7S KH JC 3C TD 5S 2C 9H 6S KD 4H QC 8S 3D AH 7C JS TH 5D 2S 9D 6C KS 4C QH 8D 3S AD 7H JD TC 5H 2D 9S 6H KC 4D QS 8H 3H AS 7D JH TS 5C'
const OTHER =
  'KS 2C 7D 9C JC 3C 5D QC 4S 8C 6H TC AD KC 2S 7H 9S JD 3H 5S QH 4C 8D 6S TD AH KD 2H 7C 9D JS 3S 5C QS 4D 8H 6C TH AC KH 2D 7S 9H JH 3D 5H QD 4H 8S 6D TS AS'

describe('all lines of play with a known deck', () => {
  it.each([
    { deck: ONE, depth: 1, lines: 3, over: 0, score: 6 },
    { deck: ONE, depth: 2, lines: 10, over: 0, score: 20 },
    { deck: ONE, depth: 4, lines: 51, over: 0, score: 269 },
    { deck: ONE, depth: 6, lines: 273, over: 3, score: 1948 },
    { deck: OTHER, depth: 1, lines: 5, over: 0, score: 10 },
    { deck: OTHER, depth: 3, lines: 66, over: 0, score: 264 },
    { deck: OTHER, depth: 5, lines: 633, over: 0, score: 3808 },
    { deck: OTHER, depth: 7, lines: 4823, over: 124, score: 39_542 },
  ])('have equal counts in both implementations to depth $depth', ({ deck, depth, ...wanted }) => {
    expect(count(begin(`deck ${deck}`), depth)).toEqual(wanted)
    expect(naiveCount(deck.split(' '), 0, [], depth)).toEqual(wanted)
  })
  it.each([
    { deck: ONE, gone: 40, lines: 3251, score: 151_740 },
    { deck: OTHER, gone: 40, lines: 120, score: 5442 },
    ...(isLong ? [{ deck: OTHER, gone: 36, lines: 7923, score: 361_368 }] : []),
  ])(
    'have equal counts in both implementations to the end, if the first $gone cards are already discarded',
    ({ deck, gone, ...wanted }) => {
      const cards = deck.split(' ')
      const [discard, hand, rest] = [cards.slice(0, gone), cards.slice(gone, gone + 5), cards.slice(gone + 5)]
      const head = `hand ${hand.join(' ')}\ndeck ${rest.join(' ')}\ndiscard ${discard.join(' ')}`
      expect(count(begin(head), 99)).toEqual({ ...wanted, over: wanted.lines })
      expect(naiveCount(cards, gone, [], 99)).toEqual({ ...wanted, over: wanted.lines })
    },
  )
})
