import type { MatchHead } from '../journal/entries.ts'
import type { ListedMatch } from '../listing.ts'
import type { Evening, GuestNumber, Pairing, Told, Winner } from './evening.ts'

/** What a pairing came to. */
export interface Result {
  readonly winner: Winner
  readonly at: number
  /** By seat; null where nobody said it. */
  readonly scores: readonly number[] | null
  readonly by: 'people' | 'match'
}

/** What nothing was said instead of: more than one where it was said on two phones. */
function lastOf({ told = [] }: Pairing): readonly Told[] {
  const replaced = new Set(told.flatMap(({ instead = [] }) => instead))
  return told.filter(({ at }) => !replaced.has(at))
}

/** What people say it came to: nothing, one result, or several, of which they are to choose. */
export const saidOf = (pairing: Pairing): readonly Result[] =>
  distinct(
    lastOf(pairing).flatMap(({ winner, scores = null, at }): readonly Result[] =>
      winner === null ? [] : [{ winner, at, scores, by: 'people' }],
    ),
  )

/** Nothing is played for it yet: no match, and nobody's word. */
export const isOpen = (pairing: Pairing): boolean => pairing.match === undefined && saidOf(pairing).length === 0

/** Each once; one without scores is the same as one with them. */
const distinct = (results: readonly Result[]): readonly Result[] =>
  results.filter(
    (each, place) =>
      !results.some(
        (other, index) =>
          other.winner === each.winner &&
          (`${other.scores}` === `${each.scores}` ? index < place : each.scores === null),
      ),
  )

/** Somebody's word, whatever was said before; null takes that back. */
export function says(
  pairing: Pairing,
  result: Pick<Result, 'winner' | 'scores'> | null,
  now: number,
): Pairing & { readonly told: readonly Told[] } {
  const { told = [], match } = pairing
  const instead = lastOf(pairing).map(({ at }) => at)
  const word: Told = {
    winner: result?.winner ?? null,
    ...(result?.scores ? { scores: result.scores } : {}),
    at: Math.max(now, ...told.map(({ at }) => at + 1)),
    ...(instead.length > 0 ? { instead } : {}),
    ...(match === undefined ? {} : { match }),
  }
  return { ...pairing, told: [...told, word] }
}

/** The same with its people on other seats. */
export function turned(pairing: Pairing, guests: readonly GuestNumber[]): Pairing {
  const { told } = pairing
  if (`${guests}` === `${pairing.guests}`) return pairing
  const seats = guests.map(guest => pairing.guests.indexOf(guest))
  const turn = ({ winner, scores, ...rest }: Told): Told => ({
    winner: winner && seats.indexOf(winner - 1) + 1,
    ...(scores ? { scores: seats.map(seat => scores[seat] ?? 0) } : {}),
    ...rest,
  })
  return { ...pairing, guests, ...(told ? { told: told.map(turn) } : {}) }
}

const keyOf = ({ winner, scores, at, instead, match }: Told): string =>
  JSON.stringify([at, winner, scores, instead, match])

/** All that was said on either, each once, in the order in which it was said. */
export function allTold(some: Pairing, others: Pairing): readonly Told[] {
  const all = new Map([...(some.told ?? []), ...(others.told ?? [])].map(each => [keyOf(each), each]))
  return [...all].sort(([a, one], [b, other]) => one.at - other.at || (a < b ? -1 : 1)).map(([, told]) => told)
}

/**
 * What has come of a pairing:
 * - `open`: nothing yet
 * - `unknown`: its match has to be read first
 * - `away`, `gone`: its match was put away, or is no longer in the book, or can't be read there
 * - `elsewhere`: its match is in the book of another device that shares the evening
 * - `differing`: one result was told, and another; none counts until people have chosen
 */
export type Outcome =
  | { readonly type: 'open' | 'unknown' | 'running' | 'away' | 'gone' | 'elsewhere' }
  | ({ readonly type: 'over' } & Result)
  | { readonly type: 'differing'; readonly results: readonly Result[] }

type Listed = Pick<ListedMatch, 'head' | 'summary' | 'touched'>
type Matches = ReadonlyMap<string, Listed> | null

/** `matches` are those of the book by id; null while they are being read. `isShared`: other devices have the evening too. */
export function outcomeOf(pairing: Pairing, matches: Matches, isShared = false): Outcome {
  const { match, told = [] } = pairing
  const here = matchOutcome(pairing, matches)
  const played = here.type === 'gone' && isShared ? ({ type: 'elsewhere' } as const) : here
  const said = saidOf(pairing)
  const isOverruled = told.some(each => each.match !== undefined && each.match === match)
  const results = played.type === 'over' && !isOverruled ? distinct([...said, played]) : said
  const [result] = results
  if (results.length > 1) return { type: 'differing', results }
  return result ? { type: 'over', ...result } : played
}

/** What its match says. */
export function matchOutcome({ match, guests }: Pairing, matches: Matches): Exclude<Outcome, { type: 'differing' }> {
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
  return { type: 'over', winner: summary.winner ?? 0, at: ended ?? touched, scores: summary.scores, by: 'match' }
}

/** A match of so many people: a solitaire, one against the app, or one with other seats is no pairing's. */
export const isAmong = ({ players, app = [] }: Pick<MatchHead, 'players' | 'app'>, seats: number): boolean =>
  players.length === seats && app.every(level => level === null)

/** A pairing that is over. */
export interface Played extends Pick<Result, 'winner' | 'at' | 'scores'> {
  readonly guests: readonly GuestNumber[]
}

/** What was played, in the order in which it ended. */
export function playedIn({ pairings }: Evening, matches: Matches): readonly Played[] {
  const played = pairings.flatMap((pairing): readonly Played[] => {
    const outcome = outcomeOf(pairing, matches)
    if (outcome.type !== 'over') return []
    const { winner, at, scores } = outcome
    return [{ guests: pairing.guests, winner, at, scores }]
  })
  return played.sort((a, b) => a.at - b.at)
}

/** Who sits at a match that isn't over. */
export function playingIn({ pairings }: Evening, matches: Matches, isShared = false): ReadonlySet<GuestNumber> {
  const running = pairings.filter(pairing =>
    ['running', 'elsewhere'].includes(outcomeOf(pairing, matches, isShared).type),
  )
  return new Set(running.flatMap(({ guests }) => guests))
}
