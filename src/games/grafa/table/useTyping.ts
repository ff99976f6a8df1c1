import { onBeforeUnmount, onMounted, ref, watch } from 'vue'
import { cardOf, type Rank, type Suit } from '../../../engine/cards.ts'
import { announce } from '../../../ui/useAnnouncer.ts'
import { useTypedCard } from '../../../ui/cards.ts'
import { WORDS } from '../../../text/en/ui.ts'
import type { GrafaTable } from './useGrafaTable.ts'

/** Fields, keys and sheets have their own. */
export const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** Plays without a pointer, wherever the focus is: `6s` is that card, `c` a suit that acts first, Enter goes on, Escape takes back. */
export function useTyping(table: GrafaTable): void {
  const { settled, playing, walk, arrange, amending, accepts } = table
  const rank = ref<Rank | null>(null)

  watch(settled, () => (rank.value = null))

  function onRank(typed: Rank): void {
    rank.value = typed
    announce(WORDS.picker.which(typed))
  }

  function onSuit(suit: Suit): void {
    if (settled.value.phase === 'use') void (accepts('use') && table.propose({ type: 'use', suit }))
    else if (rank.value !== null) void table.tap(cardOf(rank.value, suit))
    rank.value = null
  }

  const type = useTypedCard(onRank, onSuit)

  /** Whether the key was one of the table's. */
  function go(event: KeyboardEvent): boolean {
    const onKey = event.target instanceof Element && event.target.closest('button, a') !== null
    if (event.key === 'Escape') table.takeBack()
    else if (event.key !== 'Enter' || onKey) return false
    else if (amending.change.value) void amending.confirm()
    else if (walk.walking.value) walk.next()
    else if (arrange.active.value) void arrange.putBack()
    else return false
    return true
  }

  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || isElsewhere(event)) return
    const phase = playing.value ? settled.value.phase : null
    if (go(event) || ((phase === 'pair' || phase === 'use') && type(event))) event.preventDefault()
  }

  onMounted(() => window.addEventListener('keydown', onKey))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKey))
}
