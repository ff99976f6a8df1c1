import { computed, onBeforeUnmount, ref, shallowRef, watch } from 'vue'
import type { Timeline } from '../book/journal/entries.ts'
import type { Move } from '../book/journal/replay.ts'
import { useMatchStore } from '../book/stores/match.ts'
import type { GameTypes, StepOf } from '../engine/game.ts'
import { applyStops, handsCount, type Lying, type Stop } from '../engine/hands.ts'
import { walkWords } from '../rulebook/hands.ts'
import { whoseOf } from './log.ts'
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

/** What lay there as a table was left; of which match it was, and what that began with. */
interface Left extends Lay {
  readonly match: string
  readonly head: string
}
let left: Left | null = null

/** What was done to the line of moves, and what hands do about it. */
interface Mending {
  readonly told: string
  readonly from: Lying
  readonly stops: readonly Stop[]
}

const NOTHING: Lying = new Map()

/** The number of the latest entry that changes can be undone or done again of. */
const newestOf = ({ undoable, redoable }: Timeline): number =>
  Math.max(-1, ...[...undoable.slice(-1), ...redoable].map(({ entry }) => entry))

/**
 * What lay there when this match's table was left last, or that of the match which it goes on from; null where another was left since, or
 * where moves were only added: those have been made.
 */
function useLeft(lay: () => Lay): Lay | null {
  const { head, replay } = useMatchStore()
  const [match = '', begun = ''] = [head?.id, replay?.head]
  const isSame = left?.head === begun && [match, head?.origin?.match].includes(left.match)
  const earlier = isSame && left?.moves.some(({ action }, place) => action !== lay().moves[place]?.action) ? left : null
  onBeforeUnmount(() => (left = { ...lay(), match, head: begun }))
  return earlier
}

/** Whose moves they are, and how many; alone they are all one's own. */
function sharesIn(all: Moves, { rules, players }: AnyTable): readonly string[] {
  if (players.value.length < 2) return []
  const seats = all.map(move => whoseOf(move, rules))
  return players.value.flatMap((name, i) => {
    const count = seats.filter(seat => seat === i + 1).length
    return count > 0 ? [WORDS.mended.movesOf(name, count)] : []
  })
}

/**
 * Undo, redo, amending and going to another line leave other cards on the real table than the match has now: this walks them there, stop
 * by stop, whatever brought it about, here or while the table was left. A move that is made is walked by its own ruling, and who follows
 * another window has that one to tell hands what to do.
 */
export function useMending(table: AnyTable) {
  const { moves, walk, start, rules, players } = table
  const mending = shallowRef<Mending | null>(null)
  const at = ref(0)
  const match = useMatchStore()
  let lay: Lay = { moves: moves.value, done: walk.done.value }
  let newest = newestOf(match.timeline)
  const earlier = useLeft(() => lay)
  if (earlier && !table.closed.value) mending.value = mendingOf(earlier, lay, WORDS.mended.amended)

  watch(
    [moves, walk.done],
    ([now, done], [was]) => {
      const before = lay
      lay = { moves: now, done }
      if (now === was) return
      const entered = newestOf(match.timeline)
      // What is entered here lies there already: a move is walked by its own ruling, and an amendment puts the record right.
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

  /** Null where the moves are the same. */
  function mendingOf(before: Lay, now: Lay, changed = WORDS.mended.undone): Mending | null {
    const told = toldOf(before.moves, now.moves, changed)
    if (told === null) return null
    const { hands } = rules.game
    const from = pathOf(before)
    return {
      told,
      from: hands.lying(from.steps.at(-1)?.position ?? from.start),
      stops: hands.between(from, pathOf(now)),
    }
  }

  /** What was undone, changed or done again, and whose it was; null where the moves are the same. */
  function toldOf(before: Moves, now: Moves, changed: (what: string) => string): string | null {
    let alike = 0
    while (alike < before.length && before[alike]?.action === now[alike]?.action) alike++
    const [gone, come] = [before.slice(alike), now.slice(alike)]
    const all = [...gone, ...come]
    const [first] = all
    if (!first) return null
    const what = all.length === 1 ? described(first) : WORDS.mended.moves(all.length, sharesIn(all, table))
    if (gone.length === 0) return WORDS.mended.redone(what)
    return come.length === 0 ? WORDS.mended.undone(what) : changed(what)
  }

  function described(move: Move<GameTypes>): string {
    const { ruling, action } = move
    const seat = whoseOf(move, rules)
    const who = seat === null ? '' : table.nameOf(seat)
    const [step] = ruling?.accepted ? ruling.steps : []
    const speech = { players: players.value, position: step?.position }
    return WORDS.mended.move(who, step ? rules.rulebook.event(step.event, speech).sentence : action)
  }

  function finish(): void {
    mending.value = null
  }

  const stop = computed(() => mending.value?.stops[at.value] ?? null)
  /** What lies there before the stop. */
  const lying = computed((): Lying => {
    const { from, stops = [] } = mending.value ?? {}
    const now = from ? applyStops(from, stops.slice(0, at.value)) : null
    return now?.ok ? now.value : NOTHING
  })

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
      return plainView(walkWords([stop.value], rules.rulebook.hands, table.nameOf, lying.value).join(' '), told)
    }),
    back: (): void => void (at.value = Math.max(at.value - 1, 0)),
    next(): void {
      if (mending.value && at.value + 1 < mending.value.stops.length) at.value++
      else finish()
    },
    finish,
  }
}
