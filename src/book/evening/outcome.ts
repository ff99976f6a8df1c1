import type { MatchHead } from '../journal/entries.ts'
import type { ListedMatch } from '../listing.ts'
import type { Evening, GuestNumber, Pairing, Winner } from './evening.ts'

/**
 * What has come of a pairing:
 * - `open`: nothing yet
 * - `unknown`: its match has to be read first
 * - `away`, `gone`: its match was put away, or is no longer in the book, or can't be read there
 */
export type Outcome =
  | { readonly type: 'open' | 'unknown' | 'running' | 'away' | 'gone' }
  | {
      readonly type: 'over'
      readonly winner: Winner
      readonly at: number
      /** As the match says; null where people said what it came to. */
      readonly scores: readonly number[] | null
    }

type Listed = Pick<ListedMatch, 'head' | 'summary' | 'touched'>

/** `matches` are those of the book by id; null while they are being read. */
export function outcomeOf({ match, told }: Pairing, matches: ReadonlyMap<string, Listed> | null): Outcome {
  if (told) return { type: 'over', ...told, scores: null }
  if (match === undefined) return { type: 'open' }
  if (!matches) return { type: 'unknown' }
  const listed = matches.get(match)
  if (!listed) return { type: 'gone' }
  if (listed.head.shelved !== undefined) return { type: 'away' }
  if (!isOfTwo(listed.head)) return { type: 'open' }
  const { summary, touched } = listed
  if (!summary) return { type: 'unknown' }
  if (!summary.over) return { type: 'running' }
  const ended = summary.wins.find(({ what }) => what === 'match')?.at
  return { type: 'over', winner: winnerOf(summary.winner), at: ended ?? touched, scores: summary.scores }
}

/** A solitaire, or a match against the app, is none between two guests. */
export const isOfTwo = ({ players, app = [] }: Pick<MatchHead, 'players' | 'app'>): boolean =>
  players.length === 2 && app.every(level => level === null)

const winnerOf = (winner: number | null): Winner => (winner === 1 || winner === 2 ? winner : 0)

/** A pairing that is over. */
export interface Played {
  readonly guests: readonly [GuestNumber, GuestNumber]
  readonly winner: Winner
  readonly at: number
}

/** What was played, in the order in which it ended. */
export function playedIn({ pairings }: Evening, matches: ReadonlyMap<string, Listed> | null): readonly Played[] {
  const played = pairings.flatMap((pairing): readonly Played[] => {
    const outcome = outcomeOf(pairing, matches)
    return outcome.type === 'over' ? [{ guests: pairing.guests, winner: outcome.winner, at: outcome.at }] : []
  })
  return played.sort((a, b) => a.at - b.at)
}

/** Who sits at a match that isn't over. */
export function playingIn(
  { pairings }: Evening,
  matches: ReadonlyMap<string, Listed> | null,
): ReadonlySet<GuestNumber> {
  const running = pairings.filter(pairing => outcomeOf(pairing, matches).type === 'running')
  return new Set(running.flatMap(({ guests }) => guests))
}
