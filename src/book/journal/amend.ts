import type { Status, AnyGame } from '../../engine/game.ts'
import {
  replayLine,
  type AnyRuling,
  type Move,
  type Replay,
  nextMove,
  type RuledMove,
  isIrregular,
  irregularCount,
} from './replay.ts'
import type { Change, Timeline } from './timeline.ts'
import type { ConsentKind, Seating } from './entries.ts'

export interface Amendment {
  readonly from: number
  readonly remove: number
  readonly insert: readonly string[]
}

/** A play that stays in the line, but whose ruling changes. */
export interface ChangedRuling {
  readonly action: string
  /** The index in the line before the amendment (`was`) and after it (`is`). */
  readonly was: number
  readonly is: number
  readonly before: AnyRuling | null
  readonly after: AnyRuling | null
  readonly gainedBefore: readonly number[]
  readonly gainedAfter: readonly number[]
}

export interface Consequences {
  readonly replay: Replay
  readonly changed: readonly ChangedRuling[]
  /** The index in the new line of the first action that is now refused, but was legal or is inserted; null if there is none. */
  readonly firstFallen: number | null
  readonly statusBefore: Status
  readonly statusAfter: Status
}

/** An action of a draft of the line. `was`: its index in the present line; null for an inserted action. */
export interface DraftMove {
  readonly action: string
  readonly was: number | null
}

export const draftOf = (replay: Replay): readonly DraftMove[] =>
  replay.moves.map(({ action }, was) => ({ action, was }))

export const insertion = (action: string): DraftMove => ({ action, was: null })

/** Computes what would change if `remove` plays from index `from` were replaced by `insert`. */
export function consequencesOf(replay: Replay, from: number, remove: number, insert: readonly string[]): Consequences {
  return tryDraft(replay, draftOf(replay).toSpliced(from, remove, ...insert.map(insertion)))
}

/** Computes what would change if a draft replaced the line. */
export function tryDraft(replay: Replay, draft: readonly DraftMove[]): Consequences {
  const after = replayLine(
    replay,
    draft.map(({ action }) => action),
  )
  const changed: ChangedRuling[] = []
  let firstFallen: number | null = null
  for (const [is, { was }] of draft.entries()) {
    const now = after.moves[is]
    const move = was === null ? undefined : replay.moves[was]
    if (!now) continue
    if (move && was !== null && !sameRuling(move.ruling, now.ruling)) changed.push(changeOf(replay, move, now, was, is))
    if ((!move || isAccepted(move)) && !isAccepted(now)) firstFallen ??= is
  }
  return {
    replay: after,
    changed,
    firstFallen,
    statusBefore: replay.game.status(replay.position),
    statusAfter: replay.game.status(after.position),
  }
}

/** Returns the amendment that turns one line into another: it replaces everything between their common beginning and end. Null if they are equal. */
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

const isAccepted = (move: Move): boolean => move.ruling?.accepted === true

function changeOf({ game }: Replay, before: Move, after: Move, was: number, is: number): ChangedRuling {
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

function sameRuling(some: AnyRuling | null, other: AnyRuling | null): boolean {
  return some === other || JSON.stringify(eventsOrRefusal(some)) === JSON.stringify(eventsOrRefusal(other))
}

function eventsOrRefusal(ruling: AnyRuling | null): unknown {
  return ruling?.accepted ? ruling.steps.map(step => step.event) : (ruling?.refusal ?? null)
}

/** A change that needs consent, with the plays that it would remove (`gone`) and add (`come`). */
export interface Consent {
  readonly what: ConsentKind
  readonly gone: readonly Move[]
  readonly come: readonly Move[]
}

/** `cancelled`: the question was closed without an answer, which is not recorded. */
export type ConsentAnswer = 'agreed' | 'declined' | 'cancelled'

export type AskConsent = (consent: Consent) => Promise<ConsentAnswer>

function consentKindOf({ ruling }: Move): ConsentKind | null {
  if (isIrregular(ruling)) return 'stands'
  const types = ruling?.accepted ? ruling.steps.map(({ event }) => event.type) : []
  if (types.includes('correct')) return 'correct'
  return types.includes('agree') ? 'end' : null
}

export function consentForPlay(replay: Replay, made: RuledMove): Consent | null {
  const move = nextMove(replay, replay.moves.at(-1), made.action, made)
  const what = consentKindOf(move)
  return what && { what, gone: [], come: [move] }
}

/** Returns the consent needed to remove `remove` plays from index `from` and insert `insert` there. */
export function consentForAmendment(replay: Replay, from: number, remove: number, insert: readonly string[]): Consent {
  const gone = replay.moves.slice(from, from + remove)
  const come = consequencesOf(replay, from, remove, insert).replay.moves.slice(from, from + insert.length)
  return { what: irregularCount({ moves: come }) > irregularCount({ moves: gone }) ? 'stands' : 'amend', gone, come }
}

/** Returns the consent needed to undo these changes (the latest last); null if none is needed, for example within a turn. */
export function consentForUndo(replay: Replay, { line }: Timeline, changes: readonly Change[]): Consent | null {
  if (!reachesBack(replay, changes)) return null
  const places = changes.flatMap(({ inserted }) => inserted.map(play => line.indexOf(play)))
  const gone = places.flatMap(place => replay.moves[place] ?? [])
  // Undoing only decisions needs no consent, because the players are asked to decide again.
  return gone.length > 0 ? { what: 'undo', gone, come: [] } : null
}

function reachesBack({ game, moves, position }: Replay, changes: readonly Change[]): boolean {
  if (changes.some(({ removed, beside }) => removed.length > 0 || beside)) return true
  const first = moves[Math.min(...changes.map(({ from }) => from))]
  return first !== undefined && game.status(first.before).turn !== game.status(position).turn
}

/** The app's level if it is the app's turn; null if it is a person's turn or no turn is left. */
export function appLevelOnTurn(game: Pick<AnyGame, 'status'>, position: unknown, app: Seating): Seating[number] {
  const { turn } = game.status(position)
  return turn === null ? null : (app[turn - 1] ?? null)
}

/** Corrections don't count as the app's moves: people make them, on any turn. */
const isAppsMove = ({ game }: Replay, { before, played }: Move, app: Seating): boolean =>
  appLevelOnTurn(game, before, app) !== null && played !== null && !game.isCorrection(played)

/** Returns the number of changes to undo: the app's latest moves, and the person's change before them. */
export function undoCount(replay: Replay, undoable: readonly Change[], app: Seating): number {
  let end = replay.moves.length
  for (const [back, { from, removed, inserted, beside }] of undoable.toReversed().entries()) {
    const made = replay.moves.slice(from, end)
    const isPlay = removed.length === 0 && from + inserted.length === end && !beside
    if (!isPlay || !made.every(move => isAppsMove(replay, move, app))) return back + 1
    end = from
  }
  return Math.max(undoable.length, 1)
}

export function redoCount(replay: Replay, { line, redoable }: Timeline, app: Seating): number {
  const actions = line.map(({ action }) => action)
  let current = replay
  for (const [forth, { from, removed, inserted }] of redoable.entries()) {
    if (forth > 0 && appLevelOnTurn(current.game, current.position, app) === null) return forth
    actions.splice(from, removed.length, ...inserted.map(({ action }) => action))
    current = replayLine(current, actions)
  }
  return Math.max(redoable.length, 1)
}
