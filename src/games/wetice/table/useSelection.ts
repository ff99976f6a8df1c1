import { computed, ref, watch, type Ref } from 'vue'
import { cellNumber } from '../../../engine/wetice/board.ts'
import type { Cell, Event, Position, WetIceRefusal } from '../../../engine/wetice/types.ts'
import type { Proposal } from '../../../ui/table/useProposal.ts'
import { ghostOf } from './view.ts'

export type WetIceProposal = Proposal<Position, Event, WetIceRefusal>

/** A card, then another: the second makes a proposal, and one of the two again confirms it. */
export function useSelection(
  settled: Readonly<Ref<Position>>,
  proposal: WetIceProposal,
  mayMove: Readonly<Ref<boolean>>,
) {
  const first = ref<Cell | null>(null)
  /** An empty place that was tapped: there is nothing to swap. */
  const blank = ref<Cell | null>(null)
  const ghost = computed(() => ghostOf(proposal.steps.value))

  watch(settled, clear)

  function clear(): void {
    first.value = null
    blank.value = null
  }

  async function tap(cell: Cell): Promise<void> {
    if (!mayMove.value || !['cleanup', 'swap'].includes(settled.value.phase)) return
    if (ghost.value?.cells.includes(cell)) {
      await proposal.confirm()
      return
    }
    const chosen = first.value
    const { board } = settled.value
    const isBlank = chosen === null && board.cells[cellNumber(board.layout, cell)] === null
    first.value = chosen === null && !isBlank ? cell : null
    blank.value = isBlank ? cell : null
    if (proposal.judgement.value) proposal.cancel()
    else if (chosen !== null && chosen !== cell) await proposal.propose(`swap ${chosen} ${cell}`)
  }

  return { first, blank, ghost, tap, clear }
}
