import { computed, shallowRef, watch, type Ref } from 'vue'
import { legal } from '../../../engine/wellsix/legal.ts'
import type { Event, Position, WellsixRefusal } from '../../../engine/wellsix/types.ts'
import type { Proposal } from '../../../ui/table/useProposal.ts'
import { ghostOf } from './ghost.ts'
import { movesFor, sameTap, targetsOf, type Tap } from '../taps.ts'

export type WellsixProposal = Proposal<Position, Event, WellsixRefusal>

/** A card, then a card or a place: the second tap makes a proposal, and one more on what it moves confirms it. */
export function useSelection(
  settled: Readonly<Ref<Position>>,
  proposal: WellsixProposal,
  mayMove: Readonly<Ref<boolean>>,
  isLegal: (action: string) => boolean,
) {
  const first = shallowRef<Tap | null>(null)
  /** The moves that fit the taps, where there is more than one. */
  const choices = shallowRef<readonly string[]>([])
  const ghost = computed(() => ghostOf(proposal.steps.value, settled.value))
  const actions = computed(() => legal(settled.value))

  watch(settled, clear)

  function clear(): void {
    first.value = null
    choices.value = []
  }

  async function tap(tapped: Tap): Promise<void> {
    if (!mayMove.value) return
    if (tapped.type === 'cell' && ghost.value?.cells.includes(tapped.cell)) {
      await proposal.confirm()
      return
    }
    proposal.cancel()
    choices.value = []
    const { phase } = settled.value
    if (phase === 'keep' && tapped.type === 'cell') await proposal.propose(`keep ${tapped.cell}`)
    else if (phase === 'opening' || phase === 'main') await choose(tapped)
  }

  async function choose(tapped: Tap): Promise<void> {
    const chosen = first.value
    const moves = chosen ? movesFor(settled.value, chosen, tapped) : []
    if (chosen && sameTap(chosen, tapped)) first.value = null
    else if (moves.length === 0) first.value = tapped
    else await decide(moves)
  }

  /** One of the moves is made; which, is asked where more than one is legal. */
  async function decide(moves: readonly string[]): Promise<void> {
    const fitting = moves.filter(isLegal)
    if (fitting.length > 1) {
      choices.value = fitting
      return
    }
    first.value = null
    await proposal.propose(fitting[0] ?? moves.at(-1) ?? '')
  }

  return {
    first,
    choices,
    ghost,
    targets: computed(() => (first.value ? targetsOf(actions.value, first.value) : null)),
    tap,
    decide,
    clear,
  }
}
