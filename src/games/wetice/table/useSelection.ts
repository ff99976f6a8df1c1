import { computed, ref } from 'vue'
import { cellNumber } from '../../../engine/wetice/board.ts'
import type { Cell, WetIce } from '../../../engine/wetice/types.ts'
import type { Session } from '../../../table/session.ts'
import type { WetIceBegun } from './useCorrection.ts'
import { ghostOf } from './view.ts'

/** A card, then another: the second makes a proposal, and one of the two again confirms it. */
export function useSelection(session: Session<WetIce, WetIceBegun>) {
  const { settled, closed, proposed, proposal, accepted, begun } = session
  const first = computed(() => (begun.value?.type === 'choosing' ? begun.value.first : null))
  /** An empty place that was tapped: there is nothing to swap. */
  const blank = ref<Cell | null>(null)
  /** What waited to be confirmed was taken back by the last tap. */
  const dropped = ref(false)
  const ghost = computed(() => ghostOf(proposed.value))

  session.onChange(clear)

  function clear(): void {
    blank.value = null
    dropped.value = false
  }

  const choose = (cell: Cell | null): void => session.begin(cell === null ? null : { type: 'choosing', first: cell })

  const isBlank = (cell: Cell): boolean => {
    const { board } = settled.value
    return board.cells[cellNumber(board.layout, cell)] === null
  }

  async function tap(cell: Cell): Promise<void> {
    const { phase } = settled.value
    if (closed.value || !session.accepts('swap') || (phase !== 'cleanup' && phase !== 'swap')) return
    if (ghost.value?.cells.includes(cell)) {
      await session.confirm()
      return
    }
    const chosen = first.value
    dropped.value = accepted.value
    blank.value = chosen === null && isBlank(cell) ? cell : null
    choose(chosen === null && blank.value === null ? cell : null)
    if (proposal.value) session.cancel()
    else if (chosen !== null && chosen !== cell) await session.propose({ type: 'swap', cells: [chosen, cell] })
  }

  /** A card is taken to be carried. */
  function lift(cell: Cell): void {
    dropped.value = accepted.value
    session.cancel()
    blank.value = null
    choose(cell)
  }

  /** It is let go on a card; null: on none. */
  async function drop(from: Cell, on: Cell | null): Promise<void> {
    clear()
    choose(null)
    if (on !== null && on !== from) await session.propose({ type: 'swap', cells: [from, on] })
  }

  return { first, blank, dropped, ghost, isBlank, tap, lift, drop, clear }
}
