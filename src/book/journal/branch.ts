import { ok, type Result } from '../../engine/result.ts'
import { newHead, newPlay, type ClockAndIds, type MatchKind } from './begin.ts'
import { fold, type Entry, type Match, type PlayableMatch } from './entries.ts'
import { isOfCards, isOfClock } from './notes.ts'
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
export function branchOf(match: PlayableMatch, at: BranchAt, world: ClockAndIds): Result<Match, HeadProblem> {
  const start = startReplay(at.head ?? textOf(match), [match.game])
  if (!start.ok) return start
  const { scoreOnly = false, help = 'asked', app = [], clock } = match.head
  const kind: MatchKind = { scoreOnly, help, app, ...(clock ? { clock } : {}) }
  const fresh = newHead(start.value.game, start.value.setup, world, kind)
  const { entries } = match
  const from = at.plays === undefined ? entries.slice(0, at.entries) : entries
  const kept = at.plays === undefined ? timeless(from) : playsOf(entries, at.plays, world)
  const origin = { match: match.head.id, entries: from.length }
  return ok({ head: { ...fresh, origin }, entries: kept.map(entry => ({ ...entry, match: fresh.id })) })
}

/** What was done, without the time it took: that of the branch begins when it is played. */
const timeless = (entries: readonly Entry[]): readonly Entry[] =>
  entries
    .filter(({ what }) => what.type !== 'note' || !isOfClock(what.note))
    .map((entry, number) => ({ ...entry, number }))

/** The first plays of a line with the cards that were dealt for them, as if nothing else had ever been played. */
function playsOf(entries: readonly Entry[], plays: number, world: ClockAndIds): Entry[] {
  const dealt = entries.filter(({ what }) => what.type === 'note' && isOfCards(what.note))
  const played = fold(entries).line.slice(0, plays)
  return [...dealt, ...played.map(({ action, at }) => ({ ...newPlay('', 0, action, world), at }))].map(
    (entry, number) => ({ ...entry, number }),
  )
}
