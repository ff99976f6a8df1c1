import { keyOf } from '../standings.ts'
import {
  arePair,
  isOpen,
  MOST_GUESTS,
  MOST_NAMES,
  MOST_PAIRINGS,
  numberOf,
  present,
  type Evening,
  type Guest,
  type GuestNumber,
  type Pairing,
} from './evening.ts'

/** What people change an evening to. What can't be done changes nothing. */
export type Change = (evening: Evening) => Evening

const guestAt =
  (guest: GuestNumber, change: (guest: Guest) => Guest): Change =>
  evening => ({ ...evening, guests: evening.guests.map((each, index) => (index === guest - 1 ? change(each) : each)) })

export const leaves = (guest: GuestNumber): Change => guestAt(guest, ({ name }) => ({ name, left: true }))

export const comesBack =
  (guest: GuestNumber): Change =>
  evening =>
    present(evening).length < MOST_GUESTS ? guestAt(guest, ({ name }) => ({ name }))(evening) : evening

/** Whoever has left comes back under their number. */
export const joins =
  (name: string): Change =>
  evening => {
    const known = numberOf(evening, name)
    if (known > 0) return comesBack(known)(evening)
    if (present(evening).length >= MOST_GUESTS || evening.guests.length >= MOST_NAMES) return evening
    return { ...evening, guests: [...evening.guests, { name }] }
  }

/** No two are called the same. */
export const isFree = (evening: Evening, name: string, guest: GuestNumber = 0): boolean =>
  [0, guest].includes(numberOf({ guests: evening.guests }, name))

export const isCalled =
  (guest: GuestNumber, name: string): Change =>
  evening =>
    isFree(evening, name, guest) ? guestAt(guest, each => ({ ...each, name }))(evening) : evening

const same = (some: Pairing, other: Pairing): boolean =>
  arePair(some.guests, other.guests) && some.match === other.match && some.told?.at === other.told?.at

/** One pairing in the place of another; without the one it is added, without the other it is taken out. */
export const pairs =
  (before: Pairing | null, after: Pairing | null): Change =>
  evening => {
    const { pairings } = evening
    const index = before ? pairings.findIndex(each => same(each, before)) : pairings.length
    if (index < 0 || (index === pairings.length && index >= MOST_PAIRINGS)) return evening
    return { ...evening, pairings: pairings.toSpliced(index, 1, ...(after ? [after] : [])) }
  }

/** A match of these players, as they sit in it: for a pairing of theirs that is open, if there is one. Who isn't there yet joins. */
export const plays =
  (match: string, names: readonly [string, string]): Change =>
  evening => {
    if (evening.pairings.some(each => each.match === match) || keyOf(names[0]) === keyOf(names[1])) return evening
    const with2 = names.reduce((now, name) => (numberOf(now, name) > 0 ? now : joins(name)(now)), evening)
    const [a, b] = names.map(name => numberOf(with2, name))
    return a && b ? ties(match, [a, b])(with2) : evening
  }

/** The same of guests by number. */
export const ties =
  (match: string, guests: Pairing['guests']): Change =>
  evening => {
    const open = evening.pairings.find(each => isOpen(each) && arePair(each.guests, guests))
    return pairs(open ?? null, { guests, match })(evening)
  }

/** An evening that is over keeps what was played. */
export const ends =
  (at: number | null): Change =>
  evening => {
    const { ended: _, ...rest } = evening
    return at === null ? rest : { ...rest, ended: at }
  }

export const removes =
  (at: number | null): Change =>
  evening => {
    const { shelved: _, ...rest } = evening
    return at === null ? rest : { ...rest, shelved: at }
  }

export const sets =
  (some: Partial<Pick<Evening, 'name' | 'game' | 'everyone' | 'points'>>): Change =>
  evening => ({ ...evening, ...some })
