import { arePair, isOpen, present, type Evening, type GuestNumber, type Pairing } from './evening.ts'

type Pair<T> = readonly [T, T]

/**
 * Rounds in which everybody meets everybody once (the circle method): the first stays, the others go round. Of an odd number somebody
 * rests in every round, the last in the first, and each of them once. The first seat changes hands.
 */
export function roundRobin<T>(all: readonly T[]): readonly (readonly Pair<T>[])[] {
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

const pairOf = <T>(some: readonly T[], others: readonly T[]): readonly Pair<T>[] =>
  some.flatMap(a => others.map((b): Pair<T> => [a, b]))

/** Two who are to meet, and what has come of it; null where nobody paired them but the plan. */
export interface Fixture {
  readonly guests: Pairing['guests']
  readonly pairing: Pairing | null
}

interface Round {
  readonly fixtures: readonly Fixture[]
  readonly resting: readonly GuestNumber[]
}

/** Who plays whom: round by round where everybody meets everybody, and what was paired beside that. */
interface Plan {
  readonly rounds: readonly Round[]
  readonly beside: readonly Fixture[]
}

export function planOf(evening: Evening): Plan {
  const left = [...evening.pairings]
  const guests = present(evening)
  const rounds = evening.everyone && guests.length > 1 ? roundRobin(guests) : []
  const planned = rounds.map(pairs => {
    const fixtures = pairs.map(pair => fixtureOf(pair, left))
    const busy = new Set(pairs.flat())
    return { fixtures, resting: guests.filter(guest => !busy.has(guest)) }
  })
  return { rounds: planned, beside: left.map(pairing => ({ guests: pairing.guests, pairing })) }
}

/** Takes the first pairing of these two from what is left. */
function fixtureOf(pair: Pairing['guests'], left: Pairing[]): Fixture {
  const index = left.findIndex(({ guests }) => arePair(guests, pair))
  const [pairing = null] = index < 0 ? [] : left.splice(index, 1)
  return { guests: pairing?.guests ?? pair, pairing }
}

const isToPlay = ({ pairing }: Fixture): boolean => pairing === null || isOpen(pairing)

/** Who is still to meet, in the order of the plan. */
export function toPlay(evening: Evening): readonly Fixture[] {
  if (evening.ended !== undefined) return []
  const { rounds, beside } = planOf(evening)
  const guests = new Set(present(evening))
  return [...rounds.flatMap(({ fixtures }) => fixtures), ...beside].filter(
    fixture => isToPlay(fixture) && fixture.guests.every(guest => guests.has(guest)),
  )
}

/** Who plays next: the first two of whom neither is at a table. */
export const nextOf = (evening: Evening, playing: ReadonlySet<GuestNumber>): Fixture | null =>
  toPlay(evening).find(({ guests }) => !guests.some(guest => playing.has(guest))) ?? null
