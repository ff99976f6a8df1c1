import { setPairing, assignMatch, type Change } from './changes.ts'
import { sameGuests, matchesOf, type Evening, type GuestNumber, type Pairing } from './evening.ts'
import { isOpen, addReport, reseated, type PairingResult, type Stamp } from './outcome.ts'
import { fixturesOf, pairingFor, upgradePairings, type Fixture } from './plan.ts'

type Seen = Pick<Fixture, 'guests' | 'game' | 'round' | 'pairing'>

const timesOf = ({ told = [] }: Pairing): readonly number[] => told.map(({ at }) => at)

const areOne = (now: Pairing, seen: Pairing): boolean =>
  matchesOf(seen).some(match => matchesOf(now).includes(match)) ||
  timesOf(seen).some(at => timesOf(now).includes(at)) ||
  (seen.round !== undefined && seen.round === now.round)

/** The present state of a pairing that was seen earlier; null if the pairing no longer exists. */
export function currentPairing(evening: Evening, { guests, round, pairing }: Seen): Pairing | null {
  const theirs = evening.pairings.filter(each => sameGuests(each.guests, guests))
  if (pairing && theirs.includes(pairing)) return pairing
  const same = pairing && theirs.find(each => areOne(each, pairing))
  if (same) return same
  const planned = fixturesOf(evening).filter(each => sameGuests(each.guests, guests))
  const fixture = planned.find(each => each.round !== null && each.round === round) ?? planned.find(each => each.round !== null) // oxfmt-ignore
  // A pairing made by hand is taken to be the latest pairing of its guests.
  return pairing && round === null ? (theirs.at(-1) ?? null) : fixture ? fixture.pairing : (theirs.at(-1) ?? null)
}

function freshFor(evening: Evening, seen: Seen): Pairing {
  const planned = fixturesOf(evening).find(({ guests, pairing }) => pairing === null && sameGuests(guests, seen.guests))
  return pairingFor({ ...seen, round: planned?.round ?? seen.round })
}

/**
 * Reports a pairing's result, even if another result was entered in the meantime. The report replaces the reports in `seen`; others stay, so
 * that someone can choose between them. A null result withdraws the reports in `seen`.
 */
export const reportResult =
  (seen: Seen, result: PairingResult | null, stamp: Stamp): Change =>
  before => {
    const evening = upgradePairings(before)
    const now = currentPairing(evening, seenIn(before, evening, seen))
    const base = reseated(now ?? freshFor(evening, seen), seen.guests)
    const reported = addReport(base, result, stamp, seen.pairing)
    return setPairing(now, now ? reseated(reported, now.guests) : reported)(evening)
  }

const seenIn = (before: Evening, evening: Evening, seen: Seen): Seen => {
  const place = seen.pairing ? before.pairings.indexOf(seen.pairing) : -1
  return { ...seen, pairing: evening.pairings[place] ?? seen.pairing }
}

/** The fixture for a match that these guests start: the first open fixture or, if all are played, the last. */
export function fixtureFor(evening: Evening, guests: readonly GuestNumber[]): Fixture | undefined {
  const theirs = fixturesOf(evening).filter(each => sameGuests(each.guests, guests))
  return theirs.find(({ pairing }) => pairing === null || isOpen(pairing)) ?? theirs.at(-1)
}

/** Adds a new match to the pairing of its guests, even if the pairing has a match that was started on another device. */
export const addStartedMatch =
  (match: string, guests: readonly GuestNumber[]): Change =>
  before => {
    const evening = upgradePairings(before)
    if (evening.pairings.some(each => matchesOf(each).includes(match))) return before
    const fixture = fixtureFor(evening, guests)
    return assignMatch(fixture?.pairing ?? null, match, guests, fixture?.round)(evening)
  }
