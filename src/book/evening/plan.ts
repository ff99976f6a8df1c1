import { sameGuests, MAX_PAIRINGS, presentGuests, type Evening, type GuestNumber, type Pairing } from './evening.ts'
import { isOpen } from './outcome.ts'
import { roundsOfFour } from './schedule.ts'
import { roundsLeftOfFour, roundsLeftOfTwo, type PlanningInput } from './remaining.ts'

/** Guests who are to meet or have met. `pairing`: their stored pairing; null if it is only planned. */
export interface Fixture {
  readonly guests: readonly GuestNumber[]
  readonly game: string
  readonly pairing: Pairing | null
  /** The round of the plan, from 1; null outside the plan. */
  readonly round: number | null
}

interface Round {
  readonly number: number
  readonly game: string
  readonly fixtures: readonly Fixture[]
  readonly resting: readonly GuestNumber[]
}

/** `beside`: the fixtures outside the plan. */
interface Plan {
  readonly rounds: readonly Round[]
  readonly beside: readonly Fixture[]
}

interface Draft extends Pick<Round, 'number' | 'game'> {
  readonly tables: readonly Pairing['guests'][]
}

function fixedRounds({ pairings }: Evening): ReadonlyMap<number, readonly Pairing[]> {
  const rounds = new Map<number, Pairing[]>()
  for (const pairing of pairings) {
    if (!pairing.fixed || pairing.round === undefined) continue
    rounds.set(pairing.round, [...(rounds.get(pairing.round) ?? []), pairing])
  }
  return rounds
}

function mostFrequentGame(evening: Evening, pairings: readonly Pairing[]): string {
  const games = pairings.map(pairing => gameOf(evening, pairing))
  const times = (name: string): number => games.filter(each => each === name).length
  return games.toSorted((a, b) => times(b) - times(a))[0] ?? ''
}

const hasNoRounds = ({ pairings }: Evening): boolean =>
  pairings.every(({ round, fixed }) => round === undefined && fixed === undefined)

/** If the stored pairings have no rounds, only the tables of four that are not in the plan count. */
function satAt(evening: Evening, seats: number, guests: readonly GuestNumber[]): readonly Pairing['guests'][] {
  const tables = (pairings: readonly Pairing[]): readonly Pairing['guests'][] =>
    pairings.flatMap(pairing => (pairing.guests.length === seats ? [pairing.guests] : []))
  if (!hasNoRounds(evening)) return tables(evening.pairings.filter(({ fixed }) => fixed))
  const fours = seats === 4 ? roundsOfFour(guests).flat() : []
  return seats === 4 ? tables(evening.pairings).filter(table => !fours.some(each => sameGuests(each, table))) : []
}

/** The result depends only on the settings, the present guests and the fixed rounds, so playing a match doesn't change the plan. */
function draftOf(evening: Evening): readonly Draft[] {
  const guests = presentGuests(evening)
  const fixed = fixedRounds(evening)
  const games = evening.everyone ? evening.games.filter(({ seats }) => guests.length >= seats) : []
  const count = evening.rounds === undefined ? null : Math.max(0, evening.rounds - fixed.size)
  const first = Array.from({ length: fixed.size + 1 }, (_, index) => index + 1).find(number => !fixed.has(number)) ?? 1
  const before = mostFrequentGame(evening, fixed.get(first - 1) ?? [])
  const next = games.findIndex(({ name }) => name === before) + 1
  const inTurn = [...games.slice(next), ...games.slice(0, next)]

  const needs = (seats: number): PlanningInput => {
    const turns = count === null ? [] : Array.from({ length: count }, (_, turn) => inTurn[turn % inTurn.length])
    const own = turns.filter(game => game?.seats === seats).length
    return { guests, sat: satAt(evening, seats, guests), count: count === null ? null : own }
  }
  const fours = [...fixed.values()].filter(([table]) => table?.guests.length === 4).length
  const has = (seats: number): boolean => games.some(each => each.seats === seats)
  const left = {
    2: has(2) ? [...roundsLeftOfTwo(needs(2))] : [],
    4: has(4) ? [...roundsLeftOfFour(needs(4), fours)] : [],
  }
  const turns = Array.from({ length: left[2].length + left[4].length }, () => inTurn).flat()
  const drafts = turns.flatMap(({ name, seats }) => left[seats].splice(0, 1).map(tables => ({ game: name, tables })))
  const numbers = Array.from({ length: drafts.length + fixed.size }, (_, index) => index + 1)
  const free = numbers.filter(number => !fixed.has(number))
  return drafts.map((draft, index) => ({ ...draft, number: free[index] ?? 0 }))
}

const isStarted = ({ pairing }: Pick<Fixture, 'pairing'>): boolean => pairing !== null && !isOpen(pairing)

const plans = new WeakMap<Evening, Plan>()

export function planOf(evening: Evening): Plan {
  const known = plans.get(evening)
  if (known) return known
  const plan = makePlan(evening)
  plans.set(evening, plan)
  return plan
}

function makePlan(evening: Evening): Plan {
  const guests = presentGuests(evening)
  const drafts = draftOf(evening)
  const canPlay = (pairing: Pairing): boolean =>
    !isOpen(pairing) || pairing.guests.every(guest => guests.includes(guest))
  const there = evening.pairings.filter(canPlay)
  const stays = (pairing: Pairing): boolean =>
    pairing.round !== undefined && (pairing.fixed === true || !isOpen(pairing))
  const left = there.filter(pairing => !stays(pairing))
  const wanted = drafts.flatMap(({ number, game, tables }) => tables.map(table => ({ round: number, game, guests: table }))) // oxfmt-ignore
  const standing = there.filter(stays).map((pairing): Fixture => {
    const round = pairing.round ?? null
    const same = wanted.filter(each => sameGuests(each.guests, pairing.guests))
    const draft = pairing.fixed ? undefined : (same.find(each => each.round === round) ?? same[0])
    if (draft) wanted.splice(wanted.indexOf(draft), 1)
    return { guests: pairing.guests, game: pairing.game ?? draft?.game ?? gameOf(evening, pairing), pairing, round }
  })
  const drawn = wanted.map(({ round, game, guests: table }) => fixtureOf(table, game, round, left))
  const all = [...standing, ...drawn]
  const numbers = [...new Set(all.map(({ round }) => round ?? 0))].sort((a, b) => a - b)
  const rounds = numbers.map((number): Round => {
    const draft = drafts.find(each => each.number === number)
    const inIt = all.filter(({ round }) => round === number)
    const fixtures = draft ? inOrder(draft, inIt) : inIt
    const busy = new Set(fixtures.flatMap(each => each.guests))
    const resting = draft ? guests.filter(guest => !busy.has(guest)) : []
    return { number, game: draft?.game ?? mostFrequentGame(evening, fixtures.flatMap(({ pairing }) => pairing ?? [])), fixtures, resting } // oxfmt-ignore
  })
  const beside = left.map(pairing => ({ guests: pairing.guests, game: gameOf(evening, pairing), pairing, round: null }))
  return { rounds, beside }
}

function inOrder({ tables }: Draft, fixtures: readonly Fixture[]): readonly Fixture[] {
  const placeOf = ({ guests }: Fixture): number => {
    const place = tables.findIndex(table => sameGuests(table, guests))
    return place < 0 ? tables.length : place
  }
  return fixtures.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The game of a pairing. If none is stored, the evening's first game with the same number of seats. */
export const gameOf = ({ games }: Pick<Evening, 'games'>, { game, guests }: Pick<Pairing, 'game' | 'guests'>): string =>
  game ?? (games.find(({ seats }) => seats === guests.length) ?? games[0])?.name ?? ''

function fixtureOf(guests: Pairing['guests'], game: string, round: number, left: Pairing[]): Fixture {
  const index = left.findIndex(each => sameGuests(each.guests, guests))
  const [pairing = null] = index < 0 ? [] : left.splice(index, 1)
  return { guests: pairing?.guests ?? guests, game: pairing?.game ?? game, pairing, round }
}

export function fixturesOf(evening: Evening): readonly Fixture[] {
  const { rounds, beside } = planOf(evening)
  return [...rounds.flatMap(({ fixtures }) => fixtures), ...beside]
}

/** The pairing to store once a fixture has a match or a report. */
export const pairingFor = ({ guests, game, round }: Omit<Fixture, 'pairing'>): Pairing => ({
  guests,
  game,
  ...(round === null ? {} : { round }),
})

/** Stores the planned rounds in the started pairings of an old evening, so that they keep their places in the plan. */
export function upgradePairings(evening: Evening): Evening {
  if (!hasNoRounds(evening)) return evening
  const fixtures = new Map(fixturesOf(evening).flatMap(each => (each.pairing && isStarted(each) ? [[each.pairing, each]] : []))) // oxfmt-ignore
  const pairings = evening.pairings.map((pairing): Pairing => {
    const { round = null } = fixtures.get(pairing) ?? {}
    if (round !== null) return { ...pairing, round }
    return pairing.guests.length === 4 ? { ...pairing, fixed: true } : pairing
  })
  return fixtures.size > 0 ? { ...evening, pairings } : evening
}

/** Prepares for replanning: fixes the pairings and games of started rounds, and the matches played outside them. */
export function fixStartedRounds(evening: Evening): Evening {
  const started = planOf(evening).rounds.filter(({ fixtures }) => fixtures.some(isStarted))
  const fixtures = new Map(started.flatMap(round => round.fixtures.flatMap(each => (each.pairing ? [[each.pairing, each]] : [])))) // oxfmt-ignore
  const pairings = evening.pairings.map((pairing): Pairing => {
    const fixture = fixtures.get(pairing)
    if (pairing.fixed || (!fixture && isOpen(pairing))) return pairing
    return { ...pairing, ...(fixture ? pairingFor(fixture) : {}), fixed: true }
  })
  const open = started.flatMap(round => round.fixtures.filter(({ pairing }) => pairing === null))
  const added = open.slice(0, MAX_PAIRINGS - pairings.length).map((each): Pairing => ({ ...pairingFor(each), fixed: true })) // oxfmt-ignore
  const isNew = added.length > 0 || pairings.some((each, place) => each !== evening.pairings[place])
  return isNew ? { ...evening, pairings: [...pairings, ...added] } : evening
}

/** The fixtures still to play, in the order of the plan; none after the evening's end. */
export function openFixtures(evening: Evening): readonly Fixture[] {
  if (evening.ended !== undefined) return []
  const guests = new Set(presentGuests(evening))
  return fixturesOf(evening).filter(fixture => !isStarted(fixture) && fixture.guests.every(guest => guests.has(guest)))
}

/** The first open fixture whose guests are all free; null if there is none. */
export const nextFixture = (evening: Evening, playing: ReadonlySet<GuestNumber>): Fixture | null =>
  openFixtures(evening).find(({ guests }) => !guests.some(guest => playing.has(guest))) ?? null
