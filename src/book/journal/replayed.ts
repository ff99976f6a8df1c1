import { ok, type Result } from '../../engine/result.ts'
import { fold, foldOn, namesIn, type Match, type PlayableMatch, type Timeline } from './entries.ts'
import { sameNames, withPlayers } from './players.ts'
import { replayLine, startReplay, type HeadProblem, type Replay, type RuledMove } from './replay.ts'

/** A match, and all that follows from what stands in it. */
export interface ReplayedMatch extends PlayableMatch {
  readonly timeline: Timeline
  readonly replay: Replay
}

/** The head of the record, with the names that the players have now. */
export const textOf = ({ head, entries, game, called }: PlayableMatch): string =>
  withPlayers(head.head, called ?? namesIn(entries), game)

/** A match played through. What it has in common with `earlier`, the same match before, isn't ruled on again, nor what was `made` to be added. */
export function replayMatch(
  match: PlayableMatch,
  earlier: ReplayedMatch | null = null,
  made: RuledMove | null = null,
): Result<ReplayedMatch, HeadProblem> {
  const { game } = match
  const timeline = earlier ? timelineOn(earlier, match) : fold(match.entries)
  const known = earlier && isNamedAlike(earlier, match, timeline) ? earlier.replay : null
  const start = known
    ? ok(known)
    : startReplay(withPlayers(match.head.head, match.called ?? timeline.names, game), [game])
  if (!start.ok) return start
  const actions = timeline.line.map(play => play.action)
  return ok({ ...match, timeline, replay: replayLine(start.value, actions, made) })
}

/** What the match has gone on with is all that is folded, where it goes on from the earlier one. */
function timelineOn({ entries: before, timeline }: ReplayedMatch, { entries }: Match): Timeline {
  const goesOn = before.every((entry, i) => entry === entries[i])
  return goesOn ? foldOn(timeline, entries.slice(before.length)) : fold(entries)
}

const isNamedAlike = (earlier: ReplayedMatch, { head, called }: PlayableMatch, { names }: Timeline): boolean =>
  earlier.head.head === head.head && sameNames(earlier.called ?? earlier.timeline.names ?? [], called ?? names ?? [])
