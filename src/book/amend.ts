import type { Status } from '../engine/game.ts'
import { replayLine, type AnyRuling, type Move, type Replay } from './replay.ts'

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

/** What would follow if `remove` plays from place `from` were taken out and `insert` put there. Nothing changes. */
export function consequences(replay: Replay, from: number, remove: number, insert: readonly string[]): Consequences {
  const actions = replay.moves.map(move => move.action)
  const after = replayLine(replay, actions.toSpliced(from, remove, ...insert))
  const shift = insert.length - remove
  const changed = replay.moves.flatMap((move, was) => {
    const now = was < from + remove ? undefined : after.moves[was + shift]
    return now && !sameRuling(move.ruling, now.ruling) ? [changeOf(replay, move, now, was, was + shift)] : []
  })
  const inserted = after.moves.slice(from, from + insert.length).findIndex(move => !stands(move))
  const fallen = changed.find(change => change.before?.accepted && !change.after?.accepted)
  return {
    replay: after,
    changed,
    firstFallen: inserted >= 0 ? from + inserted : (fallen?.is ?? null),
    statusBefore: replay.game.status(replay.position),
    statusAfter: replay.game.status(after.position),
  }
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
