import { computed, ref, watch, type InjectionKey, shallowRef } from 'vue'
import type { Replay } from '../../book/journal/replay.ts'
import type { AnyTableModule, AnyTable } from '../../table/module.ts'
import { usePlayback } from '../../table/session/useWalk.ts'
import type { useWayBack } from '../navigation.ts'
import { pastMoveText } from '../../table/controls/catch-up-words.ts'
import { logText } from '../../table/controls/log.ts'
import { plainView, type RulingView } from '../../table/session/session.ts'
import { REPLAY } from '#text/pages/replay.ts'
import { amendmentOf, draftOf, tryDraft, insertion, type Amendment, type DraftMove } from '../../book/journal/amend.ts'
import { irregularOf } from '../../table/controls/useIrregular.ts'

interface EditTarget {
  readonly place: number
  readonly what: 'change' | 'insert'
}

/** Amendments: taps and typed text make a draft, whose consequences are shown before it is stored. */
export function useAmending(replay: () => Replay) {
  const draft = shallowRef<readonly DraftMove[] | null>(null)
  const asked = shallowRef<EditTarget | null>(null)

  const outcome = computed(() => (draft.value ? tryDraft(replay(), draft.value) : null))
  const shown = computed(() => outcome.value?.replay ?? replay())
  const before = computed(() => {
    const place = asked.value?.place ?? 0
    return shown.value.moves[place]?.before ?? shown.value.position
  })
  const amendment = computed((): Amendment | null => {
    const next = draft.value?.map(({ action }) => action)
    return next
      ? amendmentOf(
          replay().moves.map(({ action }) => action),
          next,
        )
      : null
  })

  function splice(place: number, remove: number, ...insert: readonly DraftMove[]): void {
    draft.value = (draft.value ?? draftOf(replay())).toSpliced(place, remove, ...insert)
    asked.value = null
  }

  function ask(place: number, what: EditTarget['what']): void {
    asked.value = { place, what }
  }

  function enter(action: string): void {
    if (!asked.value) return
    const { place, what } = asked.value
    splice(place, what === 'change' ? 1 : 0, insertion(action))
  }

  function irregularAt(place: number): string | null {
    const { game, moves } = shown.value
    const move = moves[place]
    if (!move || move.played === null || move.ruling?.accepted) return null
    const irregular = irregularOf(game, move.before, move.played)
    return irregular && game.makeAction(irregular.action)
  }

  function stand(place: number): void {
    const action = irregularAt(place)
    if (action !== null) splice(place, 1, insertion(action))
  }

  function clear(): void {
    draft.value = null
    asked.value = null
  }

  return {
    asked,
    outcome,
    shown,
    before,
    amendment,
    legal: computed(() => {
      const { game } = replay()
      return asked.value ? game.legal(before.value) : []
    }),
    actionAt: (place: number): string => replay().moves[place]?.action ?? '',
    ask,
    irregularAt,
    stand,
    enter,
    remove: (place: number) => splice(place, 1),
    cut: (place: number) => splice(place, Infinity),
    clear,
  }
}

export type Amending = ReturnType<typeof useAmending>

/** The back button's target for a viewed match, if it isn't home. */
export const WAY_BACK: InjectionKey<ReturnType<typeof useWayBack>> = Symbol('back')

interface Frame {
  /** The number of moves made, this one included; 0 at the beginning. */
  readonly move: number
  readonly action: string
  /** From 1 to `steps`, within the move. */
  readonly step: number
  readonly steps: number
  readonly cursor: number
}

function framesOf({ moves }: Replay, { rules }: AnyTableModule): readonly Frame[] {
  const beginning: Frame = { move: 0, action: '', step: 1, steps: 1, cursor: 0 }
  const later = moves.flatMap(({ action, before, ruling }, place): readonly Frame[] => {
    const done = ruling?.accepted ? ruling.steps : []
    const cursors = [...rules.stops(done, before).map(stop => stop.from), done.length]
    return cursors.map((cursor, index) => ({
      move: place + 1,
      action,
      step: index + 1,
      steps: cursors.length,
      cursor,
    }))
  })
  return [beginning, ...later]
}

const endOfMove = (frames: readonly Frame[], move: number): number =>
  Math.max(
    0,
    frames.findLastIndex(frame => frame.move <= move),
  )

const MS_PER_STEP = 1_200

/** The shown frame, and functions to go to others. `start`: the move after which it begins; null for the end of the match. */
export function useReplay(replay: () => Replay, module: AnyTableModule, start: number | null, live = false) {
  const frames = computed(() => framesOf(replay(), module))
  const at = ref(start === null ? frames.value.length - 1 : endOfMove(frames.value, start))
  const last = computed(() => frames.value.length - 1)
  const frame = computed(() => frames.value[Math.min(at.value, last.value)] ?? frames.value[0])
  const move = computed(() => frame.value?.move ?? 0)

  // If the match changes, the end of the same move is shown; but a live viewer at the end sees the new end.
  watch(frames, (_, before) => {
    const goesOn = live && at.value >= before.length - 1
    at.value = goesOn ? last.value : endOfMove(frames.value, before[at.value]?.move ?? 0)
  })

  const playback = usePlayback(
    () => {
      if (at.value < last.value) at.value++
      return at.value < last.value
    },
    () => MS_PER_STEP,
  )

  function go(to: number): void {
    playback.pause()
    at.value = Math.max(0, Math.min(to, last.value))
  }

  const goToMove = (to: number): void => go(endOfMove(frames.value, to))
  const isWhole = (): boolean => at.value === endOfMove(frames.value, move.value)

  return {
    frames,
    at,
    last,
    frame,
    move,
    moves: computed(() => replay().moves.length),
    playing: playback.playing,
    toggle: playback.toggle,
    go,
    goToMove,
    back: () => go(at.value - 1),
    next: () => go(at.value + 1),
    backMove: () => goToMove(move.value - 1),
    nextMove: () => goToMove(isWhole() ? move.value + 1 : move.value),
  }
}

export type ReplayAt = ReturnType<typeof useReplay>

function doneView(table: AnyTable): RulingView {
  const last = table.source.moves.value.at(-1)
  if (!last?.ruling) return plainView(REPLAY.unread, '', 'refused')
  if (!last.ruling.accepted) {
    const speech = { players: table.session.players.value, position: last.before }
    return table.referee.view('refused', table.rules.rulebook.refusal(last.ruling.refusal, speech))
  }
  const logged = last.ruling.steps.flatMap(step => table.texts.logEntry(step.event, step.position) ?? [])
  const [first] = last.ruling.steps
  if (logged.length > 0) return plainView(logged.map(({ sentence }) => sentence).join(' '))
  return first ? table.referee.eventView(first.event, first.position) : plainView(logText(last.action, table))
}

/** Returns the ruling view for the shown frame. */
export function rulingAt(table: AnyTable, at: ReplayAt): RulingView {
  const frame = at.frame.value
  if (!frame || frame.move === 0) return plainView(REPLAY.beginning)
  return table.session.walk.walking.value ? table.texts.ruling.value : doneView(table)
}

/** Viewers have no cards to move, so they see the events without instructions. */
function rulingView(table: AnyTable, { value: frame }: ReplayAt['frame'], { moves }: Replay): RulingView | null {
  const move = moves[(frame?.move ?? 0) - 1]
  const { players, walk } = table.session
  const { game, rulebook } = table.rules
  if (!rulebook.told || !frame || !move?.ruling?.accepted) return null
  const { steps } = move.ruling
  const isMoved = game.hands.forward({ start: move.before, steps }).length > 0
  if (!isMoved || (!walk.walking.value && game.status(move.after).over)) return null
  const seen = walk.walking.value ? steps.slice(frame.cursor, frame.cursor + 1) : steps
  const brought = seen.map(step => rulebook.told?.(step.event, { players: players.value, position: step.position }))
  return plainView(pastMoveText(move, table.rules, players.value), brought.filter(Boolean).join(' '))
}

/** The ruling view for the shown frame, or the prompt for an edit. `live`: viewers have no cards to move. */
export function useRulings(table: AnyTable, at: ReplayAt, amending: Amending, tapped: () => boolean, live: boolean) {
  function askedView(place: number, what: 'change' | 'insert'): RulingView {
    if (table.referee.refusedView.value) return table.referee.refusedView.value
    if (table.input.pending.value) return table.texts.ruling.value
    const before = what === 'change' ? logText(amending.actionAt(place), table) : ''
    const ways = tapped() ? REPLAY.amend.tap : REPLAY.amend.type
    return { ...plainView(REPLAY.amend.asked[what](place + 1), ways, 'ask'), before }
  }

  return computed((): RulingView => {
    const asked = amending.asked.value
    if (asked) return askedView(asked.place, asked.what)
    if (table.proposal.shown.value || table.input.pending.value)
      return table.referee.refusedView.value ?? table.texts.ruling.value
    return (live ? rulingView(table, at.frame, amending.shown.value) : null) ?? rulingAt(table, at)
  })
}
