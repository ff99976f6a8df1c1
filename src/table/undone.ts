import { wholeOf, type LogItem } from '../book/journal/timeline.ts'
import { nextMove, type Move } from '../book/journal/replay.ts'
import type { GameFor, GameTypes } from '../engine/game.ts'

interface Line {
  readonly game: GameFor<GameTypes>
  readonly start: unknown
  readonly moves: readonly Move[]
}

/** What struck plays were: it stays so, whatever becomes of the line. */
const known = new WeakMap<LogItem, Move>()

/**
 * Tells what a struck play was when it was made, after plays that count or are struck themselves. Null where plays that count, and were
 * before it, have been amended since: the table that it was made at is no more known.
 */
export function createUndone(log: readonly LogItem[], line: Line): (play: LogItem) => Move | null {
  let plays: ReadonlyMap<string, LogItem> | null = null
  const find = (key: string): LogItem | undefined => (plays ??= new Map(log.map(each => [each.key, each]))).get(key)
  let whole: number | null = null
  const isWhole = (place: number): boolean => place < (whole ??= wholeOf(log.filter(each => each.place !== null)))

  return play => {
    const ahead: LogItem[] = []
    let at: LogItem | undefined = play
    for (; at?.place === null && !known.has(at); at = find(at.follows)) {
      if (at.follows === null) return null
      ahead.push(at)
    }
    if (at && at.place !== null && !isWhole(at.place)) return null
    let last = at && (known.get(at) ?? line.moves[at.place ?? 0])
    for (const each of ahead.toReversed()) {
      last = nextMove(line, last, each.action)
      known.set(each, last)
    }
    return last ?? null
  }
}
