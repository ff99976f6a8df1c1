import type { Asking, Note, Noted } from '../journal/notes.ts'
import { isFitWord } from '../journal/notes.ts'
import type { Signature } from '../journal/signatures.ts'

/** What was said beside the moves, as comments at the end of a record: players by number, and of words on the result those that count. */
export const notesText = (notes: readonly Noted[], signatures: readonly Signature[]): string =>
  [...notes.map(({ note }) => note).filter(note => !isSignature(note)), ...signatures]
    .flatMap(note => noteText(note) ?? [])
    .map(text => `# ${text}\n`)
    .join('')

const isSignature = (note: Note): note is Signature => note.type === 'confirmed' || note.type === 'protest'

/** Null where it is told otherwise, or is of no matter afterwards. */
export function noteText(note: Note): string | null {
  switch (note.type) {
    case 'declined':
      return `player ${note.seat} did not agree to ${note.about}: ${note.word}`.replace(/: $/, '')
    case 'help':
      return `player ${note.seat} asked for help`
    case 'confirmed':
      return `player ${note.seat} confirms the result`
    case 'protest':
      return `player ${note.seat} protests: ${note.word}`.replace(/: $/, '')
    case 'time-up':
      return `player ${note.seat} ran out of time: ${note.verdict === 'lost' ? 'lost' : 'played on'}`
    case 'clock':
    case 'hand':
    case 'dealt':
      return null
  }
}

/** More characters has no comment that the app writes. */
const MOST_LINE = 20_000

/** What such a comment says; null where it says nothing that is read back. */
export function noteIn(line: string): Note | null {
  const read = line.length > MOST_LINE ? null : /^# player (\d{1,2}) (.*)$/.exec(line)
  if (!read) return null
  const [, number, said = ''] = read
  const seat = Number(number)
  if (said === 'asked for help') return { type: 'help', seat }
  if (seat === 0) return null
  if (said === 'confirms the result') return { type: 'confirmed', seat }
  // No action has a colon.
  const [what = '', ...words] = said.split(': ')
  const word = words.join(': ')
  if (!isFitWord(word)) return null
  if (what === 'protests') return { type: 'protest', seat, word }
  if (what === 'ran out of time') return { type: 'time-up', seat, verdict: word === 'lost' ? 'lost' : 'on' }
  const about = /^did not agree to (.+)$/.exec(what)?.[1]
  return about === undefined ? null : { type: 'declined', seat, what: askingIn(about), about, word }
}

function askingIn(about: string): Asking {
  const first = /^(stands|correct|agree)\b/.exec(about)?.[1]
  if (first === 'stands' || first === 'correct') return first
  return first === 'agree' ? 'end' : 'undo'
}
