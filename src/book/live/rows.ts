import type { Match, MatchHead } from '../journal/entries.ts'
import { isOfCards } from '../journal/notes.ts'
import { readEntries, readHead } from '../storage/schema.ts'

/**
 * Writes a match as it is followed: its head, then what people did, a line of JSON each, as in a backup. What cards a seat holds in
 * secret is not among them. A match that goes on adds lines, and changes none: each is written once.
 */
export function createWriter() {
  const lines: string[] = []
  let read = 0

  return ({ head, entries }: Match): readonly string[] => {
    if (lines.length === 0) lines.push(JSON.stringify({ match: head }))
    for (const entry of entries.slice(read)) {
      const isSecret = entry.what.type === 'note' && isOfCards(entry.what.note)
      if (!isSecret) lines.push(JSON.stringify({ entry: { ...entry, number: lines.length - 1 } }))
    }
    read = Math.max(read, entries.length)
    return lines
  }
}

/** What was followed so far: null before its head has come. `newer`: by a newer version of the app. */
export type Followed = Match | 'newer' | 'damaged' | null

function parsed(line: string): { readonly match?: unknown; readonly entry?: unknown } {
  try {
    const row: unknown = JSON.parse(line)
    return typeof row === 'object' && row !== null ? row : {}
  } catch {
    return {}
  }
}

/** Reads lines as they come, each once. `games`: the names of those that there are. */
export function createReader(games: readonly string[]) {
  let head: MatchHead | null = null
  let followed: Followed = null

  return (lines: readonly string[]): Followed => {
    const rows = lines.map(parsed)
    if (!head && rows.length > 0) {
      const read = readHead(rows.shift()?.match, games)
      if (typeof read === 'string') return (followed = read === 'newer' ? 'newer' : 'damaged')
      head = read
      followed = { head, entries: [] }
    }
    if (!head || followed === null || typeof followed === 'string') return followed
    const before = followed.entries
    const { entries, damage } = readEntries(
      rows.map(({ entry }) => entry),
      head.id,
      before.length,
    )
    if (damage) return (followed = damage.why === 'newer' ? 'newer' : 'damaged')
    return (followed = entries.length === 0 ? followed : { head, entries: [...before, ...entries] })
  }
}
