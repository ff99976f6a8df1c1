import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { Card } from '../../../engine/cards.ts'
import { isCard, reach } from '../../../engine/grafa/abilities.ts'
import { makeAction } from '../../../engine/grafa/notation.ts'
import type { Event, Position } from '../../../engine/grafa/types.ts'
import { stepsOf } from '../../../table/useProposal.ts'
import { useMatchStore } from '../../../book/stores/match.ts'
import type { GrafaProposal } from './useGrafaTable.ts'

export type Fate = 'dig' | 'draw' | 'turn'

/** The cards that were looked at, and the order in which they go back. */
export function useArrange(settled: Readonly<Ref<Position>>, proposal: GrafaProposal, open: Readonly<Ref<boolean>>) {
  const match = useMatchStore()
  const order = shallowRef<readonly Card[]>([])
  const held = ref<Card | null>(null)
  const active = computed(() => open.value && settled.value.phase === 'arrange')
  const action = computed(() => makeAction({ type: 'arrange', cards: order.value }))

  watch(settled, begin, { immediate: true })

  function begin(): void {
    const { phase, deck } = settled.value
    order.value = phase === 'arrange' ? deck.slice(0, reach(settled.value)).filter(isCard) : []
    held.value = null
  }

  /** To a place counted from 0. */
  function move(card: Card, place: number): void {
    if (!order.value.includes(card)) return
    order.value = order.value.filter(each => each !== card).toSpliced(place, 0, card)
  }

  /** A card, then the one whose place it takes; the same one again puts it down. */
  function tap(card: Card): void {
    const lifted = held.value
    held.value = lifted === null ? card : null
    if (lifted !== null && lifted !== card) move(lifted, order.value.indexOf(card))
  }

  /** What becomes of each of the cards in this order, as far as it is certain. */
  const fates = computed((): ReadonlyMap<Card, Fate> => {
    const judged = active.value ? match.preview(action.value) : null
    const steps = judged?.type === 'accepted' ? stepsOf<Position, Event>(judged.ruling) : []
    return new Map(steps.flatMap(({ event }) => fatesIn(event)).filter(([card]) => order.value.includes(card)))
  })

  async function putBack(): Promise<void> {
    proposal.show(action.value)
    await proposal.confirm()
  }

  return { active, order, held, fates, move, tap, putBack }
}

function fatesIn(event: Event): readonly (readonly [Card, Fate])[] {
  switch (event.type) {
    case 'dig':
    case 'draw': {
      const fate = event.type
      return event.cards.map(card => [card, fate])
    }
    case 'turn':
      return [[event.card, 'turn']]
    default:
      return []
  }
}
