import { computed, type Ref } from 'vue'
import type { Card } from '../../../engine/cards.ts'
import { isCard, needOf, reach } from '../../../engine/grafa/abilities.ts'
import type { Grafa } from '../../../engine/grafa/types.ts'
import type { Session } from '../../../table/session.ts'
import type { GrafaBegun } from './useArrange.ts'
import { placeOf } from './view.ts'
import { GRAFA_TABLE as WORDS } from '../../../text/en/grafa/table.ts'

const NO_CARDS: readonly Card[] = []

/** The cards that the game asks for, entered one by one; with the last of them they count. */
export function useReveal(session: Session<Grafa, GrafaBegun>, playing: Readonly<Ref<boolean>>) {
  const { settled, accepts, refusal, propose, begun, begin } = session
  const entered = computed(() =>
    begun.value?.type === 'choosing' && begun.value.what === 'cards' ? begun.value.entered : NO_CARDS,
  )
  const need = computed(() =>
    playing.value && accepts('reveal') && settled.value.phase === 'reveal' ? needOf(settled.value) : null,
  )

  /** The places within reach, top first: a card, or null where it is still asked for. */
  const slots = computed((): readonly (Card | null)[] => {
    const picks = [...entered.value]
    const { deck } = settled.value
    return need.value
      ? deck.slice(0, reach(settled.value)).map(slot => (isCard(slot) ? slot : (picks.shift() ?? null)))
      : []
  })

  const set = (cards: readonly Card[]): void =>
    begin(cards.length === 0 ? null : { type: 'choosing', what: 'cards', entered: cards })

  /** Why a card can't be the one that is asked for, '' where it can. */
  function closed(card: Card): string {
    const place = entered.value.includes(card) ? 'entered' : placeOf(settled.value, card)
    return place === null ? '' : WORDS.lies(card, place)
  }

  async function pick(card: Card): Promise<void> {
    const count = need.value?.count ?? 0
    if (entered.value.length >= count) return
    const cards = [...entered.value, card]
    set(cards)
    if (cards.length < count) return
    await propose({ type: 'reveal', cards })
    if (refusal.value) set(NO_CARDS)
  }

  function erase(): void {
    if (entered.value.length > 0) set(entered.value.slice(0, -1))
  }

  return { need, entered, slots, closed, pick, erase }
}
