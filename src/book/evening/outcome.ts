import type { MatchHead } from '../journal/entries.ts'
import type { ListedMatch } from '../listing.ts'
import { matchesOf, seatedIn } from './evening.ts'
import type { Evening, GuestNumber, Pairing, Report, Winner } from './evening.ts'

export interface PairingResult {
  readonly winner: Winner
  /** By seat; null if not entered. */
  readonly scores: readonly number[] | null
  /** The seats that share the first place, if neither the winner nor the scores show it. */
  readonly first?: readonly Winner[]
  /** The seat that has lost on time; left out if none has. */
  readonly onTime?: number
}

export interface Result extends PairingResult {
  readonly at: number
  readonly by: 'people' | 'match'
  /** The device on which people entered it; left out if unknown. */
  readonly device?: string
  readonly guest?: GuestNumber
}

export function topOf(scores: readonly number[]): readonly Winner[] {
  const most = Math.max(...scores)
  return scores.flatMap((score, index) => (score === most ? [index + 1] : []))
}

/** The first place: the winner; of a draw all, or at a table of four those named or with the highest score. */
export function firstOf({ winner, scores, first, onTime }: PairingResult, seats: number): readonly Winner[] {
  if (winner > 0) return [winner]
  // Who has lost on time is last, and several others were equal.
  if (onTime !== undefined && scores && !first)
    return topOf(scores.map((score, i) => (i === onTime - 1 ? -Infinity : score)))
  const top = seats > 2 && scores ? topOf(scores) : []
  return first ?? (top.length > 1 ? top : Array.from({ length: seats }, (_, index) => index + 1))
}

export type Fate = 'win' | 'draw' | 'loss'

export function fateOf(result: PairingResult, seat: number, seats: number): Fate {
  const first = firstOf(result, seats)
  return !first.includes(seat) ? 'loss' : first.length === 1 ? 'win' : 'draw'
}

/** A seat’s result against another; null if others came before both. */
export function fateAgainst(result: PairingResult, seat: number, other: number, seats: number): Fate | null {
  const first = firstOf(result, seats)
  if (first.includes(seat)) return first.includes(other) ? 'draw' : 'win'
  return first.includes(other) ? 'loss' : null
}

/** A result with these in the first place. */
export function withFirst(
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
  return `${firstOf(result, seats)}` === `${first}` ? result : { ...result, first }
}

/** Whether the highest score is another's. */
export const isContradicted = (result: PairingResult, seats: number): boolean =>
  result.scores !== null && `${topOf(result.scores)}` !== `${firstOf(result, seats)}`

/** The reports that none replaced: several if two phones reported independently. */
function lastOf({ told = [] }: Pairing): readonly Report[] {
  const replaced = new Set(told.flatMap(({ instead = [] }) => instead))
  return told.filter(({ at }) => !replaced.has(at))
}

/** The reported results: none, one, or several from which people choose. */
export const reportedResults = (pairing: Pairing): readonly Result[] =>
  distinct(
    lastOf(pairing).flatMap(({ winner, scores = null, first, onTime, at, by, guest }): readonly Result[] =>
      winner === null
        ? []
        : [
            {
              winner,
              at,
              scores,
              ...(first ? { first } : {}),
              ...(onTime === undefined ? {} : { onTime }),
              by: 'people',
              ...(by === undefined ? {} : { device: by }),
              ...(guest === undefined ? {} : { guest }),
            },
          ],
    ),
  )

/** Nothing is played for it yet: no match and no report. */
export const isOpen = (pairing: Pairing): boolean =>
  pairing.match === undefined && reportedResults(pairing).length === 0

/** Distinct results; one without scores, or without a loser on time, equals one with them. */
const distinct = (results: readonly Result[]): readonly Result[] =>
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

/** The time of an entry, with its device and its guest, if known. */
export interface Stamp {
  readonly at: number
  readonly by?: string
  readonly guest?: GuestNumber
}

/**
 * Adds a report that replaces those in `seen` (null: none). Other reports stay, and
 * people choose from them. A null result withdraws what they saw.
 */
export function addReport(
  pairing: Pairing,
  result: PairingResult | null,
  stamp: number | Stamp,
  seen: Pairing | null = pairing,
): Pairing & { readonly told: readonly Report[] } {
  const { told = [] } = pairing
  const { at, by, guest } = typeof stamp === 'number' ? { at: stamp } : stamp
  const instead = (seen ? lastOf(seen) : []).map(word => word.at).filter(time => told.some(word => word.at === time))
  const [match, ...also] = seen ? matchesOf(seen) : []
  const word: Report = {
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
  return { ...pairing, told: [...told, word] }
}

/** A result by seat, with its people on other seats. */
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

/** The same with its people on other seats. */
export function turned(pairing: Pairing, guests: readonly GuestNumber[]): Pairing {
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

/** Fields that earlier versions lack, if set. */
const beside = (more: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Object.entries(more).flatMap(([key, value]) =>
    value === undefined ? [] : [key === 'first' ? value : { [key]: value }],
  )

export const withMatch = (pairing: Pairing, match: string, guests: Pairing['guests']): Pairing =>
  pairing.match === undefined
    ? { ...turned(pairing, guests), match }
    : { ...pairing, also: [...(pairing.also ?? []), { guests, match }] }

/** The reports of both, each once, by time. */
export function allReports(some: Pairing, others: Pairing): readonly Report[] {
  const all = new Map([...(some.told ?? []), ...(others.told ?? [])].map(each => [keyOf(each), each]))
  return [...all].sort(([a, one], [b, other]) => one.at - other.at || (a < b ? -1 : 1)).map(([, report]) => report)
}

/**
 * The state of a pairing. `unknown`: its match has to be read first. `away`, `gone`: its match is archived, or missing or unreadable.
 * `elsewhere`: another device that shares the evening has its match. `differing`: no report counts until people have chosen.
 */
export type Outcome =
  | { readonly type: 'open' | 'unknown' | 'running' | 'away' | 'gone' | 'elsewhere' }
  | ({ readonly type: 'over' } & Result)
  | { readonly type: 'differing'; readonly results: readonly Result[] }

type Listed = Pick<ListedMatch, 'head' | 'summary' | 'touched'>
export type Matches = ReadonlyMap<string, Listed> | null

/** Whether a report was made knowing of this match; then it counts before the match's own result. */
export const isOverruled = (pairing: Pairing, match: string): boolean =>
  reportedResults(pairing).length > 0 &&
  (pairing.told ?? []).some(word => word.match === match || word.also?.includes(match))

/** `matches` are those of the book by id; null while they are being read. `isShared`: other devices have the evening too. */
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

/** The result of each of its matches, by the guests' seats. */
export const matchOutcomes = (pairing: Pairing, matches: Matches) =>
  seatedIn(pairing).map(({ match, guests }) => {
    const came = matchOutcome({ match, guests }, matches)
    return { match, came: came.type === 'over' ? { ...came, ...turnedResult(came, guests, pairing.guests) } : came }
  })

function matchOutcome(
  { match, guests }: Pick<Pairing, 'match' | 'guests'>,
  matches: Matches,
): Exclude<Outcome, { type: 'differing' }> {
  // oxfmt-ignore
  if (match === undefined) return { type: 'open' }
  if (!matches) return { type: 'unknown' }
  const listed = matches.get(match)
  if (!listed) return { type: 'gone' }
  if (listed.head.shelved !== undefined) return { type: 'away' }
  if (!isAmong(listed.head, guests.length)) return { type: 'open' }
  const { summary, touched } = listed
  if (!summary) return { type: 'unknown' }
  if (!summary.over) return { type: 'running' }
  const ended = summary.wins.find(({ what }) => what === 'match')?.at
  const { winner, scores, onTime } = summary
  const on = typeof onTime === 'number' ? { onTime } : {}
  return { type: 'over', winner: winner ?? 0, at: ended ?? touched, scores, ...on, by: 'match' }
}

/** A match with other seats, a solitaire, or one against the app belongs to no pairing. */
export const isAmong = ({ players, app = [] }: Pick<MatchHead, 'players' | 'app'>, seats: number): boolean =>
  players.length === seats && app.every(level => level === null)

export interface Played extends PairingResult, Pick<Result, 'at'> {
  readonly guests: readonly GuestNumber[]
}

/** Finished pairings, by the time of their end. */
export function playedIn({ pairings }: Evening, matches: Matches): readonly Played[] {
  const played = pairings.flatMap((pairing): readonly Played[] => {
    const outcome = outcomeOf(pairing, matches)
    if (outcome.type !== 'over') return []
    const { winner, at, scores, first, onTime } = outcome
    const rest = { ...(first ? { first } : {}), ...(onTime === undefined ? {} : { onTime }) }
    return [{ guests: pairing.guests, winner, at, scores, ...rest }]
  })
  return played.sort((a, b) => a.at - b.at)
}

export function playingIn({ pairings }: Evening, matches: Matches, isShared = false): ReadonlySet<GuestNumber> {
  const running = pairings.filter(pairing =>
    ['running', 'elsewhere'].includes(outcomeOf(pairing, matches, isShared).type),
  )
  return new Set(running.flatMap(({ guests }) => guests))
}
