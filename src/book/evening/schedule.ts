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

/** Rounds of tables of four, for 4 to 16, so that each sits with each as often as with any other, or once more. The first seat changes hands. */
export const roundsOfFour = <T>(all: readonly T[]): readonly Tables<T>[] =>
  (FOURS[all.length]?.split(', ') ?? []).map((tables, round) =>
    tables.split(' ').map(places => {
      const seats = [...places].flatMap(place => all.slice(parseInt(place, 36)).slice(0, 1))
      return [...seats.slice(round % 4), ...seats.slice(0, round % 4)]
    }),
  )
