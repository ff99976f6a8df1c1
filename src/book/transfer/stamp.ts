import { LEVELS } from '../../analysis/advice.ts'
import { makeClock, parseClock, type Clock } from '../journal/clock.ts'
import type { Seating } from '../journal/entries.ts'
import { noteIn } from './note-lines.ts'

/** Which match a record is of, and when it was played: a comment before it, so that the record is one like any other. */
export interface Stamp {
  readonly id: string
  readonly created: number
  readonly touched: number
}

export const stampLine = ({ id, created, touched }: Stamp): string => `# match ${id} ${created} ${touched}`

/** The match has a clock: a comment before the record. */
export const clockLine = (clock: Clock): string => `# clock ${makeClock(clock)}`

export function clockIn(line: string): Clock | null {
  const words = /^\s*# clock (.{1,60})$/.exec(line)?.[1]
  return words === undefined ? null : parseClock(words)
}

/** Seats that the app plays: a comment before the record, `# app - easy`. */
export const appLine = (app: Seating): string => `# app ${app.map(level => level ?? '-').join(' ')}`

export function appIn(line: string): Seating | null {
  const words = /^\s*# app ([a-z -]{1,100})$/.exec(line)?.[1]?.trim().split(/ +/)
  const seats = words?.map(word => (word === '-' ? null : LEVELS.find(level => level === word)))
  return seats?.every(seat => seat !== undefined) ? seats : null
}

/** The players agreed to be shown no moves: a comment before the record too. */
export const NO_HELP = '# help off'

export const saysNoHelp = (line: string): boolean => line.trim() === NO_HELP

const STAMP = /^\s*# match ([\w~-]{1,200}) (\d{1,15}) (\d{1,15})\s*$/

export function readStamp(line: string): Stamp | null {
  const match = STAMP.exec(line)
  return match ? { id: match[1] ?? '', created: Number(match[2]), touched: Number(match[3]) } : null
}

/** Whether a comment says something of the match that is read from it. */
export const isReadBack = (line: string): boolean =>
  readStamp(line) !== null ||
  saysNoHelp(line) ||
  clockIn(line) !== null ||
  appIn(line) !== null ||
  noteIn(line) !== null

/** What the ids of entries begin with that were read from a record, which has none. */
const FROM_RECORD = 'r-'

export const isFromRecord = (entry: string): boolean => entry.startsWith(FROM_RECORD)

/** An id for each action of a stamped record: the same for the same beginning of the same match, whoever reads it. */
export function idsOf(match: string, actions: readonly string[]): string[] {
  let text = match
  return actions.map(action => {
    text = hash(`${text}\n${action}`)
    return `${FROM_RECORD}${text}`
  })
}

/** 53 bits in hexadecimal (cyrb53): to tell entries apart, not to keep anybody from making two alike. */
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
