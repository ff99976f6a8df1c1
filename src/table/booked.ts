import type { Seating } from '../book/journal/entries.ts'
import type { ListedMatch } from '../book/listing.ts'
import { TABLE_WORDS } from '../text/en/table.ts'

/** Under which names a match is counted: what the app plays is nobody's, whatever the seat was called. No name has a comma. */
export const bookedAs = (players: readonly string[], app: Seating = []): readonly string[] =>
  app.some(level => level !== null)
    ? players.map((name, i) => {
        const level = app[i] ?? null
        return level === null ? name : TABLE_WORDS.app.named(level)
      })
    : players

/** The same match as it is counted. */
export function asBooked<M extends Pick<ListedMatch, 'head' | 'players' | 'summary'>>(match: M): M {
  const { head, summary } = match
  if (!head.app) return match
  const players = bookedAs(match.players, head.app)
  return { ...match, players, summary: summary && { ...summary, players } }
}
