import { FOURS } from './fours.ts'

/** Who sits together, table by table. */
type Tables<T> = readonly (readonly T[])[]

/**
 * Rounds in which everybody meets everybody once (the circle method): the first stays, the others go round. Of an odd number somebody
 * rests in every round, the last in the first, and each of them once. The first seat changes hands.
 */
export function roundsOfTwo<T>(all: readonly T[]): readonly Tables<T>[] {
  const [first, circle] = all.length % 2 === 0 ? [all.slice(0, 1), all.slice(1).reverse()] : [[], all.toReversed()]
  const at = (place: number): readonly T[] => circle.slice(place % circle.length).slice(0, 1)
  return circle.map((_, round) => {
    const ends = round % 2 === 0 ? pairOf(first, at(round)) : pairOf(at(round), first)
    const across = Array.from({ length: (circle.length - 1) / 2 }, (_, step) =>
      pairOf(at(round - step - 1 + circle.length), at(round + step + 1)),
    )
    return [ends, ...across].flat()
  })
}

const pairOf = <T>(some: readonly T[], others: readonly T[]): Tables<T> => some.flatMap(a => others.map(b => [a, b]))

/** The rounds in the order in which they repeat least of who has sat together, there and at tables that are none of theirs. */
export function freshFirst<T>(rounds: readonly Tables<T>[], others: Tables<T>): readonly Tables<T>[] {
  const sat = [...others]
  const times = (tables: Tables<T>): number =>
    tables.flatMap(table => sat.map(other => shared(table, other))).reduce((sum, pairs) => sum + pairs, 0)
  const left = [...rounds]
  return rounds.flatMap(() => {
    const least = Math.min(...left.map(times))
    const next = left.splice(
      left.findIndex(round => times(round) === least),
      1,
    )
    sat.push(...next.flat())
    return next
  })
}

/** How many pairs sit at both. */
function shared<T>(table: readonly T[], other: readonly T[]): number {
  const both = table.filter(guest => other.includes(guest)).length
  return (both * (both - 1)) / 2
}

/** Rounds of tables of four, for 4 to 16, so that each sits with each as often as with any other, or once more. The first seat changes hands. */
export const roundsOfFour = <T>(all: readonly T[]): readonly Tables<T>[] =>
  (FOURS[all.length]?.split(', ') ?? []).map((tables, round) =>
    tables.split(' ').map(places => {
      const seats = [...places].flatMap(place => all.slice(parseInt(place, 36)).slice(0, 1))
      return [...seats.slice(round % 4), ...seats.slice(0, round % 4)]
    }),
  )
