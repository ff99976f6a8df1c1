import { keyOf } from '../standings.ts'
import {
  sameGuests,
  matchesOf,
  MAX_GUESTS,
  MAX_NAMES,
  MAX_PAIRINGS,
  MAX_REPORTS,
  guestOf,
  presentGuests,
  type Choices,
  type Evening,
  type Guest,
  type GuestNumber,
  type Pairing,
} from './evening.ts'
import { isOpen, withMatch } from './outcome.ts'
import { fixStartedRounds } from './plan.ts'

/** A change of an evening. Returns the evening itself if the change is impossible. */
export type Change = (evening: Evening) => Evening

const guestAt =
  (guest: GuestNumber, change: (guest: Guest) => Guest): Change =>
  evening => ({ ...evening, guests: evening.guests.map((each, index) => (index === guest - 1 ? change(each) : each)) })

const replanned =
  (change: Change): Change =>
  evening =>
    change(fixStartedRounds(evening))

export const markLeft = (guest: GuestNumber): Change => replanned(guestAt(guest, each => ({ ...each, left: true })))

export const readmitGuest =
  (guest: GuestNumber): Change =>
  evening =>
    presentGuests(evening).length < MAX_GUESTS ? replanned(guestAt(guest, isThere))(evening) : evening

function isThere(guest: Guest): Guest {
  const { left: _, ...rest } = guest
  return rest
}

/** Adds a guest. A guest who has left comes back with the same number. */
export const addGuest =
  (name: string): Change =>
  evening => {
    const known = guestOf(evening, name)
    if (known > 0) return readmitGuest(known)(evening)
    if (presentGuests(evening).length >= MAX_GUESTS || evening.guests.length >= MAX_NAMES) return evening
    return replanned(now => ({ ...now, guests: [...now.guests, { name }] }))(evening)
  }

/** Whether no guest except `guest` has this name. */
export const isNameFree = (evening: Pick<Evening, 'guests'>, name: string, guest: GuestNumber = 0): boolean =>
  [0, guest].includes(guestOf({ guests: evening.guests }, name))

export const renameGuest =
  (guest: GuestNumber, name: string): Change =>
  evening =>
    isNameFree(evening, name, guest)
      ? guestAt(guest, ({ lot, ...each }) => ({ ...each, name, lot: lot ?? each.name }))(evening)
      : evening

const same = (some: Pairing, other: Pairing): boolean =>
  sameGuests(some.guests, other.guests) &&
  `${matchesOf(some)}` === `${matchesOf(other)}` &&
  some.told?.at(-1)?.at === other.told?.at(-1)?.at

const placeOf = (pairings: readonly Pairing[], before: Pairing): number =>
  pairings.includes(before) ? pairings.indexOf(before) : pairings.findIndex(each => same(each, before))

/** Replaces a pairing. Adds `after` if `before` is null; removes `before` if `after` is null, so that its guests are planned to meet again. */
export const setPairing =
  (before: Pairing | null, after: Pairing | null): Change =>
  evening => {
    const index = before ? placeOf(evening.pairings, before) : evening.pairings.length
    const isReplanned = after === null && evening.pairings[index]?.fixed === true
    const { pairings } = isReplanned ? fixStartedRounds(evening) : evening
    const isFull = (index === pairings.length && index >= MAX_PAIRINGS) || (after?.told?.length ?? 0) > MAX_REPORTS
    if (index < 0 || isFull) return evening
    return { ...evening, pairings: pairings.toSpliced(index, 1, ...(after ? [after] : [])) }
  }

/** Adds a match, with its players in seat order, to a pairing of these players that has no match, or to a new pairing. New players become guests. */
export const addMatch =
  (match: string, names: readonly string[]): Change =>
  evening => {
    const isTwice = new Set(names.map(keyOf)).size < names.length
    if (isTwice || evening.pairings.some(each => matchesOf(each).includes(match))) return evening
    const withAll = names.reduce((now, name) => (guestOf(now, name) > 0 ? now : addGuest(name)(now)), evening)
    const guests = names.map(name => guestOf(withAll, name))
    if (guests.includes(0)) return evening
    const without = withAll.pairings.filter(each => each.match === undefined && sameGuests(each.guests, guests))
    return assignMatch(without.find(isOpen) ?? without[0] ?? null, match, guests)(withAll)
  }

/** Adds a match, with its guests in seat order, to a pairing. If `pairing` is null, adds it to a new pairing in this round of the plan. */
export const assignMatch = (
  pairing: Pairing | null,
  match: string,
  guests: Pairing['guests'],
  round: number | null = null,
): Change => setPairing(pairing, withMatch(pairing ?? { guests, ...(round === null ? {} : { round }) }, match, guests))

/** Ends an evening at this time; null reopens it. */
export const endEvening =
  (at: number | null): Change =>
  evening => {
    const { ended: _, ...rest } = evening
    return at === null ? rest : { ...rest, ended: at }
  }

export const archiveEvening =
  (at: number | null): Change =>
  evening => {
    const { shelved: _, ...rest } = evening
    return at === null ? rest : { ...rest, shelved: at }
  }

/** Changes settings; null for `rounds` removes the limit. A change of the games or of the way of pairing replans the rounds that have not started. */
export const configure =
  (some: Partial<Pick<Evening, 'name'> & Omit<Choices, 'rounds'> & { readonly rounds: number | null }>): Change =>
  evening => {
    const { rounds = evening.rounds, ...others } = some
    const { games, everyone } = { ...evening, ...some }
    const isPlanAsBefore = everyone === evening.everyone && JSON.stringify(games) === JSON.stringify(evening.games)
    const { rounds: _, ...rest } = isPlanAsBefore ? evening : fixStartedRounds(evening)
    return { ...rest, ...others, ...(typeof rounds === 'number' ? { rounds } : {}) }
  }
