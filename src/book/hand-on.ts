import type { Book } from './book.ts'
import type { Match } from './journal/entries.ts'
import { handsAfter } from './journal/hands-at.ts'
import type { LoadedMatch, Matches } from './matches.ts'
import { LAST_OPENED } from './storage/names.ts'
import { readSetting } from './storage/port.ts'

/** Copies the state of the real cards to a match that continues `from`, if `from` was open last, because its cards are then still on the table. */
export async function copyTableState({ storage }: Book, matches: Matches, from: LoadedMatch, to: Match): Promise<void> {
  const hands = (await readSetting(storage, LAST_OPENED)) === from.head.id ? handsAfter(from.cursor, from, to) : null
  if (hands) await matches.walk(to.head.id, { match: to.head.id, play: '', step: 0, hands })
}
