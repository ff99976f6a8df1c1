import type { AnyGame } from '../../engine/game.ts'
import {
  type Operation,
  type Entry,
  type MatchHead,
  type Seating,
  type Clock,
  isCardsNote,
  isClockNote,
  isDecision,
  type Match,
  type PlayableMatch,
} from './entries.ts'
import { headText, startReplay, type HeadProblem, currentHead } from './replay.ts'
import { ok, type Result } from '../../engine/result.ts'
import { fold } from './timeline.ts'

export interface ClockAndIds {
  now(): number
  newId(): string
}

export interface MatchKind {
  /** Played to learn the game. */
  readonly practice?: boolean
  /** Played without the referee. */
  readonly scoreOnly?: boolean
  /** Whether players may ask for advice; `asked` by default. */
  readonly help?: 'asked' | 'off'
  readonly app?: Seating
  /** Left out if the match has no clock. */
  readonly clock?: Clock
}

export const createHead = (game: AnyGame, setup: unknown, env: ClockAndIds, kind: MatchKind = {}): MatchHead =>
  withAppSeats(plainHead(game, setup, env, kind), kind.app ?? [])

/** Returns the head with these seats played by the app. A single player is always a person. */
export function withAppSeats(head: MatchHead, app: Seating): MatchHead {
  const { app: _, ...people } = head
  const seats = head.players.length > 1 ? app.slice(0, head.players.length) : []
  if (!seats.some(level => level !== null)) return { ...people, format: earliestHeadFormat(people) }
  return { ...people, format: earliestHeadFormat({ ...people, app: seats }), app: seats }
}

function earliestHeadFormat({ help, scoreOnly, app, clock }: MatchKind): MatchHead['format'] {
  if (clock) return 4
  if (help === 'off' || app) return 3
  return scoreOnly ? 2 : 1
}

const plainHead = (game: AnyGame, setup: unknown, env: ClockAndIds, kind: MatchKind): MatchHead => ({
  format: earliestHeadFormat(kind),
  id: env.newId(),
  game: game.name,
  head: headText(game, setup),
  players: game.players(setup),
  created: env.now(),
  ...(kind.practice ? { practice: true } : {}),
  ...(kind.scoreOnly ? { scoreOnly: true } : {}),
  ...(kind.help === 'off' ? { help: 'off' } : {}),
  ...(kind.clock ? { clock: kind.clock } : {}),
})

export const createEntry = (match: string, number: number, what: Operation, env: ClockAndIds): Entry => ({
  format: earliestEntryFormat(what),
  match,
  number,
  id: env.newId(),
  at: env.now(),
  what,
})

function earliestEntryFormat(what: Operation): Entry['format'] {
  if (isDecision(what)) return 4
  if (what.type !== 'note') return 1
  return isClockNote(what.note) || isCardsNote(what.note) ? 3 : 2
}

export const createPlay = (match: string, number: number, action: string, env: ClockAndIds): Entry =>
  createEntry(match, number, { type: 'play', action }, env)

/** Returns the head with the time at which the match was archived; without it if `at` is null, which restores the match. */
export function archivedAt(head: MatchHead, at: number | null): MatchHead {
  const { shelved: _, ...rest } = head
  return at === null ? rest : { ...rest, shelved: at }
}

/** Where a branch starts: after this number of entries, or of plays of the line; by default at the end. */
export interface BranchAt {
  readonly entries?: number
  readonly plays?: number
}

/** Creates a match that continues the given match from `at`. */
export function branchOf(match: PlayableMatch, at: BranchAt, env: ClockAndIds): Result<Match, HeadProblem> {
  const start = startReplay(currentHead(match), [match.game])
  if (!start.ok) return start
  const { scoreOnly = false, help = 'asked', app = [], clock } = match.head
  const kind: MatchKind = { scoreOnly, help, app, ...(clock ? { clock } : {}) }
  const fresh = createHead(start.value.game, start.value.setup, env, kind)
  const { entries } = match
  const from = at.plays === undefined ? entries.slice(0, at.entries) : entries
  // A branch gets no decisions, such as a loss on time. If the match has any, the branch gets only the plays.
  const isWhole = at.plays === undefined && !from.some(({ what }) => isDecision(what))
  const counted = isWhole ? timeless(from) : playsOf(from, at.plays, env)
  const origin = { match: match.head.id, entries: from.length }
  return ok({ head: { ...fresh, origin }, entries: counted.map(entry => ({ ...entry, match: fresh.id })) })
}

/** A branch's clock starts when the branch is played. */
const timeless = (entries: readonly Entry[]): readonly Entry[] =>
  entries
    .filter(({ what }) => what.type !== 'note' || !isClockNote(what.note))
    .map((entry, number) => ({ ...entry, number }))

function playsOf(entries: readonly Entry[], plays: number | undefined, env: ClockAndIds): Entry[] {
  const dealt = entries.filter(({ what }) => what.type === 'note' && isCardsNote(what.note))
  const played = fold(entries).line.slice(0, plays)
  return [...dealt, ...played.map(({ action, at }) => ({ ...createPlay('', 0, action, env), at }))].map(
    (entry, number) => ({ ...entry, number }),
  )
}

/**
 * Returns a clock in milliseconds since 1970 that never goes back. If the device's clock is set back, it continues with `ticks`, which
 * may stop while the device sleeps, so the clock can't use only them. The result is never earlier than `least`.
 */
export function createMonotonicClock(wall: () => number, ticks: () => number): (least?: number) => number {
  let last = 0
  let tick = ticks()
  return (least = 0) => {
    const now = ticks()
    last = Math.max(wall(), Math.floor(last + now - tick), least)
    tick = now
    return last
  }
}
