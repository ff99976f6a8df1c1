import { computed, ref, shallowRef, watch } from 'vue'
import { SUITS, type Suit } from '../../../engine/cards.ts'
import { cellNumber, countSuits, withCells } from '../../../engine/wetice/board.ts'
import { cardsAway } from '../../../engine/wetice/correct.ts'
import type { Cell, Change, WetIce } from '../../../engine/wetice/types.ts'
import type { Session } from '../../../table/session.ts'

/** Putting the table right: the cells that differ are tapped one by one, and then what lies there. */
export function useCorrection({ settled, cancel, ask }: Session<WetIce>) {
  const active = ref(false)
  /** All that differs, after each mark that was made. */
  const marks = shallowRef<readonly (readonly Change[])[]>([])
  const changes = computed((): readonly Change[] => marks.value.at(-1) ?? [])
  const chosen = ref<Cell | null>(null)

  const board = computed(() => {
    const { board: stored } = settled.value
    return withCells(
      stored,
      changes.value.map(({ cell, suit }) => [cellNumber(stored.layout, cell), suit] as const),
    )
  })

  /** With those in the piles: twelve of a suit in all. */
  const counts = computed(() => {
    const all = countSuits(board.value)
    for (const suit of SUITS) all[suit] += cardsAway(settled.value, suit)
    return all
  })

  /** There is something to take back. */
  const marked = computed(() => marks.value.length > 0 || chosen.value !== null)

  watch(settled, end, { flush: 'sync' })

  function begin(): void {
    end()
    active.value = true
  }

  function end(): void {
    cancel()
    active.value = false
    marks.value = []
    chosen.value = null
  }

  function choose(cell: Cell): void {
    cancel()
    chosen.value = cell
  }

  /** What lies on the chosen cell; one that is set back to what stood there no longer differs. */
  function set(suit: Suit | null): void {
    const cell = chosen.value
    if (cell === null) return
    const { board: stored } = settled.value
    const others = changes.value.filter(change => change.cell !== cell)
    const differs = (stored.cells[cellNumber(stored.layout, cell)] ?? null) !== suit
    marks.value = [...marks.value, differs ? [...others, { cell, suit }] : others]
    chosen.value = null
  }

  /** Only what was marked last; with nothing marked, it ends. */
  function takeBack(): void {
    if (!marked.value) return end()
    cancel()
    if (chosen.value === null) marks.value = marks.value.slice(0, -1)
    chosen.value = null
  }

  return {
    active,
    changes,
    chosen,
    marked,
    board,
    counts,
    begin,
    end,
    takeBack,
    choose,
    set,
    /** Asks the referee; it counts when it is confirmed. */
    judge: () => ask({ type: 'correct', changes: changes.value }),
  }
}
