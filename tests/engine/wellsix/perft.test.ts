import { describe, expect, it } from 'vitest'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { Position } from '../../../src/engine/wellsix/types.ts'
import { isLong } from '../../runs.ts'
import { started } from './build.ts'
import { setupOf } from './cross.ts'
import { Naive, type NaiveHead } from './naive/game.ts'

/** The numbers of lines of play, of cards captured at their ends, and of lines that end the game. */
type Count = readonly [lines: number, seized: number, ended: number]

const add = (counts: readonly Count[]): Count =>
  counts.reduce((sum, count) => [sum[0] + count[0], sum[1] + count[1], sum[2] + count[2]], [0, 0, 0])

function perft(position: Position, depth: number): Count {
  const ended = position.phase === 'game-over' || position.phase === 'over'
  if (depth === 0 || ended) return [1, position.seized.flat().length, ended ? 1 : 0]
  return add(
    wellsix.legal(position).map(action => {
      const ruling = wellsix.play(position, action)
      return ruling.accepted ? perft(ruling.position, depth - 1) : [NaN, NaN, NaN]
    }),
  )
}

/** Counts the lines with the naive implementation, which replays every line from the beginning. */
function naivePerft(head: NaiveHead, line: readonly string[], depth: number): Count {
  const naive = new Naive(head)
  for (const action of line) naive.play(action)
  const ended = naive.phase === 'game-over' || naive.phase === 'over'
  if (depth === 0 || ended) return [1, naive.on('seized').length, ended ? 1 : 0]
  return add(naive.legal().map(action => naivePerft(head, [...line, action], depth - 1)))
}

const ALL = [...'SHDC'].flatMap(suit => [...'A23456789TJQK'].map(rank => rank + suit))

/** A head with these cards in the layout and in the hands. All other cards are captured. */
function head(cells: string, hands: string, change: Partial<NonNullable<NaiveHead['deal']>> = {}): NaiveHead {
  const words = cells.split(' ')
  const table = Object.fromEntries(
    words.flatMap((cell, index) => (index % 2 === 0 ? [[cell, words[index + 1] ?? '']] : [])),
  )
  const inPlay = [...Object.values(table), ...hands.split(' ')]
  const seized = ALL.filter(card => !inPlay.includes(card))
  const deal = { table, opening: false, turn: 1, moves: 2, seized, quiet: 0, seizing: false, ...change } as const
  return { opener: 1, fixed: false, games: 2, deal }
}

interface Row {
  readonly head: NaiveHead
  /** The counts for the depths one, two and three. */
  readonly counts: readonly Count[]
}

/** The counts that both implementations must give, for each named position. */
const TABLE: Readonly<Record<string, Row>> = {
  'a new game': {
    head: { opener: 1, fixed: false, games: 2 },
    counts: [
      [13, 0, 0],
      [676, 0, 0],
      [48672, 0, 0],
    ],
  },
  'four cards that can capture one another': {
    head: head('0,0 2H 1,0 3S 0,1 3H 1,1 4C', ''),
    counts: [
      [2, 96, 0],
      [10, 480, 0],
      [26, 1256, 0],
    ],
  },
  'a capture that cuts off cards': {
    head: head('0,0 2H 1,0 KH 2,0 QS 3,0 5S 1,1 9C', '7D'),
    counts: [
      [14, 646, 0],
      [78, 3634, 0],
      [87, 4073, 0],
    ],
  },
  'a line that one placement completes': {
    head: head('0,0 2H 1,0 4H 2,0 6H 3,0 8H 4,0 TH', 'AD AS', { moves: 1 }),
    counts: [
      [21, 945, 2],
      [234, 10530, 2],
      [234, 10530, 2],
    ],
  },
  'the last quiet turn': {
    head: head('0,0 2H 1,0 4S', '6D 8C', { quiet: 9, moves: 1 }),
    counts: [
      [7, 336, 7],
      [7, 336, 7],
      [7, 336, 7],
    ],
  },
  'no legal move': {
    head: head('0,0 2H 1,0 4S', '8C'),
    counts: [
      [1, 49, 0],
      [7, 343, 0],
      [13, 637, 0],
    ],
  },
}

/** The maximum number of lines that the naive implementation counts in a short run. */
const MAX_LINES = 10_000

describe('lines of play', () => {
  it.each(Object.entries(TABLE))('have equal counts in both implementations: %s', (_, { head: of, counts }) => {
    const depths = [1, 2, 3].filter(depth => isLong || (counts[depth - 1]?.[0] ?? 0) < MAX_LINES)
    expect(depths.map(depth => perft(started(setupOf(of)), depth))).toEqual(counts.slice(0, depths.length))
    expect([1, 2].map(depth => naivePerft(of, [], depth))).toEqual(counts.slice(0, 2))
  })
})
