import { ok, type Result } from '../../engine/result.ts'
import { newHead, newPlay, type Making } from './begin.ts'
import { fold, type Entry, type Match } from './entries.ts'
import { textOf } from './replayed.ts'
import { startReplay, type HeadProblem } from './replay.ts'

/** Where a branch leaves: after so many entries, or so many plays of the line that counts; all of them where neither is given. */
export interface BranchAt {
  readonly entries?: number
  readonly plays?: number
  /** A corrected head to begin on. */
  readonly head?: string
}

/** A new match that begins like this one. */
export function branchOf(match: Match, at: BranchAt, making: Making): Result<Match, HeadProblem> {
  const start = startReplay(at.head ?? textOf(match))
  if (!start.ok) return start
  const { scoreOnly = false, help = 'asked', app = [] } = match.head
  const fresh = newHead(start.value.game, start.value.setup, making, { scoreOnly, help, app })
  const { entries } = match
  const kept = at.plays === undefined ? entries.slice(0, at.entries) : playsOf(entries, at.plays, making)
  const origin = { match: match.head.id, entries: at.plays === undefined ? kept.length : entries.length }
  return ok({ head: { ...fresh, origin }, entries: kept.map(entry => ({ ...entry, match: fresh.id })) })
}

/** The first plays of a line, as if nothing else had ever been played. */
const playsOf = (entries: readonly Entry[], plays: number, making: Making): Entry[] =>
  fold(entries)
    .line.slice(0, plays)
    .map((play, number) => ({ ...newPlay('', number, play.action, making), at: play.at }))
