import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { err, ok, type Result } from '../engine/result.ts'
import { isCorrection, reachesBack, type Permit } from './agreement.ts'
import { useBook } from './book.ts'
import { takeSeat, type Role, type Seat } from './lock.ts'
import { createKeeper, type OpenProblem } from './match-keep.ts'
import { createMatchState, type MatchState, type ReadOnly } from './match-state.ts'
import { createQueue } from './queue.ts'
import { recordText, stampedText } from './records.ts'
import { judge, type AnyRuling, type Unreadable } from './replay.ts'
import type { Failure } from './storage.ts'

type Accepted = Extract<AnyRuling, { accepted: true }>
type Refused = Extract<AnyRuling, { accepted: false }>

/** What the referee says of a proposal. */
export type Judgement =
  | { readonly type: 'accepted'; readonly action: string; readonly ruling: Accepted }
  | { readonly type: 'refused'; readonly action: string; readonly ruling: Refused }
  | { readonly type: 'unreadable'; readonly problem: Unreadable }

/** Why something that could be done is not on the record, or only in memory. */
export type Withheld =
  /** It counts and is shown, and goes when the page goes, unless `retry` stores it. But `another-writer`: it doesn't count. */
  | { readonly type: 'not-saved'; readonly reason: Failure }
  | { readonly type: 'read-only'; readonly why: ReadOnly }
  /** The match went on before its turn came, as at a double tap: it was proposed for another position. */
  | { readonly type: 'stale' }
  /** All players have to agree, and did not. */
  | { readonly type: 'not-agreed' }

export type Outcome = Judgement | Withheld

/** `nothing`: there is nothing to undo, to do again or to amend. */
export type Mending =
  { readonly type: 'done' | 'nothing' } | { readonly type: 'unreadable'; readonly problem: Unreadable } | Withheld

/** The match on the table: one at a time. */
export const useMatchStore = defineStore('match', () => {
  const book = useBook()
  const state = createMatchState()
  const keeper = createKeeper(book, state)
  const queue = createQueue()
  const seat = shallowRef<Seat | null>(null)
  const permit = shallowRef<Permit | null>(null)

  book.wire.hear(news => {
    if (news.type === 'match') void queue(() => refresh(news.match))
  })

  async function refresh(id: string): Promise<void> {
    if (state.head.value?.id !== id) return
    const loaded = await keeper.load(id)
    if (!loaded.ok) state.saving.value = { failed: failureOf(loaded.error) }
  }

  async function become(role: Role, id: string): Promise<void> {
    if (state.head.value?.id !== id) return
    if (role === 'writer') await refresh(id)
    state.role.value = role
  }

  async function openNow(id: string, toPlay: boolean): Promise<Result<null, OpenProblem>> {
    if (state.head.value?.id !== id) {
      leave()
      seat.value = await takeSeat(book.locks, id, role => void queue(() => become(role, id)))
      state.role.value = seat.value.role
    }
    const loaded = await keeper.load(id)
    if (!loaded.ok) leave()
    else if (toPlay) await keeper.settleIn()
    return loaded
  }

  function leave(): void {
    seat.value?.leave()
    seat.value = null
    clear(state)
  }

  return {
    head: state.head,
    timeline: state.timeline,
    replay: state.replay,
    position: state.position,
    role: state.role,
    saving: state.saving,
    /** How many rows are in memory only. */
    unsaved: state.unsaved,
    cursor: state.cursor,
    readOnly: state.readOnly,
    damage: state.damage,
    /** Opens a match, or reads the open one anew. */
    open: (id: string) => queue(() => openNow(id, true)),
    /** Opens a match to look at it: the app doesn't take it for the one that is being played. */
    look: (id: string) => queue(() => openNow(id, false)),
    close: () => queue(async () => leave()),
    /** As a follower, becomes the writer at once; the tab that wrote till now follows. */
    takeOver: () => seat.value?.takeOver(),
    /** Tries again to store what is in memory only. */
    retry: () => queue(() => keeper.write([], state.walked.value)),
    setCursor: (step: number) => queue(() => keeper.walk(step)),
    /** Asked before what was done is changed; null where anybody may. */
    permit,
    recordText: () => {
      const head = state.head.value ?? { id: '', created: 0 }
      const touched = Math.max(head.created, state.entries.value.at(-1)?.at ?? 0)
      return stampedText(head, touched, recordText(state.text.value ?? '', state.timeline.value.line))
    },
    ...createPlaying(state, keeper, queue, async what => (await permit.value?.(what)) ?? true),
  }
})

const failureOf = (problem: OpenProblem): Failure =>
  problem === 'missing' || problem === 'damaged' || problem === 'unplayable' ? 'broken' : problem

function clear(state: MatchState): void {
  state.head.value = null
  state.entries.value = []
  state.damage.value = null
  state.role.value = 'follower'
  state.saving.value = 'saved'
  state.unsaved.value = 0
  state.behind.value = false
  state.walked.value = null
}

const NOT_AGREED = { type: 'not-agreed' } as const

type Keeper = ReturnType<typeof createKeeper>
type Queue = ReturnType<typeof createQueue>

/** What people do at the table. */
function createPlaying(state: MatchState, keeper: Keeper, queue: Queue, mayDo: Permit) {
  function preview(action: string): Judgement {
    const replay = state.replay.value
    if (!replay) return { type: 'unreadable', problem: { code: 'no-game', about: [] } }
    const judged = judge(replay.game, replay.position, action)
    if (!judged.ok) return { type: 'unreadable', problem: judged.error }
    const { ruling } = judged.value
    return ruling.accepted
      ? { type: 'accepted', action: judged.value.action, ruling }
      : { type: 'refused', action: judged.value.action, ruling }
  }

  /** Does something if it may be done, and if the journal is still as it was when it was asked for. */
  function guarded<T>(task: () => Promise<T>): Promise<T | Withheld> {
    const seen = state.entries.value
    return queue(async () => {
      const why = state.readOnly.value
      if (why !== null) return { type: 'read-only', why }
      return state.entries.value === seen ? task() : { type: 'stale' }
    })
  }

  /** Judges an action, and stores it before it counts. What is refused isn't stored. */
  async function play(action: string): Promise<Outcome> {
    const shown = preview(action)
    const asks = shown.type === 'accepted' && isCorrection(shown.ruling)
    if (asks && !(await mayDo('correct'))) return NOT_AGREED
    return guarded(async () => {
      const judgement = preview(action)
      const match = state.head.value?.id
      if (judgement.type !== 'accepted' || match === undefined) return judgement
      const key = `${state.entries.value.length}.0`
      const kept = await keeper.enter({ type: 'play', action: judgement.action }, { match, play: key, step: 0 })
      return kept.ok ? judgement : { type: 'not-saved', reason: kept.error }
    })
  }

  async function move(type: 'undo' | 'redo', most: number): Promise<Mending> {
    const why = state.readOnly.value
    if (why !== null) return { type: 'read-only', why }
    const changes = type === 'undo' ? state.timeline.value.undoable : state.timeline.value.redoable
    const count = Math.min(most, changes.length)
    return count > 0 ? mended(await keeper.enter({ type, count }, null)) : { type: 'nothing' }
  }

  async function undo(count = 1): Promise<Mending> {
    const replay = state.replay.value
    const asks = replay !== null && reachesBack(replay, state.timeline.value.undoable.slice(-count))
    return asks && !(await mayDo('undo')) ? NOT_AGREED : queue(() => move('undo', count))
  }

  /** Takes `remove` plays out of the line from place `from`, and puts actions there. Look at `consequences` before. */
  async function amend(from: number, remove: number, insert: readonly string[]): Promise<Mending> {
    if (!(await mayDo('amend'))) return NOT_AGREED
    return guarded(async () => {
      const length = state.timeline.value.line.length
      const fits = from >= 0 && remove >= 0 && from + remove <= length && remove + insert.length > 0
      if (!fits) return { type: 'nothing' }
      const actions = spelled(state, insert)
      if (!actions.ok) return { type: 'unreadable', problem: actions.error }
      return mended(await keeper.enter({ type: 'amend', from, remove, insert: actions.value }, null))
    })
  }

  return {
    /** What the referee would say; nothing changes. */
    preview,
    play,
    /** Takes back the last changes; each tap counts, also while an earlier one is being stored. */
    undo,
    redo: (count = 1) => queue(() => move('redo', count)),
    amend,
  }
}

const mended = (kept: Result<null, Failure>): Mending =>
  kept.ok ? { type: 'done' } : { type: 'not-saved', reason: kept.error }

/** Actions in canonical spelling; whether they stand is for the replay to say. */
function spelled(state: MatchState, actions: readonly string[]): Result<readonly string[], Unreadable> {
  const replay = state.replay.value
  const spelled: string[] = []
  for (const action of actions) {
    const judged = replay
      ? judge(replay.game, replay.position, action)
      : err<Unreadable>({ code: 'no-game', about: [] })
    if (!judged.ok) return judged
    spelled.push(judged.value.action)
  }
  return ok(spelled)
}
