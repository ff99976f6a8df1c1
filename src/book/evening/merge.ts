import { keyOf } from '../standings.ts'
import { isOpen, nameOf, numberOf, type Evening, type Guest, type GuestNumber, type Pairing } from './evening.ts'

export interface MergedEvening {
  readonly evening: Evening
  /** Those of whom one copy tells another result than the other: what was told last counts. */
  readonly differing: readonly (readonly [string, string])[]
}

/**
 * Two copies of one evening as one: everybody and every pairing of either, and every result. What is said of the whole, such as its
 * name, is as it was changed last.
 */
export function mergeEvenings(there: Evening, found: Evening): MergedEvening {
  const { guests, numbers } = mergeGuests(there, found)
  const numberFor = (guest: GuestNumber): GuestNumber => numbers[guest - 1] ?? guest
  const brought = found.pairings.map(pairing => {
    const [a, b] = pairing.guests
    return { ...pairing, guests: [numberFor(a), numberFor(b)] } as const
  })
  const couples = coupled(there.pairings, brought)
  const ours = couples.map(([mine]) => mine)
  const theirs = new Map(couples)
  const pairings = [
    ...there.pairings.map(mine => onePairing(mine, theirs.get(mine) ?? mine)),
    ...brought.filter(each => !couples.some(([, other]) => other === each)),
  ]
  const differing = ours.flatMap((mine): readonly (readonly [string, string])[] =>
    differ(mine, theirs.get(mine) ?? mine)
      ? [[nameOf({ guests }, mine.guests[0]), nameOf({ guests }, mine.guests[1])]]
      : [],
  )
  const touched = Math.max(there.touched, found.touched)
  return { evening: { ...newerOf(there, found), touched, guests, pairings }, differing }
}

/** Of two that were changed in the same moment it is the same one whichever is there. */
function newerOf(there: Evening, found: Evening): Evening {
  if (there.touched !== found.touched) return there.touched > found.touched ? there : found
  return aboutAll(there) >= aboutAll(found) ? there : found
}

const aboutAll = ({ name, game, everyone, points, ended, shelved }: Evening): string =>
  JSON.stringify([name, game, everyone, points, ended, shelved])

/** Somebody is known by name, or, where they are called otherwise by now, by the seat of a match that both copies have. */
function mergeGuests(there: Evening, found: Evening): { guests: readonly Guest[]; numbers: readonly GuestNumber[] } {
  const isNewer = newerOf(there, found) === found
  const guests = [...there.guests]
  const numbers = found.guests.map((guest, index) => {
    const known = numberOf(there, guest.name) || seatOf(there, found, index + 1)
    if (known === 0) return guests.push(guest)
    if (isNewer) guests[known - 1] = guest
    return known
  })
  return { guests, numbers }
}

function seatOf(there: Evening, found: Evening, guest: GuestNumber): GuestNumber {
  const known = new Set(found.guests.map(({ name }) => keyOf(name)))
  for (const { match, guests } of found.pairings) {
    const seat = guests.indexOf(guest)
    const mine = match === undefined || seat < 0 ? undefined : there.pairings.find(each => each.match === match)
    const other = mine?.guests[seat]
    if (other !== undefined && !known.has(keyOf(nameOf(there, other)))) return other
  }
  return 0
}

type Couple = readonly [Pairing, Pairing]
type Alike = (mine: Pairing, other: Pairing) => boolean

/** Which pairings of the two are the same, the surest first: what is left of either is another time that two met. */
const STEPS: readonly Alike[] = [
  (mine, other) => mine.match !== undefined && mine.match === other.match,
  (mine, other) => isTold(mine) && mine.told?.at === other.told?.at,
  (mine, other) => mine.match !== undefined && isTold(other),
  (mine, other) => isTold(mine) && other.match !== undefined,
  (mine, other) => isTold(mine) && isTold(other),
  (mine, other) => isOpen(mine) || isOpen(other),
]

const isTold = ({ told }: Pairing): boolean => told !== undefined

function coupled(there: readonly Pairing[], brought: readonly Pairing[]): readonly Couple[] {
  const couples: Couple[] = []
  let [mine, others] = [inOrder(there), inOrder(brought)]
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

/** The same two; but no two matches are one. */
const mayBeSame = (mine: Pairing, other: Pairing): boolean =>
  mine.guests.every(guest => other.guests.includes(guest)) && (mine.match === undefined || other.match === undefined)

const inOrder = (pairings: readonly Pairing[]): readonly Pairing[] =>
  pairings.toSorted((a, b) => (a.told?.at ?? 0) - (b.told?.at ?? 0) || ((a.match ?? '') < (b.match ?? '') ? -1 : 1))

function differ(mine: Pairing, other: Pairing): boolean {
  const winner = turned(other, mine).told?.winner
  return mine.told !== undefined && winner !== undefined && winner !== mine.told.winner
}

/** What was told last, on the match of either. */
function onePairing(mine: Pairing, other: Pairing): Pairing {
  if (mine === other) return mine
  const base = mine.match === undefined && other.match !== undefined ? other : mine
  const told = [mine, other].flatMap(each => turned(each, base).told ?? []).toSorted(laterFirst)[0]
  const { told: _, ...rest } = base
  return told ? { ...rest, told } : rest
}

type Told = NonNullable<Pairing['told']>

const laterFirst = (a: Told, b: Told): number => b.at - a.at || b.winner - a.winner

/** As the two sit in another pairing of theirs. */
function turned(pairing: Pairing, { guests }: Pairing): Pairing {
  const { told } = pairing
  if (pairing.guests[0] === guests[0] || told === undefined || told.winner === 0) return pairing
  return { ...pairing, guests, told: { ...told, winner: told.winner === 1 ? 2 : 1 } }
}
