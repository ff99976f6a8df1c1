import { freshFirst, roundsOfFour, roundsOfTwo, type Tables } from './schedule.ts'

type Guest = number
type Table = readonly Guest[]
type Rounds = readonly Tables<Guest>[]

export interface PlanningInput {
  readonly guests: readonly Guest[]
  /** The guests of each past table, in seat order. */
  readonly sat: readonly Table[]
  /** The number of rounds to plan; null means until everybody has met everybody. */
  readonly count: number | null
}

function createTally(sat: readonly Table[]) {
  const counts = new Map<string, number>()
  const seen = (key: string): number => counts.get(key) ?? 0
  const add = (key: string): void => void counts.set(key, seen(key) + 1)
  const together = (a: Guest, b: Guest): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

  function record(table: Table): void {
    for (const [seat, guest] of table.entries()) {
      add(`${guest}`)
      for (const other of table.slice(seat + 1)) add(together(guest, other))
    }
    add(`first ${table[0]}`)
  }

  sat.forEach(record)
  return {
    record,
    met: (a: Guest, b: Guest): number => seen(together(a, b)),
    played: (guest: Guest): number => seen(`${guest}`),
    seated(table: Table): Table {
      const least = Math.min(...table.map(guest => seen(`first ${guest}`)))
      const first = table.findIndex(guest => seen(`first ${guest}`) === least)
      return [...table.slice(first), ...table.slice(0, first)]
    },
  }
}
type Tally = ReturnType<typeof createTally>

const pairsOf = (table: Table): readonly (readonly [Guest, Guest])[] =>
  table.flatMap((a, seat) => table.slice(seat + 1).map(b => [a, b] as const))

const arePresent = (table: Table, guests: readonly Guest[]): boolean => table.every(guest => guests.includes(guest))

function repeated(rounds: Rounds, count: number): Rounds {
  const times = rounds.length === 0 ? 0 : Math.ceil(count / rounds.length)
  const turn = (table: Table, by: number): Table => [...table.slice(by), ...table.slice(0, by)]
  return Array.from({ length: times }, (_, time) =>
    rounds.map(tables => tables.map(table => turn(table, time % table.length))),
  )
    .flat()
    .slice(0, count)
}

/** Rounds of tables of two. No pair meets again before all pairs have met. */
export function roundsLeftOfTwo({ guests, sat, count }: PlanningInput): Rounds {
  if (guests.length < 2) return []
  const before = sat.filter(table => arePresent(table, guests))
  if (before.length === 0) {
    const rounds = roundsOfTwo(guests)
    return count === null ? rounds : repeated(rounds, count)
  }
  const tally = createTally(sat)
  const all = pairsOf(guests)
  const least = (): number => Math.min(...all.map(([a, b]) => tally.met(a, b)))
  const rounds: Tables<Guest>[] = []
  while (count === null ? least() === 0 : rounds.length < count) {
    const round = pairedUp(guests, tally, least()).map(tally.seated)
    round.forEach(tally.record)
    rounds.push(round)
  }
  return rounds
}

/** Guests with the most others left to meet take precedence, because they need every round. */
function pairedUp(guests: readonly Guest[], tally: Tally, times: number): Tables<Guest> {
  const canMeet = (a: Guest, b: Guest): boolean => a !== b && tally.met(a, b) === times
  const left = new Map(guests.map(guest => [guest, guests.filter(other => canMeet(guest, other)).length]))
  const leftFor = (guest: Guest): number => left.get(guest) ?? 0
  const order = guests.toSorted((a, b) => leftFor(b) - leftFor(a) || tally.played(a) - tally.played(b) || a - b)
  const most = Math.max(...left.values())
  const fewest = Math.min(...guests.map(tally.played))
  const worth = order.map(guest => {
    const missing = most - leftFor(guest)
    return 10 + (missing === 0 ? 10_000 : missing === 1 ? 100 : 0) + (tally.played(guest) === fewest ? 1 : 0)
  })
  return bestPairs(order, worth, canMeet)
}

interface Best {
  readonly worth: number
  readonly pairs: Tables<Guest>
}

function bestPairs(
  order: readonly Guest[],
  worth: readonly number[],
  canMeet: (a: Guest, b: Guest) => boolean,
): Tables<Guest> {
  const known = new Map<number, Best>()
  const worthOf = (place: number): number => worth[place] ?? 0

  function among(set: number): Best {
    if (set === 0) return { worth: 0, pairs: [] }
    const seen = known.get(set)
    if (seen) return seen
    const first = order.findIndex((_, place) => set & (1 << place))
    const others = set & ~(1 << first)
    const one = order[first] ?? 0
    let best: Best | null = null
    for (const [place, other] of order.entries()) {
      if (!(others & (1 << place)) || !canMeet(one, other)) continue
      const rest = among(others & ~(1 << place))
      const all = rest.worth + worthOf(first) + worthOf(place)
      if (!best || all > best.worth) best = { worth: all, pairs: [[one, other], ...rest.pairs] }
    }
    const without = among(others)
    if (!best || without.worth > best.worth) best = without
    known.set(set, best)
    return best
  }

  return among((1 << order.length) - 1).pairs
}

/**
 * Rounds of tables of four: `count` rounds or, if `count` is null, the rest of a schedule after `satRounds` fixed rounds, and more if
 * some guests have not met.
 */
export function roundsLeftOfFour({ guests, sat, count }: PlanningInput, satRounds: number): Rounds {
  const whole = roundsOfFour(guests)
  if (whole.length === 0) return []
  if (satRounds === 0) {
    const rounds = sat.length > 0 ? freshFirst(whole, sat) : whole
    return count === null ? rounds : repeated(rounds, count)
  }
  const tally = createTally(sat)
  const hasEverybodyMet = (): boolean => pairsOf(guests).every(([a, b]) => tally.met(a, b) > 0)
  const rounds: Tables<Guest>[] = []
  const isDone = (): boolean =>
    count === null
      ? rounds.length >= whole.length || (rounds.length >= whole.length - satRounds && hasEverybodyMet())
      : rounds.length >= count
  while (!isDone()) {
    const round = evenTables(guests, tally).map(tally.seated)
    round.forEach(tally.record)
    rounds.push(round)
  }
  return rounds
}

const STARTS = 6

function evenTables(guests: readonly Guest[], tally: Tally): Tables<Guest> {
  const order = guests.toSorted((a, b) => tally.played(a) - tally.played(b))
  const places = order.length - (order.length % 4)
  const met = order.map(a => order.map(b => (a === b ? 0 : 2 * tally.met(a, b) + 1)))
  const plays = order.map(tally.played)
  const meetings = (a: number, b: number): number => met[a]?.[b] ?? 0
  const tried = Array.from({ length: STARTS }, (_, start) => {
    const seats = startAt(start, places, order.length)
    while (exchange(seats, places, meetings, plays)) continue
    const cost = tablesOf(seats, places).flatMap(pairsOf).reduce((sum, [a, b]) => sum + meetings(a, b), 0) // oxfmt-ignore
    return { seats, cost }
  })
  const least = Math.min(...tried.map(({ cost }) => cost))
  const best = tried.find(({ cost }) => cost === least)?.seats ?? []
  return tablesOf(best, places).map(table => table.flatMap(place => order.slice(place, place + 1)))
}

/** The guests' indices by seat, then those of the resting guests. Each `start` seats the same guests at other tables. */
function startAt(start: number, places: number, count: number): number[] {
  const step = [1, 3, 5, 7, 11, 13].filter(each => places % each !== 0)[start] ?? 1
  return Array.from({ length: count }, (_, seat) => (seat < places ? (seat * step + start) % places : seat))
}

const tablesOf = (seats: readonly number[], places: number): Tables<number> =>
  Array.from({ length: places / 4 }, (_, table) => seats.slice(4 * table, 4 * table + 4))

/** A resting guest replaces only a guest who has played as often. */
function exchange(
  seats: number[],
  places: number,
  meetings: (a: number, b: number) => number,
  plays: readonly number[],
): boolean {
  const at = (seat: number): number => seats[seat] ?? 0
  const cost = (who: number, seat: number): number => {
    if (seat >= places) return 0
    const from = seat - (seat % 4)
    return [0, 1, 2, 3].reduce((sum, next) => sum + (from + next === seat ? 0 : meetings(who, at(from + next))), 0)
  }
  for (let one = 0; one < places; one++) {
    for (let other = one - (one % 4) + 4; other < seats.length; other++) {
      const [a, b] = [at(one), at(other)]
      if (other >= places && plays[a] !== plays[b]) continue
      if (cost(b, one) + cost(a, other) >= cost(a, one) + cost(b, other)) continue
      seats[one] = b
      seats[other] = a
      return true
    }
  }
  return false
}
