import { keyOf } from '../standings.ts'
import {
  sameGuests,
  matchesOf,
  nameOf,
  guestOf,
  seatedMatches,
  type Evening,
  type Guest,
  type GuestNumber,
  type Pairing,
} from './evening.ts'
import { allReports, isOpen, reportedResults, reseated, withMatch } from './outcome.ts'
import { isNameFree } from './changes.ts'

export interface MergedEvening {
  readonly evening: Evening
  /** For each pairing whose reports differ, so that someone must choose a result: the names of its guests. */
  readonly differing: readonly (readonly string[])[]
}

/**
 * Merges two copies of an evening. The result has all guests, pairings and reports of both copies. Other fields, such as the name, are
 * taken from the copy that was changed last. Merging is symmetric and idempotent.
 */
export function mergeEvenings(some: Evening, other: Evening): MergedEvening {
  const [first, second] = isBefore(some, other) ? [some, other] : [other, some]
  const { guests, numbers } = mergeGuests(first, second)
  const renumberedPairings = renumbered(second, numbers)
  const couples = coupled(first.pairings, renumberedPairings)
  const theirs = new Map(couples)
  const pairings = eachOnce([
    ...first.pairings.map(mine => onePairing(mine, theirs.get(mine) ?? mine)),
    ...renumberedPairings.filter(each => !couples.some(([, one]) => one === each)),
  ])
  const differing = pairings.filter(pairing => reportedResults(pairing).length > 1)
  return {
    evening: { ...first, guests, pairings },
    differing: differing.map(pairing => pairing.guests.map(guest => nameOf({ guests }, guest))),
  }
}

const renumbered = ({ pairings }: Evening, numbers: readonly GuestNumber[]): readonly Pairing[] =>
  pairings.map(({ also, told, ...pairing }) => {
    const now = (guests: Pairing['guests']): Pairing['guests'] => guests.map(guest => numbers[guest - 1] ?? guest)
    const others = also?.map(each => ({ ...each, guests: now(each.guests) }))
    const reports = told?.map(report => (report.guest === undefined ? report : { ...report, guest: numbers[report.guest - 1] ?? report.guest })) // oxfmt-ignore
    return {
      ...pairing,
      guests: now(pairing.guests),
      ...(others ? { also: others } : {}),
      ...(reports ? { told: reports } : {}),
    }
  })

/** Compares the time of the last change, then size, then text, so that the order of the two arguments doesn't matter. */
function isBefore(some: Evening, other: Evening): boolean {
  const more = some.touched - other.touched || sizeOf(some) - sizeOf(other)
  return more === 0 ? JSON.stringify(some) >= JSON.stringify(other) : more > 0
}

const sizeOf = ({ guests, pairings }: Evening): number =>
  guests.length + pairings.flatMap(pairing => [0, ...(pairing.told ?? []), ...matchesOf(pairing)]).length

/** Recognises guests by name or, if they were renamed, by their seat in a match that both copies have. */
function mergeGuests(
  first: Evening,
  second: Evening,
): { readonly guests: readonly Guest[]; readonly numbers: readonly GuestNumber[] } {
  const guests = [...first.guests]
  const taken = new Set<GuestNumber>()
  // In an evening of an earlier version, two names may look the same.
  const claim = (number: GuestNumber): GuestNumber => (taken.has(number) ? 0 : (taken.add(number), number))
  const same = second.guests.map(({ name }) => claim(first.guests.findIndex(each => each.name === name) + 1))
  const alike = second.guests.map(({ name }, i) => same[i] || claim(guestOf(first, name)))
  const numbers = second.guests.map((guest, i) => alike[i] || claim(seatOf(first, second, i + 1)) || guests.push(guest))
  return { guests, numbers }
}

function seatOf(first: Evening, second: Evening, guest: GuestNumber): GuestNumber {
  const known = new Set(second.guests.map(({ name }) => keyOf(name)))
  const seated = first.pairings.flatMap(seatedMatches)
  for (const { match, guests } of second.pairings.flatMap(seatedMatches)) {
    const seat = guests.indexOf(guest)
    const mine = seat < 0 ? undefined : seated.find(each => each.match === match)
    const other = mine?.guests[seat]
    if (other !== undefined && !known.has(keyOf(nameOf(first, other)))) return other
  }
  return 0
}

type PairingMatch = readonly [Pairing, Pairing]
type IsSame = (mine: Pairing, other: Pairing) => boolean

/** The most reliable rule first. If one copy was replanned, the two copies of a pairing may have different rounds. */
const STEPS: readonly IsSame[] = [
  (mine, other) => matchesOf(mine).some(match => matchesOf(other).includes(match)),
  (mine, other) => mine.round !== undefined && mine.round === other.round,
  (mine, other) => timesOf(mine).some(at => timesOf(other).includes(at)),
  (mine, other) => mine.match !== undefined && isTold(other),
  (mine, other) => isTold(mine) && other.match !== undefined,
  (mine, other) => isTold(mine) && isTold(other),
  (mine, other) => isPlanned(mine) && isPlanned(other),
  (mine, other) => isOpen(mine) || isOpen(other),
]

const timesOf = ({ told = [] }: Pairing): readonly number[] => told.map(({ at }) => at)
const isPlanned = ({ round }: Pairing): boolean => round !== undefined
const isTold = (pairing: Pairing): boolean => timesOf(pairing).length > 0

function coupled(first: readonly Pairing[], brought: readonly Pairing[]): readonly PairingMatch[] {
  const couples: PairingMatch[] = []
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

const mayBeSame = (mine: Pairing, other: Pairing): boolean =>
  sameGuests(mine.guests, other.guests) &&
  (mine.match === undefined || other.match === undefined || (isPlanned(mine) && isPlanned(other)))

const inOrder = (pairings: readonly Pairing[]): readonly Pairing[] =>
  pairings.toSorted(
    (a, b) => (timesOf(a)[0] ?? 0) - (timesOf(b)[0] ?? 0) || ((a.match ?? '') < (b.match ?? '') ? -1 : 1),
  )

/** The seats are those of `mine`, unless only `other` has a match. An open pairing's round counts only if the other copy has none. */
function onePairing(mine: Pairing, other: Pairing): Pairing {
  if (mine === other) return mine
  const [base, more] = mine.match === undefined && other.match !== undefined ? [other, mine] : [mine, other]
  const reports = allReports(base, reseated(more, base.guests))
  const seated = new Map([...seatedMatches(base), ...seatedMatches(more)].map(each => [each.match, each]))
  const also = [...seated.values()].filter(({ match }) => match !== base.match)
  const { also: _, round: _round, ...rest } = { ...more, ...base }
  const [planned, moved] = isOpen(mine) ? [other, mine] : [mine, other]
  const round = planned.round ?? moved.round
  return {
    ...rest,
    ...(round === undefined ? {} : { round }),
    ...(also.length > 0 ? { also } : {}),
    ...(reports.length > 0 ? { told: reports } : {}),
  }
}

function eachOnce<T extends Pairing | null>(pairings: readonly T[]): readonly (T | Pairing)[] {
  const known = new Set<string>()
  return pairings.map(pairing => {
    const seated = pairing ? seatedMatches(pairing) : []
    const own = seated.filter(({ match }) => !known.has(match))
    own.forEach(({ match }) => known.add(match))
    if (!pairing || own.length === seated.length) return pairing
    const before: Pairing = pairing
    const { match: _, also: _also, ...rest } = before
    return own.reduce<Pairing>((now, { match, guests }) => withMatch(now, match, guests), rest)
  })
}

/** An evening whose guests and pairings never change their indices; a removed pairing is null. */
export interface PlacedEvening extends Omit<Evening, 'pairings' | 'shelved'> {
  readonly pairings: readonly (Pairing | null)[]
}

export const EVENING_FIELDS = ['name', 'games', 'everyone', 'rounds', 'points', 'ties', 'ended'] as const

export function placedOf(evening: Evening): PlacedEvening {
  const { shelved: _, ...placed } = evening
  return placed
}

const isThere = (pairing: Pairing | null): pairing is Pairing => pairing !== null

export const eveningOf = (placed: PlacedEvening): Evening => ({ ...placed, pairings: placed.pairings.filter(isThere) })

/** The evening as a book stores it. Each device decides for itself whether it is archived. */
export const storedEvening = (placed: PlacedEvening, { shelved }: Pick<Evening, 'shelved'>): Evening => ({
  ...eveningOf(placed),
  ...(shelved === undefined ? {} : { shelved }),
})

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Whether two values are equal, whatever the order of their properties. */
export const isDeepEqual = (some: unknown, other: unknown): boolean =>
  JSON.stringify(some, sorted) === JSON.stringify(other, sorted)

/**
 * Applies the changes between `base` and `mine` to `theirs`, the evening as other devices changed it since `base`. Fields changed in `mine`
 * override those of `theirs`. Merges pairings that both changed. Guests of `base` have the same numbers in all three.
 */
export function rebase(mine: Evening, base: Evening, theirs: PlacedEvening): PlacedEvening {
  const { guests, numbers } = rebaseGuests(mine, base, theirs)
  const changed = EVENING_FIELDS.filter(key => !isDeepEqual(mine[key], base[key]))
  const { ended, rounds, ...rest } = { ...theirs, ...Object.fromEntries(changed.map(key => [key, mine[key]])) }
  return {
    ...rest,
    ...(ended === undefined ? {} : { ended }),
    ...(rounds === undefined ? {} : { rounds }),
    touched: Math.max(mine.touched, theirs.touched),
    guests,
    pairings: rebasePairings(renumbered(mine, numbers), base.pairings, theirs.pairings),
  }
}

function rebaseGuests(mine: Evening, base: Evening, theirs: PlacedEvening) {
  const guests = [...theirs.guests]
  const numbers = mine.guests.map((guest, index): GuestNumber => {
    const [was, there] = [base.guests[index], guests[index]]
    if (!was || !there) return comes(guests, guest)
    guests[index] = guestNow(there, was, guest, isNameFree({ guests }, guest.name, index + 1))
    return index + 1
  })
  // A guest who was removed here is marked as having left, because other devices may have paired that guest.
  base.guests.slice(mine.guests.length).forEach((was, i) => {
    const index = mine.guests.length + i
    if (isDeepEqual(guests[index], was)) guests[index] = { ...was, left: true }
  })
  return { guests, numbers }
}

function comes(guests: Guest[], guest: Guest): GuestNumber {
  const known = guestOf({ guests }, guest.name)
  if (known === 0) return guests.push(guest)
  guests[known - 1] = guest
  return known
}

function guestNow(there: Guest, was: Guest, guest: Guest, isFreeName: boolean): Guest {
  const { name, lot } = guest.name !== was.name && isFreeName ? guest : there
  const { left } = guest.left === was.left ? there : guest
  return { name, ...(left ? { left } : {}), ...(lot === undefined ? {} : { lot }) }
}

type Placed = PlacedEvening['pairings']

function rebasePairings(mine: readonly Pairing[], base: readonly Pairing[], theirs: Placed): Placed {
  const pairings = [...theirs]
  const [before, there] = [new Map(coupled(base, mine)), new Map(coupled(base, theirs.filter(isThere)))]
  for (const was of base) {
    const [now, other] = [before.get(was), there.get(was)]
    const place = other ? pairings.indexOf(other) : pairings.length
    if (now && isDeepEqual(now, was)) continue
    if (now) pairings[place] = other && !isDeepEqual(other, was) ? changedTwice(was, now, other) : now
    else if (other && isDeepEqual(other, was)) pairings[place] = null
  }
  const [known, elsewhere] = [new Set(before.values()), new Set(there.values())]
  const fresh = mine.filter(each => !known.has(each))
  const met = new Map(coupled(theirs.filter(isThere).filter(each => !elsewhere.has(each)), fresh).map(([other, now]) => [now, other])) // oxfmt-ignore
  for (const now of fresh) {
    const other = met.get(now)
    if (other) pairings[pairings.indexOf(other)] = onePairing(other, now)
    else pairings.push(now)
  }
  return eachOnce(pairings)
}

/** A report that either copy removed stays removed. */
function changedTwice(was: Pairing, now: Pairing, other: Pairing): Pairing {
  const out = timesOf(was).filter(at => !timesOf(now).includes(at) || !timesOf(other).includes(at))
  const { told = [], ...rest } = onePairing(other, now)
  const left = told.filter(({ at }) => !out.includes(at))
  return left.length > 0 ? { ...rest, told: left } : rest
}
