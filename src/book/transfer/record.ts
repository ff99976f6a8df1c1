import type { AnyGame } from '../../engine/game.ts'
import { createReferee, MAX_HEAD_LINES, type Answer } from '../../engine/record.ts'
import { readLine, type ReadProblem } from '../../engine/text.ts'
import { createEntry, createHead, createPlay, type ClockAndIds, type MatchKind } from '../journal/begin.ts'
import {
  type Entry,
  type Match,
  type MatchHead,
  type PlayableMatch,
  type Note,
  type Decision,
  lengthOf,
  MAX_LENGTH,
} from '../journal/entries.ts'
import { fold, signaturesIn, type Timeline } from '../journal/timeline.ts'
import { isValidName, replayMatch, currentHead, type ReplayedMatch } from '../journal/replay.ts'
import type { ClockState } from '../journal/times.ts'
import { clockOf } from '../journal/turns.ts'
import {
  parseAppLine,
  appLine,
  parseClockLine,
  clockLine,
  idsOf,
  NO_HELP,
  readStamp,
  isNoHelp,
  stampLine,
  type Stamp,
  parseNote,
  parseLoss,
  notesText,
} from './comments.ts'

const stampedText = (
  { id, created, ...kind }: Pick<MatchHead, 'id' | 'created' | 'help' | 'clock' | 'app'>,
  touched: number,
  record: string,
): string => [stampLine({ id, created, touched }), withSettings(kind, record)].join('\n')

const timesText = (state: ClockState | null): string =>
  (state?.used ?? []).map((used, i) => `# player ${i + 1} used ${Math.round(used / 1000)} s\n`).join('')

/** Adds comments before a record for the settings on which the players agreed: no advice, the clock, and the app's seats. */
export const withSettings = ({ help, clock, app }: Pick<MatchKind, 'help' | 'clock' | 'app'>, record: string): string =>
  [
    ...(help === 'off' ? [NO_HELP] : []),
    ...(clock ? [clockLine(clock)] : []),
    ...(app ? [appLine(app)] : []),
    record,
  ].join('\n')

/** Returns a match as a record with its stamp, and with undone plays as comments. */
export function recordOf(match: PlayableMatch): string {
  const { log, ...timeline } = fold(match.entries)
  const lines = log.map(({ place, action }) => (place === null ? `# undone: ${action}` : action))
  return stampedRecord(match, [currentHead(match), ...lines, ''].join('\n'), timeline)
}

/** Like `recordOf`, but without undone plays. */
export function playedRecord(match: ReplayedMatch): string {
  const { timeline, replay } = match
  return stampedRecord(match, [replay.head, ...timeline.line.map(({ action }) => action), ''].join('\n'), timeline)
}

function stampedRecord(
  match: PlayableMatch,
  record: string,
  { notes, lost }: Pick<Timeline, 'notes' | 'lost'>,
): string {
  const { head, entries } = match
  const replayed = head.clock ? replayMatch(match) : null
  const times = timesText(replayed?.ok ? clockOf(replayed.value) : null)
  const beside = notesText(notes, signaturesIn(entries), lost?.seat ?? null) + times
  return stampedText(head, Math.max(head.created, entries.at(-1)?.at ?? 0), record + beside)
}

/** The maximum numbers of characters, and of lines other than comments and empty lines, in a text. No record of the app exceeds them. */
export const MAX_CHARACTERS = 4_000_000
const MAX_LINES = MAX_LENGTH + MAX_HEAD_LINES

/** A part of an imported text that was not read completely, and why. `line` counts from 1. */
export type UnreadPart =
  | { readonly type: 'too-long' }
  /** Neither this line nor the rest of the text (or of this match) was read. */
  | { readonly type: 'too-many-lines'; readonly line: number }
  /** A head or an action that can't be read. The rest of its record is ignored. */
  | { readonly type: 'unreadable'; readonly line: number; readonly problem: ReadProblem }
  /** A match that isn't imported, because a player's name is invalid. */
  | { readonly type: 'names'; readonly line: number }
  /** An action that the referee refused. It is left out. */
  | { readonly type: 'refused'; readonly line: number; readonly action: string; readonly code: string }

interface RecordsRead {
  readonly found: readonly Match[]
  readonly lost: readonly UnreadPart[]
}

/** Reads the matches in a text of records, and judges their actions. A match gets a new id unless its record has a stamp. */
export function readRecords(text: string, games: readonly AnyGame[], env: ClockAndIds): RecordsRead {
  if (text.length > MAX_CHARACTERS) return { found: [], lost: [{ type: 'too-long' }] }
  const found: PartialMatch[] = []
  const lost: UnreadPart[] = []
  let stamp: Stamp | null = null
  let kind: MatchKind = {}
  const note = (line: string): void => {
    stamp = readStamp(line) ?? stamp
    const clock = parseClockLine(line)
    if (isNoHelp(line)) kind = { ...kind, help: 'off' }
    const app = parseAppLine(line)
    if (clock) kind = { ...kind, clock }
    if (app) kind = { ...kind, app }
    const last = found.at(-1)
    if (last && stamp === null) addNote(last, parseNote(line) ?? parseLoss(line), env)
  }
  for (const answer of answersTo(text, games, { note, stop: line => lost.push({ type: 'too-many-lines', line }) })) {
    switch (answer.type) {
      case 'head':
        found.push(partialMatch(createHead(answer.game, answer.setup, env, kind), stamp, answer.line))
        stamp = null
        kind = {}
        break
      case 'problem':
        lost.push({ type: 'unreadable', line: answer.line, problem: answer.problem })
        break
      case 'ruling': {
        const { line, action, ruling } = answer
        const last = found.at(-1)
        if (!last || last.length > MAX_LENGTH) break
        if (!ruling.accepted) lost.push({ type: 'refused', line, action, code: ruling.refusal.code })
        else if (!addPlay(last, action, env)) lost.push({ type: 'too-many-lines', line })
      }
    }
  }
  const fit = found.filter(({ head, line }) => {
    const shown = head.players.every(isValidName)
    if (!shown) lost.push({ type: 'names', line })
    return shown
  })
  return { found: fit.map(stamped), lost }
}

type LostOnTime = Extract<Decision, { readonly type: 'lost' }>

interface PartialMatch {
  readonly head: MatchHead
  readonly entries: Entry[]
  words: Entry[]
  length: number
  readonly stamp: Stamp | null
  readonly line: number
}

const partialMatch = (head: MatchHead, stamp: Stamp | null, line: number): PartialMatch => ({
  head: stamp ? { ...head, id: stamp.id, created: stamp.created } : head,
  entries: [],
  words: [],
  length: 0,
  stamp,
  line,
})

function addPlay(match: PartialMatch, action: string, env: ClockAndIds): boolean {
  const { head, entries } = match
  const entry = createPlay(head.id, entries.length, action, env)
  match.length += lengthOf([entry])
  if (match.length > MAX_LENGTH) return false
  entries.push(entry)
  match.words = []
  return true
}

function addNote(match: PartialMatch, noted: Note | LostOnTime | null, env: ClockAndIds): void {
  const { head, stamp } = match
  if (!stamp || !noted || !('seat' in noted) || noted.seat > head.players.length) return
  if ((noted.type === 'time-up' || noted.type === 'lost') && !head.clock) return
  const what = noted.type === 'lost' ? noted : ({ type: 'note', note: noted } as const)
  const entry = createEntry(head.id, 0, what, env)
  const length = match.length + lengthOf([entry])
  if (length > MAX_LENGTH) return
  match.length = length
  match.words.push(entry)
}

function stamped({ head, entries, words, stamp }: PartialMatch): Match {
  if (!stamp) return { head, entries }
  const all = [...entries, ...words].map((entry, number) => ({ ...entry, number }))
  const ids = idsOf(
    head.id,
    all.map(({ what }) => (what.type === 'play' ? what.action : JSON.stringify(what))),
  )
  return { head, entries: all.map((entry, i) => ({ ...entry, id: ids[i] ?? entry.id, at: stamp.touched })) }
}

interface Reading {
  note?(line: string): void
  /** Called with the number of the first line that exceeds the maximum. */
  stop?(line: number): void
}

/** Yields the referee's answers to the lines of a text. Skips requests for legal actions (`legal`), which are slow and not part of a match. */
export function* answersTo(text: string, games: readonly AnyGame[], { note, stop }: Reading = {}): Generator<Answer> {
  const referee = createReferee(games)
  let number = 0
  let ruled = 0
  for (const raw of text.split(/\r?\n/)) {
    note?.(raw)
    const { words } = readLine(raw, ++number)
    if (words.length > 0 && ++ruled > MAX_LINES) {
      stop?.(number)
      break
    }
    yield* referee.read(words.length === 1 && words[0] === 'legal' ? '' : raw)
  }
  yield* referee.end()
}
