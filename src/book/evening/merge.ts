import { keyOf } from '../standings.ts'
import { areSame, nameOf, numberOf, type Evening, type Guest, type GuestNumber, type Pairing } from './evening.ts'
import { allTold, isOpen, saidOf, turned } from './told.ts'

export interface MergedEvening {
  readonly evening: Evening
  /** Those of whom one result was told, and another: people are to choose. */
  readonly differing: readonly (readonly string[])[]
}

/**
 * Two copies of one evening as one: everybody and every pairing of either, and all that was told. What is said of the whole, such as
 * its name, is as it was changed last. It is the same whichever is merged into the other, and however often.
 */
export function mergeEvenings(some: Evening, other: Evening): MergedEvening {
  const [first, second] = isBefore(some, other) ? [some, other] : [other, some]
  const { guests, numbers } = mergeGuests(first, second)
  const brought = second.pairings.map(pairing => ({
    ...pairing,
    guests: pairing.guests.map(guest => numbers[guest - 1] ?? guest),
  }))
  const couples = coupled(first.pairings, brought)
  const theirs = new Map(couples)
  const pairings = [
    ...first.pairings.map(mine => onePairing(mine, theirs.get(mine) ?? mine)),
    ...brought.filter(each => !couples.some(([, one]) => one === each)),
  ]
  const differing = pairings.filter(pairing => saidOf(pairing).length > 1)
  return {
    evening: { ...first, guests, pairings },
    differing: differing.map(pairing => pairing.guests.map(guest => nameOf({ guests }, guest))),
  }
}

/** Which was changed last; of two that were so in the same moment, which holds more; else the same whichever is asked about. */
function isBefore(some: Evening, other: Evening): boolean {
  const more = some.touched - other.touched || sizeOf(some) - sizeOf(other)
  return more === 0 ? JSON.stringify(some) >= JSON.stringify(other) : more > 0
}

const sizeOf = ({ guests, pairings }: Evening): number =>
  guests.length +
  pairings.flatMap(({ match, told = [] }) => [0, ...told, ...(match === undefined ? [] : [match])]).length

/** Somebody is known by name, or, where they are called otherwise by now, by the seat of a match that both copies have. */
function mergeGuests(
  first: Evening,
  second: Evening,
): { readonly guests: readonly Guest[]; readonly numbers: readonly GuestNumber[] } {
  const guests = [...first.guests]
  const numbers = second.guests.map(
    (guest, index) => numberOf(first, guest.name) || seatOf(first, second, index + 1) || guests.push(guest),
  )
  return { guests, numbers }
}

function seatOf(first: Evening, second: Evening, guest: GuestNumber): GuestNumber {
  const known = new Set(second.guests.map(({ name }) => keyOf(name)))
  for (const { match, guests } of second.pairings) {
    const seat = guests.indexOf(guest)
    const mine = match === undefined || seat < 0 ? undefined : first.pairings.find(each => each.match === match)
    const other = mine?.guests[seat]
    if (other !== undefined && !known.has(keyOf(nameOf(first, other)))) return other
  }
  return 0
}

type Couple = readonly [Pairing, Pairing]
type Alike = (mine: Pairing, other: Pairing) => boolean

/** Which pairings of the two are the same, the surest first: what is left of either is another time that they met. */
const STEPS: readonly Alike[] = [
  (mine, other) => mine.match !== undefined && mine.match === other.match,
  (mine, other) => timesOf(mine).some(at => timesOf(other).includes(at)),
  (mine, other) => mine.match !== undefined && isTold(other),
  (mine, other) => isTold(mine) && other.match !== undefined,
  (mine, other) => isTold(mine) && isTold(other),
  (mine, other) => isOpen(mine) || isOpen(other),
]

const timesOf = ({ told = [] }: Pairing): readonly number[] => told.map(({ at }) => at)
const isTold = (pairing: Pairing): boolean => timesOf(pairing).length > 0

/** Which are the same, each once. */
export function coupled(first: readonly Pairing[], brought: readonly Pairing[]): readonly Couple[] {
  const couples: Couple[] = []
  let [mine, others] = [inOrder(first), inOrder(brought)]
  for (const [step, alike] of STEPS.entries()) {
    for (const each of mine) {
      const other = others.find(one => (step === 0 || mayBeSame(each, one)) && alike(each, one))
      if (!other) continue
      couples.push([each, other])
      others = others.filter(one => one !== other)
    }
    mine = mine.filter(each => !couples.some(([one]) => one === each))
  }
  return couples
}

/** The same people; but no two matches are one. */
const mayBeSame = (mine: Pairing, other: Pairing): boolean =>
  areSame(mine.guests, other.guests) && (mine.match === undefined || other.match === undefined)

const inOrder = (pairings: readonly Pairing[]): readonly Pairing[] =>
  pairings.toSorted(
    (a, b) => (timesOf(a)[0] ?? 0) - (timesOf(b)[0] ?? 0) || ((a.match ?? '') < (b.match ?? '') ? -1 : 1),
  )

/** All that was told, as the two sit in the match of either. */
export function onePairing(mine: Pairing, other: Pairing): Pairing {
  if (mine === other) return mine
  const [base, more] = mine.match === undefined && other.match !== undefined ? [other, mine] : [mine, other]
  const told = allTold(base, turned(more, base.guests))
  return { ...more, ...base, ...(told.length > 0 ? { told } : {}) }
}
