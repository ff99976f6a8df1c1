import { replayLine, startReplay, type HeadProblem, type Replay } from '../src/book/journal/replay.ts'
import type { AnyGame } from '../src/engine/game.ts'
import { ok, type Result } from '../src/engine/result.ts'

/** A match at once. */
export function replay(
  head: string,
  actions: readonly string[],
  games: readonly AnyGame[],
): Result<Replay, HeadProblem> {
  const start = startReplay(head, games)
  return start.ok ? ok(replayLine(start.value, actions)) : start
}
