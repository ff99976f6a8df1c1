import type { MatchHead } from '../journal/entries.ts'
import type { ListedMatch } from '../listing.ts'
import { matchesOf, seatedMatches } from './evening.ts'
import type { Evening, GuestNumber, Pairing, Report, Winner } from './evening.ts'

export interface PairingResult {
  readonly winner: Winner
  /** By seat; null if not entered. */
  readonly scores: readonly number[] | null
  /** The seats that share first place, if neither the winner nor the scores show it. */
  readonly first?: readonly Winner[]
  /** The seat that lost on time; left out if none did. */
  readonly onTime?: number
}

export interface DatedResult extends PairingResult {
  readonly at: number
  readonly by: 'people' | 'match'
  /** The device on which the result was entered; left out if unknown. */
  readonly device?: string
  readonly guest?: GuestNumber
}

export function topSeats(scores: readonly number[]): readonly Winner[] {
  const most = Math.max(...scores)
  return scores.flatMap((score, index) => (score === most ? [index + 1] : []))
}

/** The seats in first place: the winner or, in a draw, the seats in `first`; else, at a table of four, several with the highest score; else all. */
export function firstSeats({ winner, scores, first, onTime }: PairingResult, seats: number): readonly Winner[] {
  if (winner > 0) return [winner]
  if (onTime !== undefined && scores && !first)
    return topSeats(scores.map((score, i) => (i === onTime - 1 ? -Infinity : score)))
  const top = seats > 2 && scores ? topSeats(scores) : []
  return first ?? (top.length > 1 ? top : Array.from({ length: seats }, (_, index) => index + 1))
}

export type WinDrawLoss = 'win' | 'draw' | 'loss'

export function resultFor(result: PairingResult, seat: number, seats: number): WinDrawLoss {
  const first = firstSeats(result, seats)
  return !first.includes(seat) ? 'loss' : first.length === 1 ? 'win' : 'draw'
}

/** A seat's result against another; null if neither is in first place. */
export function resultAgainst(result: PairingResult, seat: number, other: number, seats: number): WinDrawLoss | null {
  const first = firstSeats(result, seats)
  if (first.includes(seat)) return first.includes(other) ? 'draw' : 'win'
  return first.includes(other) ? 'loss' : null
}

/** Returns a result with these seats in first place. Leaves out `first` if the winner and the scores already show them. */
export function resultWithFirst(
  first: readonly Winner[],
  scores: readonly number[] | null,
  seats: number,
  onTime?: number,
): PairingResult {
  const result = {
    winner: first.length === 1 ? (first[0] ?? 0) : 0,
    scores,
    ...(onTime === undefined ? {} : { onTime }),
  }
  return `${firstSeats(result, seats)}` === `${first}` ? result : { ...result, first }
}

/** Whether the seats with the highest score differ from the seats in first place. */
export const scoresDisagree = (result: PairingResult, seats: number): boolean =>
  result.scores !== null && `${topSeats(result.scores)}` !== `${firstSeats(result, seats)}`

function lastOf({ told = [] }: Pairing): readonly Report[] {
  const replaced = new Set(told.flatMap(({ instead = [] }) => instead))
  return told.filter(({ at }) => !replaced.has(at))
}

/** The distinct reported results. If there are several, people must choose one. */
export const reportedResults = (pairing: Pairing): readonly DatedResult[] =>
  distinct(
    lastOf(pairing).flatMap(({ winner, scores = null, first, onTime, at, by, guest }): readonly DatedResult[] => {
      if (winner === null) return []
      const place = { ...(first ? { first } : {}), ...(onTime === undefined ? {} : { onTime }) }
      const reporter = { ...(by === undefined ? {} : { device: by }), ...(guest === undefined ? {} : { guest }) }
      return [{ winner, at, scores, ...place, by: 'people', ...reporter }]
    }),
  )

/** Whether a pairing has neither a match nor a reported result. */
export const isOpen = (pairing: Pairing): boolean =>
  pairing.match === undefined && reportedResults(pairing).length === 0

/** A result that lacks scores or a loss on time is a duplicate of an otherwise equal result that has them. */
const distinct = (results: readonly DatedResult[]): readonly DatedResult[] =>
  results.filter(
    (each, place) =>
      !results.some(
        (other, index) =>
          other.winner === each.winner &&
          `${other.first}` === `${each.first}` &&
          (`${other.scores}` === `${each.scores}`
            ? other.onTime === each.onTime
              ? index < place
              : each.onTime === undefined
            : each.scores === null),
      ),
  )

/** When a report was made, and the device (`by`) and the guest who made it, if known. */
export interface Stamp {
  readonly at: number
  readonly by?: string
  readonly guest?: GuestNumber
}

/**
 * Adds a report that replaces the reports in `seen` (none if it is null). Other reports stay, so that a player can choose between them. A
 * null result withdraws the reports in `seen`.
 */
export function addReport(
  pairing: Pairing,
  result: PairingResult | null,
  stamp: number | Stamp,
  seen: Pairing | null = pairing,
): Pairing & { readonly told: readonly Report[] } {
  const { told = [] } = pairing
  const { at, by, guest } = typeof stamp === 'number' ? { at: stamp } : stamp
  const instead = (seen ? lastOf(seen) : [])
    .map(report => report.at)
    .filter(time => told.some(report => report.at === time))
  const [match, ...also] = seen ? matchesOf(seen) : []
  const report: Report = {
    winner: result?.winner ?? null,
    ...(result?.scores ? { scores: result.scores } : {}),
    ...(result?.first ? { first: result.first } : {}),
    ...(result?.onTime === undefined ? {} : { onTime: result.onTime }),
    at: Math.max(at, ...told.map(each => each.at + 1)),
    ...(instead.length > 0 ? { instead } : {}),
    ...(match === undefined ? {} : { match }),
    ...(also.length > 0 ? { also } : {}),
    ...(by === undefined ? {} : { by }),
    ...(guest === undefined ? {} : { guest }),
  }
  return { ...pairing, told: [...told, report] }
}

function turnedResult(
  { winner, scores, first, onTime }: PairingResult,
  from: readonly GuestNumber[],
  to: readonly GuestNumber[],
): PairingResult {
  const seats = to.map(guest => from.indexOf(guest))
  const seatNow = (seat: number): number => seats.indexOf(seat - 1) + 1
  return {
    winner: winner && seatNow(winner),
    scores: scores && seats.map(seat => scores[seat] ?? 0),
    ...(first ? { first: first.map(seatNow).sort((a, b) => a - b) } : {}),
    ...(onTime === undefined ? {} : { onTime: seatNow(onTime) }),
  }
}

/** Converts a pairing and its reports to another order of seats. */
export function reseated(pairing: Pairing, guests: readonly GuestNumber[]): Pairing {
  if (`${guests}` === `${pairing.guests}`) return pairing
  const turn = ({ winner, scores, first, onTime, ...rest }: Report): Report => {
    const all = { ...(first ? { first } : {}), ...(onTime === undefined ? {} : { onTime }) }
    const result = { winner: winner ?? 0, scores: scores ?? null, ...all }
    const { winner: won, scores: turnedScores, ...more } = turnedResult(result, pairing.guests, guests)
    return { winner: winner && won, ...(turnedScores ? { scores: turnedScores } : {}), ...more, ...rest }
  }
  return { ...pairing, guests, ...(pairing.told ? { told: pairing.told.map(turn) } : {}) }
}

const keyOf = ({ winner, scores, first, onTime, at, instead, match, also, by, guest }: Report): string =>
  JSON.stringify([at, winner, scores, instead, match, also, by, ...beside({ first, onTime, guest })])

/** Leaves out unset fields, so that the keys of reports from earlier versions stay the same. */
const beside = (more: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Object.entries(more).flatMap(([key, value]) =>
    value === undefined ? [] : [key === 'first' ? value : { [key]: value }],
  )

export const withMatch = (pairing: Pairing, match: string, guests: Pairing['guests']): Pairing =>
  pairing.match === undefined
    ? { ...reseated(pairing, guests), match }
    : { ...pairing, also: [...(pairing.also ?? []), { guests, match }] }

/** The reports of both pairings, without duplicates, in chronological order. */
export function allReports(some: Pairing, others: Pairing): readonly Report[] {
  const all = new Map([...(some.told ?? []), ...(others.told ?? [])].map(each => [keyOf(each), each]))
  return [...all].sort(([a, one], [b, other]) => one.at - other.at || (a < b ? -1 : 1)).map(([, report]) => report)
}

/**
 * The state of a pairing. `unknown`: its match hasn't been read yet. `away`: its match is archived. `gone`: it is missing or unreadable.
 * `elsewhere`: another device that shares the evening has its match. `differing`: results differ, and none counts until people have chosen one.
 */
export type Outcome =
  | { readonly type: 'open' | 'unknown' | 'running' | 'away' | 'gone' | 'elsewhere' }
  | ({ readonly type: 'over' } & DatedResult)
  | { readonly type: 'differing'; readonly results: readonly DatedResult[] }

type Listed = Pick<ListedMatch, 'head' | 'summary' | 'touched'>
export type Matches = ReadonlyMap<string, Listed> | null

/** Whether a report overrules the result of this match: the pairing has a reported result, and a reporter knew of the match. */
export const isOverruled = (pairing: Pairing, match: string): boolean =>
  reportedResults(pairing).length > 0 &&
  (pairing.told ?? []).some(report => report.match === match || report.also?.includes(match))

/** `matches`: the book's matches by id; null while they are being read. `isShared`: other devices also have the evening. */
export function outcomeOf(pairing: Pairing, matches: Matches, isShared = false): Outcome {
  const played = matchOutcomes(pairing, matches)
  const ended = played.flatMap(({ match, came }) =>
    came.type === 'over' && !isOverruled(pairing, match) ? [came] : [],
  )
  const results = distinct([...reportedResults(pairing), ...ended])
  const [result] = results
  if (results.length > 1) return { type: 'differing', results }
  if (result) return { type: 'over', ...result }
  const [here = { type: 'open' } as const] = ['running', 'unknown', 'away', 'gone']
    .flatMap(type => played.find(({ came }) => came.type === type)?.came ?? [])
    .concat(played[0]?.came ?? [])
  return here.type === 'gone' && isShared ? { type: 'elsewhere' } : here
}

/** The outcome of each match of a pairing, with winners and scores by the pairing's seats, not the match's. */
export const matchOutcomes = (pairing: Pairing, matches: Matches) =>
  seatedMatches(pairing).map(({ match, guests }) => {
    const came = matchOutcome({ match, guests }, matches)
    return { match, came: came.type === 'over' ? { ...came, ...turnedResult(came, guests, pairing.guests) } : came }
  })

function matchOutcome(
  { match, guests }: Pick<Pairing, 'match' | 'guests'>,
  matches: Matches,
): Exclude<Outcome, { type: 'differing' }> {
  if (match === undefined) return { type: 'open' }
  if (!matches) return { type: 'unknown' }
  const listed = matches.get(match)
  if (!listed) return { type: 'gone' }
  if (listed.head.shelved !== undefined) return { type: 'away' }
  if (!isEligible(listed.head, guests.length)) return { type: 'open' }
  const { summary, touched } = listed
  if (!summary) return { type: 'unknown' }
  if (!summary.over) return { type: 'running' }
  const ended = summary.wins.find(({ what }) => what === 'match')?.at
  const { winner, scores, onTime } = summary
  const on = typeof onTime === 'number' ? { onTime } : {}
  return { type: 'over', winner: winner ?? 0, at: ended ?? touched, scores, ...on, by: 'match' }
}

/** Whether a match can belong to a pairing: it has this number of seats, and the app plays none of its seats. */
export const isEligible = ({ players, app = [] }: Pick<MatchHead, 'players' | 'app'>, seats: number): boolean =>
  players.length === seats && app.every(level => level === null)

export interface PlayedPairing extends PairingResult, Pick<DatedResult, 'at'> {
  readonly guests: readonly GuestNumber[]
}

/** The finished pairings, in the order in which they ended. */
export function playedIn({ pairings }: Evening, matches: Matches): readonly PlayedPairing[] {
  const played = pairings.flatMap((pairing): readonly PlayedPairing[] => {
    const outcome = outcomeOf(pairing, matches)
    if (outcome.type !== 'over') return []
    const { winner, at, scores, first, onTime } = outcome
    const rest = { ...(first ? { first } : {}), ...(onTime === undefined ? {} : { onTime }) }
    return [{ guests: pairing.guests, winner, at, scores, ...rest }]
  })
  return played.sort((a, b) => a.at - b.at)
}

export function busyGuests({ pairings }: Evening, matches: Matches, isShared = false): ReadonlySet<GuestNumber> {
  const running = pairings.filter(pairing =>
    ['running', 'elsewhere'].includes(outcomeOf(pairing, matches, isShared).type),
  )
  return new Set(running.flatMap(({ guests }) => guests))
}
