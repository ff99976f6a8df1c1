import type { Level } from '../../analysis/advice.ts'
import type { Seating } from '../../book/journal/entries.ts'
import { APP_SEAT, nameless } from '../../text/en/entry.ts'

/** What is chosen for the second seat of two, as a match has it. */
export const seatingOf = (second: Level | null): { readonly app?: Seating } =>
  second === null ? {} : { app: [null, second] }

/** What two are called who have no names. */
export const namelessTwo = (second: Level | null): readonly string[] => [
  nameless(1),
  second === null ? nameless(2) : APP_SEAT.name,
]

/** What is not seen, or turns the words after it round. */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/gu

/** Joiners alone show nothing. */
const SHOWS = /[^\p{Cf}\p{Z}\p{M}]/u

function cleaned(name: string): string {
  const seen = name
    .replace(/[,#\s]+/g, ' ')
    .replace(UNSEEN, '')
    .trim()
  return SHOWS.test(seen) ? seen : ''
}

/** Players' names as a record can hold them, and as all can tell them apart: the second of one name has a number. */
export function writtenNames(typed: readonly string[], nobody: readonly string[]): readonly string[] {
  const names: string[] = []
  for (const [i, text] of typed.entries()) {
    const name = cleaned(text) || (nobody[i] ?? '')
    let written = name
    for (let count = 2; names.some(other => other.toLowerCase() === written.toLowerCase()); count++)
      written = `${name} ${count}`
    names.push(written)
  }
  return names
}
