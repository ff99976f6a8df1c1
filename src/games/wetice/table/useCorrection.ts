import { computed, ref, watch, type Ref } from 'vue'
import { SUITS, type Suit } from '../../../engine/cards.ts'
import {
  boardFromRows,
  boardToRows,
  CELLS,
  cellNumber,
  countSuits,
  HEIGHT,
  WIDTH,
  withCells,
  cardsOffLayout,
} from '../../../engine/wetice/board.ts'
import type { Board, Cell, CellSuit, WetIce } from '../../../engine/wetice/types.ts'
import type { PendingCorrection } from '../../../table/session/activity.ts'
import type { Core } from '../../../table/session/session.ts'
import { useMarking } from '../../../table/assist/useCorrecting.ts'

/** Pending input at WetIce's table: the first card of a swap, or a correction with all cells that differ. */
export type WetIcePendingInput =
  | { readonly type: 'choosing'; readonly first: Cell }
  | PendingCorrection<readonly CellSuit[]>

/** Open cells (`?`) are ignored. */
function differingIn(letters: string, board: Board): readonly CellSuit[] {
  const { layout } = board
  const held = boardToRows(board).join('')
  const known = Array.from(letters, (letter, k) => (letter === '?' ? held[k] : letter)).join('')
  const rows = Array.from({ length: HEIGHT[layout] }, (_, row) =>
    known.slice(row * WIDTH[layout], (row + 1) * WIDTH[layout]),
  )
  const { cells } = boardFromRows(layout, rows)
  return CELLS[layout].flatMap((cell, k) => {
    const suit = cells[k] ?? null
    return suit === (board.cells[k] ?? null) ? [] : [{ cell, suit }]
  })
}

function usePhotographed(
  { session: { settled } }: Core<WetIce, WetIcePendingInput>,
  active: Readonly<Ref<boolean>>,
  mark: (changes: readonly CellSuit[]) => void,
) {
  const filming = ref(false)
  const same = ref(false)
  watch(active, () => {
    filming.value = false
    same.value = false
  })

  return {
    filming,
    same,
    /** In reading order. */
    held: computed(() => boardToRows(settled.value.board).join('')),
    seen(letters: string): void {
      filming.value = false
      const changes = differingIn(letters, settled.value.board)
      same.value = changes.length === 0
      if (changes.length > 0) mark(changes)
    },
  }
}

/** Lets players correct the layout: they tap each cell that differs, and then its real suit. */
export function useCorrection(core: Core<WetIce, WetIcePendingInput>) {
  const { made, mark, choose, ...marking } = useMarking<readonly CellSuit[]>(core)
  const changes = computed((): readonly CellSuit[] => made.value.at(-1) ?? [])

  const board = computed(() => {
    const { board: stored } = core.session.settled.value
    return withCells(
      stored,
      changes.value.map(({ cell, suit }) => [cellNumber(stored.layout, cell), suit] as const),
    )
  })

  /** Includes the piles. */
  const counts = computed(() => {
    const all = countSuits(board.value)
    for (const suit of SUITS) all[suit] += cardsOffLayout(core.session.settled.value, suit)
    return all
  })

  function tap(cell: Cell): void {
    core.proposal.cancel()
    choose(marking.chosen.value === cell ? null : cell)
  }

  /** Setting the suit that the app has there removes the mark on the cell. */
  function set(suit: Suit | null): void {
    const cell = marking.chosen.value
    if (cell === null) return
    const { board: stored } = core.session.settled.value
    const others = changes.value.filter(change => change.cell !== cell)
    const differs = (stored.cells[cellNumber(stored.layout, cell)] ?? null) !== suit
    mark(differs ? [...others, { cell, suit }] : others)
  }

  return {
    ...marking,
    ...usePhotographed(core, marking.active, mark),
    changes,
    board,
    counts,
    tap,
    set,
    judge: () => core.proposal.ask({ type: 'correct', changes: changes.value }),
  }
}
