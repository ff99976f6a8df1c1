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
  cardsAway,
} from '../../../engine/wetice/board.ts'
import type { Board, Cell, Change, WetIce } from '../../../engine/wetice/types.ts'
import type { Correcting } from '../../../table/session/activity.ts'
import type { Core } from '../../../table/session/session.ts'
import { useMarking } from '../../../table/assist/useCorrecting.ts'

/** Pending input at WetIce's table: a swap, with its first card; or correcting the layout, with all squares that differ. */
export type WetIcePendingInput = { readonly type: 'choosing'; readonly first: Cell } | Correcting<readonly Change[]>

/** All cells that differ in a photo of the layout; `?` for open ones. */
function differingIn(letters: string, board: Board): readonly Change[] {
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

/** The camera during a correction. */
function usePhotographed(
  { session: { settled } }: Core<WetIce, WetIcePendingInput>,
  active: Readonly<Ref<boolean>>,
  mark: (changes: readonly Change[]) => void,
) {
  /** The camera is in use. */
  const filming = ref(false)
  /** The layout in the photo agrees with this one. */
  const same = ref(false)
  watch(active, () => {
    filming.value = false
    same.value = false
  })

  return {
    filming,
    same,
    /** In reading order, as a photo is read. */
    held: computed(() => boardToRows(settled.value.board).join('')),
    seen(letters: string): void {
      filming.value = false
      const changes = differingIn(letters, settled.value.board)
      same.value = changes.length === 0
      if (changes.length > 0) mark(changes)
    },
  }
}

/** Correcting the layout: tap the cells that differ one by one, and then their real cards. */
export function useCorrection(core: Core<WetIce, WetIcePendingInput>) {
  const { made, mark, choose, ...marking } = useMarking<readonly Change[]>(core)
  const changes = computed((): readonly Change[] => made.value.at(-1) ?? [])

  const board = computed(() => {
    const { board: stored } = core.session.settled.value
    return withCells(
      stored,
      changes.value.map(({ cell, suit }) => [cellNumber(stored.layout, cell), suit] as const),
    )
  })

  /** With those in the piles: twelve of a suit in all. */
  const counts = computed(() => {
    const all = countSuits(board.value)
    for (const suit of SUITS) all[suit] += cardsAway(core.session.settled.value, suit)
    return all
  })

  /** The same one again leaves it. */
  function tap(cell: Cell): void {
    core.proposal.cancel()
    choose(marking.chosen.value === cell ? null : cell)
  }

  /** The suit of the chosen cell; setting it back removes the difference. */
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
    /** Asks the referee; it counts when it is confirmed. */
    judge: () => core.proposal.ask({ type: 'correct', changes: changes.value }),
  }
}
