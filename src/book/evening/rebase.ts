import { isFree } from './changes.ts'
import { numberOf, type Evening, type Guest, type GuestNumber, type Pairing } from './evening.ts'
import { coupled, onePairing } from './merge.ts'

/** An evening whose guests and pairings keep their places for good: null where a pairing was taken out. */
export interface PlacedEvening extends Omit<Evening, 'pairings' | 'shelved'> {
  readonly pairings: readonly (Pairing | null)[]
}

/** What people agree on and say of the whole. */
export const WHOLE = ['name', 'games', 'everyone', 'points', 'ties', 'ended'] as const

export function placedOf(evening: Evening): PlacedEvening {
  const { shelved: _, ...placed } = evening
  return placed
}

const isThere = (pairing: Pairing | null): pairing is Pairing => pairing !== null

export const eveningOf = (placed: PlacedEvening): Evening => ({ ...placed, pairings: placed.pairings.filter(isThere) })

/** The evening as a book keeps it; put away only where people did so here. */
export const keptOf = (placed: PlacedEvening, { shelved }: Pick<Evening, 'shelved'>): Evening => ({
  ...eveningOf(placed),
  ...(shelved === undefined ? {} : { shelved }),
})

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Whether two values say the same, whatever the order of their properties. */
export const saysTheSame = (some: unknown, other: unknown): boolean =>
  JSON.stringify(some, inOrder) === JSON.stringify(other, inOrder)

/**
 * What was changed here since `base` was known to both, made on what the evening has become elsewhere. What only one has changed is as
 * that one has it; of one pairing both keep all that was told. Guests of `base` have the same numbers in all three.
 */
export function rebase(mine: Evening, base: Evening, theirs: PlacedEvening): PlacedEvening {
  const { guests, numbers } = rebaseGuests(mine, base, theirs)
  const renumbered = mine.pairings.map(pairing => ({
    ...pairing,
    guests: pairing.guests.map(guest => numbers[guest - 1] ?? guest),
  }))
  const changed = WHOLE.filter(key => !saysTheSame(mine[key], base[key]))
  const { ended, ...rest } = { ...theirs, ...Object.fromEntries(changed.map(key => [key, mine[key]])) }
  return {
    ...rest,
    ...(ended === undefined ? {} : { ended }),
    touched: Math.max(mine.touched, theirs.touched),
    guests,
    pairings: rebasePairings(renumbered, base.pairings, theirs.pairings),
  }
}

/** Guests as both have them, and the numbers that those of `mine` have among them. */
function rebaseGuests(mine: Evening, base: Evening, theirs: PlacedEvening) {
  const guests = [...theirs.guests]
  const numbers = mine.guests.map((guest, index): GuestNumber => {
    const [was, there] = [base.guests[index], guests[index]]
    if (!was || !there) return comes(guests, guest)
    guests[index] = guestNow(there, was, guest, isFree({ guests }, guest.name, index + 1))
    return index + 1
  })
  // Whoever was taken out again has left: others may have paired them.
  base.guests.slice(mine.guests.length).forEach((was, i) => {
    const index = mine.guests.length + i
    if (saysTheSame(guests[index], was)) guests[index] = { ...was, left: true }
  })
  return { guests, numbers }
}

function comes(guests: Guest[], guest: Guest): GuestNumber {
  const known = numberOf({ guests }, guest.name)
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
  const [kept, there] = [new Map(coupled(base, mine)), new Map(coupled(base, theirs.filter(isThere)))]
  for (const was of base) {
    const [now, other] = [kept.get(was), there.get(was)]
    const place = other ? pairings.indexOf(other) : pairings.length
    if (now && saysTheSame(now, was)) continue
    if (now) pairings[place] = other && !saysTheSame(other, was) ? changedTwice(was, now, other) : now
    else if (other && saysTheSame(other, was)) pairings[place] = null
  }
  const [known, elsewhere] = [new Set(kept.values()), new Set(there.values())]
  const fresh = mine.filter(each => !known.has(each))
  const met = new Map(coupled(theirs.filter(isThere).filter(each => !elsewhere.has(each)), fresh).map(([other, now]) => [now, other])) // prettier-ignore
  for (const now of fresh) {
    const other = met.get(now)
    if (other) pairings[pairings.indexOf(other)] = onePairing(other, now)
    else pairings.push(now)
  }
  return pairings
}

/** A word of `was` that one of the two has taken out is out. */
function changedTwice(was: Pairing, now: Pairing, other: Pairing): Pairing {
  const timesIn = ({ told = [] }: Pairing): ReadonlySet<number> => new Set(told.map(({ at }) => at))
  const out = [...timesIn(was)].filter(at => !timesIn(now).has(at) || !timesIn(other).has(at))
  const { told = [], ...rest } = onePairing(other, now)
  const left = told.filter(({ at }) => !out.includes(at))
  return left.length > 0 ? { ...rest, told: left } : rest
}
