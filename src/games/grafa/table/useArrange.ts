import { computed, ref, shallowRef, type Ref } from 'vue'
import type { Card } from '../../../engine/cards.ts'
import { isCard, reach } from '../../../engine/grafa/abilities.ts'
import type { Action, Event, Grafa } from '../../../engine/grafa/types.ts'
import type { Session } from '../../../table/session.ts'

type Fate = 'dig' | 'draw' | 'turn'

/** The cards that were looked at, and the order in which they go back. */
export function useArrange(session: Session<Grafa>, playing: Readonly<Ref<boolean>>) {
  const { rules, settled, spotlight, accepts, propose } = session
  const looked = computed(() =>
    settled.value.phase === 'arrange' ? settled.value.deck.slice(0, reach(settled.value)).filter(isCard) : [],
  )
  /** Null while they lie as they were found. */
  const moved = shallowRef<readonly Card[] | null>(null)
  const held = ref<Card | null>(null)
  const order = computed(() => moved.value ?? looked.value)
  const active = computed(() => playing.value && accepts('arrange') && settled.value.phase === 'arrange')
  const action = computed((): Action => ({ type: 'arrange', cards: order.value }))

  session.onChange(clear)

  function clear(): void {
    moved.value = null
    held.value = null
  }

  /** To a place counted from 0. */
  function move(card: Card, place: number): void {
    if (!order.value.includes(card)) return
    const next = order.value.filter(each => each !== card).toSpliced(place, 0, card)
    moved.value = next.join() === looked.value.join() ? null : next
  }

  /** A card, then the one whose place it takes; the same one again puts it down. */
  function tap(card: Card): void {
    const lifted = held.value
    held.value = lifted === null ? card : null
    if (lifted !== null && lifted !== card) move(lifted, order.value.indexOf(card))
  }

  /** What becomes of each of the cards in this order, as far as it is certain. A lesson asks for just that. */
  const fates = computed((): ReadonlyMap<Card, Fate> => {
    const ruling = active.value && !spotlight.value ? rules.game.play(settled.value, action.value) : null
    const steps = ruling?.accepted ? ruling.steps : []
    return new Map(steps.flatMap(({ event }) => fatesIn(event)).filter(([card]) => order.value.includes(card)))
  })

  return {
    active,
    order,
    held,
    /** A card is lifted, or lies elsewhere than it was found. */
    begun: computed(() => held.value !== null || moved.value !== null),
    fates,
    move,
    tap,
    putBack: () => propose(action.value),
    clear,
  }
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
