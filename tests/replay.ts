import { replayLine, startReplay, type HeadProblem, type Replay } from '../src/book/journal/replay.ts'
import type { AnyGame } from '../src/engine/game.ts'
import { ok, type Result } from '../src/engine/result.ts'

/** Replays a match in one call. */
export function replay(
  head: string,
  actions: readonly string[],
  games: readonly AnyGame[],
): Result<Replay, HeadProblem> {
  const start = startReplay(head, games)
  return start.ok ? ok(replayLine(start.value, actions)) : start
}

/** The index of the first action that is refused or can't be read; null if there is no such action, undefined if `replayed` is null. */
export function firstUnplayable(replayed: Pick<Replay, 'moves'> | null): number | null | undefined {
  const place = replayed?.moves.findIndex(({ ruling }) => ruling?.accepted !== true)
  return place === -1 ? null : place
}
