import { fold, namesIn, type Entry } from './journal.ts'
import type { Found, Loaded } from './keep.ts'
import { withPlayers } from './players.ts'
import { isFromRecord } from './stamp.ts'

/**
 * A record has no journal, only the line that counts. Where the match in the book has that line, or goes on from it, there is nothing
 * new; where the record goes on from the match, its plays come after the whole journal. A record that went another way stays as it is.
 */
export function graft(found: Found, stored: Loaded | null): Found {
  const { head, entries } = found
  if (!stored || typeof stored.head === 'string' || stored.damage || !entries.every(({ id }) => isFromRecord(id)))
    return found
  if (withPlayers(stored.head.head, namesIn(stored.entries)) !== head.head) return found
  const line = fold(stored.entries).line.map(play => play.action)
  const actions = entries.map(({ what }) => (what.type === 'play' ? what.action : ''))
  const common = Math.min(line.length, actions.length)
  if (line.slice(0, common).join('\n') !== actions.slice(0, common).join('\n')) return found
  const rest = entries.slice(common).map((entry, index): Entry => ({ ...entry, number: stored.entries.length + index }))
  return { head: stored.head, entries: [...stored.entries, ...rest] }
}
