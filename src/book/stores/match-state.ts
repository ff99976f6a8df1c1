import { computed, shallowRef, type Ref } from 'vue'
import { fold, signaturesIn, type Play, sameTexts, type Timeline, foldOn } from '../journal/timeline.ts'
import { readHandsRow, type HandsAt, makeHandsRow } from '../journal/hands-at.ts'
import { MAX_LENGTH, lengthOf, type Operation, type Entry } from '../journal/entries.ts'
import type { ReplayedMatch } from '../journal/replay.ts'
import { clockOf } from '../journal/turns.ts'
import type { Role } from '../lock.ts'
import type { Failure } from '../storage/port.ts'
import type { Cursor, Damage, UnreadReason } from '../storage/schema.ts'

type Saving = 'saved' | 'saving' | { readonly failed: Failure }

/**
 * Why the open match can't be changed. `closed`: no match is open. `follower`: another tab writes to it. `handed`: it continues on another
 * device. `another-writer`: another window has written entries that are not shown here. Otherwise the journal can't be read to its end, so
 * that only a branch can continue, or the match has its maximum length.
 */
export type ReadOnly = 'closed' | 'follower' | 'handed' | 'another-writer' | UnreadReason

export type MatchState = ReturnType<typeof createMatchState>

const NO_TIMELINE = fold([])

function playedIn(match: Readonly<Ref<ReplayedMatch | null>>, walked: Readonly<Ref<Cursor | null>>) {
  const timeline = computed(() => match.value?.timeline ?? NO_TIMELINE)
  const replay = computed(() => match.value?.replay ?? null)

  const line = computed(() => timeline.value.line.map(({ action }) => action))
  const hands = computed(() => (walked.value?.hands ? readHandsRow(walked.value.hands, line.value) : null))
  /** Whether the real table is at the end of the line, or at a step of its last move. */
  const isOnLine = computed(
    () => !hands.value || (hands.value.way.length === 0 && sameTexts(hands.value.line, line.value)),
  )

  return {
    timeline,
    replay,
    position: computed(() => replay.value?.position ?? null),
    line,
    cursor: computed(() => {
      const ruling = replay.value?.moves.at(-1)?.ruling
      const steps = ruling?.accepted ? ruling.steps.length : 0
      if (hands.value) return isOnLine.value ? Math.min(hands.value.step, steps) : steps
      const last = timeline.value.line.at(-1)
      return walked.value && walked.value.play === last?.key ? Math.min(walked.value.step, steps) : steps
    }),
    handsAt: computed((): HandsAt | null => (isOnLine.value ? null : hands.value)),
  }
}

/** The open match: its stored and pending data, and everything derived from them. */
export function createMatchState() {
  const match = shallowRef<ReplayedMatch | null>(null)
  const damage = shallowRef<Damage | null>(null)
  const role = shallowRef<Role>('follower')
  const saving = shallowRef<Saving>('saved')
  const behind = shallowRef(false)
  const handed = shallowRef(false)
  const walked = shallowRef<Cursor | null>(null)

  const freeLength = computed(() => MAX_LENGTH - lengthOf(match.value?.entries ?? []))

  const readOnly = computed<ReadOnly | null>(() => {
    if (!match.value) return 'closed'
    if (damage.value) return damage.value.why
    if (role.value === 'follower') return 'follower'
    if (handed.value) return 'handed'
    if (behind.value) return 'another-writer'
    return freeLength.value > 0 ? null : 'too-long'
  })

  return {
    match,
    head: computed(() => match.value?.head ?? null),
    damage,
    role,
    saving,
    behind,
    handed,
    walked,
    ...playedIn(match, walked),
    freeLength,
    signatures: computed(() => signaturesIn(match.value?.entries ?? [])),
    clock: computed(() => match.value && clockOf(match.value)),
    readOnly,
  }
}

export function clearMatchState(state: MatchState): void {
  state.match.value = null
  state.damage.value = null
  state.role.value = 'follower'
  state.saving.value = 'saved'
  state.behind.value = false
  state.handed.value = false
  state.walked.value = null
}

/** Returns the cursor to store for the match after new entries. */
export type CursorAt = (next: ReplayedMatch) => Cursor | null

/** A change of the open match: its type, its author, and the plays that counted before and count now. */
export interface MatchChange {
  /** The operation. `opened`: another match is shown. `reread`: the stored match differed from the one shown, which it replaces. */
  readonly type: Operation['type'] | 'opened' | 'reread'
  /** `elsewhere`: the change was read here, but made in another tab or on another device. */
  readonly by: 'people-here' | 'elsewhere'
  readonly from: readonly Play[]
  readonly to: readonly Play[]
}

type Listener<T> = (news: T) => void

/** A set of listeners. `listen` adds a listener, and returns a function that removes it. */
export function createListeners<T>() {
  const listeners = new Set<Listener<T>>()
  return {
    listen(listener: Listener<T>): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(news: T): void {
      for (const listener of listeners) listener(news)
    },
  }
}

/** Whether a journal begins with `some` entries. Compares only the first and last: journals that share an entry also share all entries before it. */
export const isFirstOf = (some: readonly Entry[], all: readonly Entry[]): boolean =>
  some.length === 0 || (all[0]?.id === some[0]?.id && all[some.length - 1]?.id === some.at(-1)?.id)

/** Returns the changes between two states of the match: one for each new entry, or a single one if the match was opened or reread. */
export function changesTo(
  after: ReplayedMatch,
  before: ReplayedMatch | null,
  by: MatchChange['by'],
): readonly MatchChange[] {
  const { line } = after.timeline
  if (before?.head.id !== after.head.id) return [{ type: 'opened', by: 'people-here', from: [], to: line }]
  if (!isFirstOf(before.entries, after.entries)) return [{ type: 'reread', by, from: before.timeline.line, to: line }]
  const added = after.entries.slice(before.entries.length)
  let at: Timeline = before.timeline
  return added.map((entry, i) => {
    const next = i === added.length - 1 ? after.timeline : foldOn(at, [entry])
    const change = { type: entry.what.type, by, from: at.line, to: next.line }
    at = next
    return change
  })
}

/** `done`: the number of steps of the play that were already done with the real cards. */
interface HandsBefore {
  readonly done?: number
  /** Whether the real table already agrees with the changed match. */
  readonly isLaid?: boolean
}

const linePlayed = ({ timeline }: ReplayedMatch): readonly string[] => timeline.line.map(({ action }) => action)

/** The number of steps of an illegal move that was let stand: the event `irregular`, and the move itself. */
export const IRREGULAR_STEPS = 2

export type MatchHands = ReturnType<typeof createHands>

/** Creates cursors as they are stored with the match. */
export function createHands(state: MatchState) {
  const here = (): HandsAt => state.handsAt.value ?? { line: state.line.value, step: state.cursor.value, way: [] }

  function onLine(step: number): Cursor | null {
    const [match, play] = [state.head.value?.id, state.timeline.value.line.at(-1)]
    return match !== undefined && play ? { match, play: play.key, step } : null
  }

  function away(at: HandsAt, counts: readonly string[] = state.line.value): Cursor | null {
    const match = state.head.value?.id
    return match === undefined ? null : { match, play: '', step: 0, hands: makeHandsRow(at, counts) }
  }

  /** A null cursor means that all steps are done. */
  function after({ type }: Operation, { done = 0, isLaid = false }: HandsBefore = {}): CursorAt {
    const at = here()
    if (isLaid) return () => null
    if (type !== 'play') return next => away(at, linePlayed(next))
    return ({ head, timeline }) => {
      const play = timeline.line.at(-1)
      return play ? { match: head.id, play: play.key, step: done } : null
    }
  }

  return {
    onLine,
    away,
    after,
    /** Players have carried out an illegal move with the real cards, but the move doesn't count. */
    afterDeclined: (action: string): Cursor | null =>
      away({ line: [...state.line.value, action], step: IRREGULAR_STEPS, way: [] }),
  }
}
