import { describe, expect, it } from 'vitest'
import { compare } from './cross.ts'
import { byTurns, isLong } from '../../runs.ts'

const ACTIONS = 70

/** The refusals and the sequences of events that the matches below must cover. */
const KINDS = [
  'agree game-over',
  'cannot-capture',
  'capture isolate',
  'capture isolate phase',
  'capture phase',
  'empty-cell',
  'exchange phase',
  'isolate phase',
  'irregular capture',
  'irregular pass phase',
  'irregular phase',
  'irregular switch',
  'must-move',
  'not-adjacent',
  'not-in-hand',
  'not-largest',
  'not-yours',
  'nothing-irregular',
  'occupied',
  'pass game-over',
  'pass phase',
  'phase',
  'place align game-over',
  'same-cell',
  'switch phase',
  'unknown-action',
  'wrong-phase',
]

const FIRST_SEEDS = byTurns([0, 6, 12, 18, 24, 30, 36, 42, 48, 54], 4)

const compared = new Map<number, ReturnType<typeof compare>[]>()

/** The comparisons of six matches with seeds from `first` on, cached. */
function comparedFrom(first: number): readonly ReturnType<typeof compare>[] {
  const known = compared.get(first) ?? Array.from({ length: 6 }, (_, index) => compare(first + index, ACTIONS))
  compared.set(first, known)
  return known
}

describe('random matches', () => {
  it.each(FIRST_SEEDS)('have the same rulings in both implementations: six matches from seed %i on', first => {
    expect(comparedFrom(first).flatMap(({ difference }) => difference ?? [])).toEqual([])
  })

  it.runIf(isLong)('cover every listed refusal and every listed sequence of events', () => {
    const seen = new Set(FIRST_SEEDS.flatMap(comparedFrom).flatMap(({ kinds }) => kinds))
    expect(KINDS.filter(kind => !seen.has(kind))).toEqual([])
  })
})
