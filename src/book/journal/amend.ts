import type { Status } from '../../engine/game.ts'
import { replayLine, type AnyRuling, type Move, type Replay } from './replay.ts'

export interface Amendment {
  readonly from: number
  readonly remove: number
  readonly insert: readonly string[]
}

/** A play that stays in the line, and on which the referee now says something else. */
export interface Changed {
  readonly action: string
  /** Its place in the line before, and after. */
  readonly was: number
  readonly is: number
  readonly before: AnyRuling | null
  readonly after: AnyRuling | null
  /** What it brought each player before, and what it brings now. */
  readonly gainedBefore: readonly number[]
  readonly gainedAfter: readonly number[]
}

/** What an amendment would lead to. */
export interface Consequences {
  /** The match as it would be. */
  readonly replay: Replay
  /** In the order of the line. */
  readonly changed: readonly Changed[]
  /** The place, in the new line, of the first action that stood, or is put in, and that doesn't stand now; null where all do. */
  readonly firstFallen: number | null
  readonly statusBefore: Status
  readonly statusAfter: Status
}

/** A line in the making: each action, and its place in the line as it is; null for one that is put in. */
export interface DraftMove {
  readonly action: string
  readonly was: number | null
}

export const draftOf = (replay: Replay): readonly DraftMove[] =>
  replay.moves.map(({ action }, was) => ({ action, was }))

export const put = (action: string): DraftMove => ({ action, was: null })

/** What would follow if `remove` plays from place `from` were taken out and `insert` put there. Nothing changes. */
export function consequences(replay: Replay, from: number, remove: number, insert: readonly string[]): Consequences {
  return follow(replay, draftOf(replay).toSpliced(from, remove, ...insert.map(put)))
}

/** What would follow if the line were this one. Nothing changes. */
export function follow(replay: Replay, draft: readonly DraftMove[]): Consequences {
  const after = replayLine(
    replay,
    draft.map(({ action }) => action),
  )
  const changed: Changed[] = []
  let firstFallen: number | null = null
  for (const [is, { was }] of draft.entries()) {
    const now = after.moves[is]
    const move = was === null ? undefined : replay.moves[was]
    if (!now) continue
    if (move && was !== null && !sameRuling(move.ruling, now.ruling)) changed.push(changeOf(replay, move, now, was, is))
    if ((!move || stands(move)) && !stands(now)) firstFallen ??= is
  }
  return {
    replay: after,
    changed,
    firstFallen,
    statusBefore: replay.game.status(replay.position),
    statusAfter: replay.game.status(after.position),
  }
}

/** A new line as one amendment of the one there is: what both begin and end with stays. Null where they are alike. */
export function amendmentOf(line: readonly string[], next: readonly string[]): Amendment | null {
  let from = 0
  while (from < line.length && line[from] === next[from]) from++
  let end = 0
  const most = Math.min(line.length, next.length) - from
  while (end < most && line[line.length - 1 - end] === next[next.length - 1 - end]) end++
  const remove = line.length - end - from
  const insert = next.slice(from, next.length - end)
  return remove + insert.length === 0 ? null : { from, remove, insert }
}

const stands = (move: Move): boolean => move.ruling?.accepted === true

function changeOf({ game }: Replay, before: Move, after: Move, was: number, is: number): Changed {
  const gained = (move: Move): readonly number[] => {
    const earlier = game.status(move.before).scores
    return game.status(move.after).scores.map((score, seat) => score - (earlier[seat] ?? 0))
  }
  return {
    action: before.action,
    was,
    is,
    before: before.ruling,
    after: after.ruling,
    gainedBefore: gained(before),
    gainedAfter: gained(after),
  }
}

/** Whether the referee says the same: events or refusal, whatever else the positions hold. */
function sameRuling(some: AnyRuling | null, other: AnyRuling | null): boolean {
  return some === other || JSON.stringify(saidIn(some)) === JSON.stringify(saidIn(other))
}

function saidIn(ruling: AnyRuling | null): unknown {
  return ruling?.accepted ? ruling.steps.map(step => step.event) : (ruling?.refusal ?? null)
}
