import { computed, ref, shallowRef, watch } from 'vue'
import type { Timeline } from '../book/journal/entries.ts'
import type { Move } from '../book/journal/replay.ts'
import { useMatchStore } from '../book/stores/match.ts'
import type { GameTypes, StepOf } from '../engine/game.ts'
import { handsCount, type Stop } from '../engine/hands.ts'
import { stopWords } from '../rulebook/hands.ts'
import { cellsIn } from './mended.ts'
import type { AnyTable } from './module.ts'
import { plainView, type RulingView } from './session.ts'
import { TABLE_WORDS as WORDS } from './words.ts'

type Moves = readonly Move<GameTypes>[]

/** What lay on the table: so many moves, the last of them so far as hands had carried it out. */
interface Lay {
  readonly moves: Moves
  readonly done: number
}

/** What was done to the line of moves, and what hands do about it. */
interface Mending {
  readonly told: string
  readonly stops: readonly Stop[]
}

/** The number of the latest entry that changes can be undone or done again of. */
const newestOf = ({ undoable, redoable }: Timeline): number =>
  Math.max(-1, ...[...undoable.slice(-1), ...redoable].map(({ entry }) => entry))

/**
 * Undo, redo and going to another line leave other cards on the real table than the match has now: this walks them there, stop
 * by stop, whatever brought it about. A move that is made is walked by its own ruling, and who follows another window has that one to
 * tell hands what to do.
 */
export function useMending(table: AnyTable) {
  const { moves, walk, start, rules, players } = table
  const mending = shallowRef<Mending | null>(null)
  const at = ref(0)
  const match = useMatchStore()
  let lay: Lay = { moves: moves.value, done: walk.done.value }
  let newest = newestOf(match.timeline)

  watch(
    [moves, walk.done],
    ([now, done], [was]) => {
      const before = lay
      lay = { moves: now, done }
      if (now === was) return
      const entered = newestOf(match.timeline)
      // What is entered lies there already: a move is walked by its own ruling, and an amendment puts the record right.
      mending.value = entered > newest || table.closed.value ? null : mendingOf(before, lay)
      newest = Math.max(newest, entered)
      at.value = 0
    },
    { flush: 'sync' },
  )
  watch([table.proposal, table.begun], ([proposal, begun]) => {
    if (proposal !== null || begun) finish()
  })

  function pathOf({ moves: made, done }: Lay) {
    const steps: StepOf<GameTypes>[] = []
    for (const [i, { ruling }] of made.entries()) {
      if (ruling?.accepted) steps.push(...ruling.steps.slice(0, i === made.length - 1 ? done : undefined))
    }
    return { start: start.value, steps }
  }

  /** Null where the record was put right: the table lay so already. */
  function mendingOf(before: Lay, now: Lay): Mending | null {
    const told = toldOf(before.moves, now.moves)
    return told === null ? null : { told, stops: rules.game.hands.between(pathOf(before), pathOf(now)) }
  }

  /** What was undone or done again, and whose it was; null where moves are different. */
  function toldOf(before: Moves, now: Moves): string | null {
    let alike = 0
    while (alike < before.length && before[alike] === now[alike]) alike++
    const [gone, come] = [before.slice(alike), now.slice(alike)]
    const [first] = [...gone, ...come]
    const count = gone.length + come.length
    const what = first && count === 1 ? described(first) : WORDS.mended.moves(count)
    return gone.length > 0 ? WORDS.mended.undone(what) : WORDS.mended.redone(what)
  }

  function described({ before, ruling, action }: Move<GameTypes>): string {
    const { turn } = rules.game.status(before)
    const who = turn === null ? '' : table.nameOf(turn)
    const [step] = ruling?.accepted ? ruling.steps : []
    const speech = { players: players.value, position: step?.position }
    return WORDS.mended.move(who, step ? rules.rulebook.event(step.event, speech).sentence : action)
  }

  function finish(): void {
    mending.value = null
  }

  const stop = computed(() => mending.value?.stops[at.value] ?? null)

  return {
    /** Hands have something to do, or there is something to be told. */
    active: computed(() => mending.value !== null),
    stop: computed(() => at.value + 1),
    count: computed(() => mending.value?.stops.length ?? 0),
    cells: computed(() => (stop.value ? cellsIn(stop.value) : [])),
    cards: computed(() => (stop.value ? handsCount(stop.value) : 0)),
    view: computed((): RulingView | null => {
      if (!mending.value) return null
      const { told } = mending.value
      if (!stop.value) return plainView(told)
      return plainView(stopWords(stop.value, rules.rulebook.hands, table.nameOf), told)
    }),
    back: (): void => void (at.value = Math.max(at.value - 1, 0)),
    next(): void {
      if (mending.value && at.value + 1 < mending.value.stops.length) at.value++
      else finish()
    },
    finish,
  }
}
