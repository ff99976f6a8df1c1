import { LEVELS } from '../../analysis/advice.ts'
import {
  type Seating,
  formatClock,
  parseClock,
  type Clock,
  type ConsentKind,
  type Decision,
  type Note,
  type NoteAt,
  isValidRemark,
} from '../journal/entries.ts'
import type { Signature } from '../journal/timeline.ts'

/** The id of a record's match, and when the match was created and last changed: a comment before the record. */
export interface Stamp {
  readonly id: string
  readonly created: number
  readonly touched: number
}

export const stampLine = ({ id, created, touched }: Stamp): string => `# match ${id} ${created} ${touched}`

/** Returns the clock of a match as a comment before the record. */
export const clockLine = (clock: Clock): string => `# clock ${formatClock(clock)}`

export function parseClockLine(line: string): Clock | null {
  const words = /^\s*# clock (.{1,60})$/.exec(line)?.[1]
  return words === undefined ? null : parseClock(words)
}

/** Returns the app's seats as a comment before the record: `# app - easy`. */
export const appLine = (app: Seating): string => `# app ${app.map(level => level ?? '-').join(' ')}`

export function parseAppLine(line: string): Seating | null {
  const words = /^\s*# app ([a-z -]{1,100})$/.exec(line)?.[1]?.trim().split(/ +/)
  const seats = words?.map(word => (word === '-' ? null : LEVELS.find(level => level === word)))
  return seats?.every(seat => seat !== undefined) ? seats : null
}

/** A comment before the record: the players agreed to play without advice. */
export const NO_HELP = '# help off'

export const isNoHelp = (line: string): boolean => line.trim() === NO_HELP

const STAMP = /^\s*# match ([\w~-]{1,200}) (\d{1,15}) (\d{1,15})\s*$/

export function readStamp(line: string): Stamp | null {
  const match = STAMP.exec(line)
  return match ? { id: match[1] ?? '', created: Number(match[2]), touched: Number(match[3]) } : null
}

/** Whether a comment contains data that an import reads. */
export const isDataComment = (line: string): boolean =>
  isNoHelp(line) || [readStamp, parseClockLine, parseAppLine, parseNote, parseLoss].some(read => read(line) !== null)

/** Records contain no ids of entries. */
const FROM_RECORD = 'r-'

export const isFromRecord = (entry: string): boolean => entry.startsWith(FROM_RECORD)

/** Returns ids for the actions of a record with a stamp. Each id depends only on the match and the actions up to this one. */
export function idsOf(match: string, actions: readonly string[]): string[] {
  let text = match
  return actions.map(action => {
    text = hash(`${text}\n${action}`)
    return `${FROM_RECORD}${text}`
  })
}

/** A hash of 53 bits in hexadecimal (cyrb53). It distinguishes entries, but isn't secure against forgery. */
function hash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0')
}

/** Returns notes as comments at the end of a record, with players by number. `signatures`: the confirmations and protests that count. */
export const notesText = (
  notes: readonly NoteAt[],
  signatures: readonly Signature[],
  lost: number | null = null,
): string =>
  [
    ...notes.flatMap(({ note }) => (isSignature(note) ? [] : (noteText(note) ?? []))),
    ...(lost === null ? [] : [lostText(lost)]),
    ...signatures.flatMap(note => noteText(note) ?? []),
  ]
    .map(text => `# ${text}\n`)
    .join('')

const isSignature = (note: Note): note is Signature => note.type === 'confirmed' || note.type === 'protest'

/** Returns a note's comment; null for notes that records don't contain, or that another line of the record contains. */
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
      // `lostText` writes the loss on time that counts.
      return note.verdict === 'lost' ? null : `player ${note.seat} ran out of time: played on`
    case 'clock':
    case 'hand':
    case 'dealt':
      return null
  }
}

const lostText = (seat: number): string => `player ${seat} ran out of time: lost`

export function parseLoss(line: string): Extract<Decision, { readonly type: 'lost' }> | null {
  const seat = Number(/^# player (\d{1,2}) ran out of time: lost$/.exec(line)?.[1] ?? 0)
  return seat > 0 ? { type: 'lost', seat } : null
}

/** In characters. The app never writes longer comments. */
const MAX_LINE = 20_000

/** Parses a comment that `noteText` returned; null for any other. */
export function parseNote(line: string): Note | null {
  const read = line.length > MAX_LINE ? null : /^# player (\d{1,2}) (.*)$/.exec(line)
  if (!read) return null
  const [, number, words = ''] = read
  const seat = Number(number)
  if (words === 'asked for help') return { type: 'help', seat }
  if (seat === 0) return null
  if (words === 'confirms the result') return { type: 'confirmed', seat }
  // Actions contain no colons.
  const [what = '', ...rest] = words.split(': ')
  const word = rest.join(': ')
  if (!isValidRemark(word)) return null
  if (what === 'protests') return { type: 'protest', seat, word }
  if (what === 'ran out of time') return word === 'lost' ? null : { type: 'time-up', seat, verdict: 'on' }
  const about = /^did not agree to (.+)$/.exec(what)?.[1]
  return about === undefined ? null : { type: 'declined', seat, what: consentKindIn(about), about, word }
}

function consentKindIn(about: string): ConsentKind {
  const first = /^(stands|correct|agree)\b/.exec(about)?.[1]
  if (first === 'stands' || first === 'correct') return first
  return first === 'agree' ? 'end' : 'undo'
}
