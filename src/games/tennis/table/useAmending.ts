import { computed, ref, shallowRef } from 'vue'
import { consequences } from '../../../book/journal/amend.ts'
import { useMatchStore } from '../../../book/stores/match.ts'
import { isReplayOf } from '../../../book/journal/replay.ts'
import { tennis } from '../../../engine/tennis/index.ts'
import type { Played, Tennis } from '../../../engine/tennis/types.ts'
import { amendedView, type AmendedView } from './amended.ts'
import type { Session } from '../../../table/session.ts'
import type { PlayedCard } from './cards.ts'

/** What is to be done where a card was tapped: put another in its place, put one in before it, or take it out. */
type AmendKind = 'replace' | 'insert' | 'remove'

interface Amendment {
  readonly remove: number
  readonly insert: readonly string[]
}

/** Putting an earlier card right, in its place: what would follow is shown first, and it counts when it is confirmed. */
export function useAmending({ onChange }: Session<Tennis>, cards: () => readonly PlayedCard[]) {
  const match = useMatchStore()
  const place = ref<number | null>(null)
  const kind = ref<AmendKind>('replace')
  const amendment = shallowRef<Amendment | null>(null)

  const chosen = computed(() => cards().find(card => card.place === place.value) ?? null)
  const view = computed((): AmendedView | null => {
    const { replay } = match
    if (!replay || !isReplayOf<Tennis>(replay, tennis) || place.value === null || !amendment.value) return null
    const { remove, insert } = amendment.value
    return amendedView(replay, consequences(replay, place.value, remove, insert), place.value)
  })

  onChange(end)

  function end(): void {
    place.value = null
    reset()
  }

  function reset(next: AmendKind = 'replace'): void {
    kind.value = next
    amendment.value = null
  }

  /** A card of the strip; the same one again leaves it. */
  function choose(tapped: number): void {
    const same = tapped === place.value
    end()
    if (!same) place.value = tapped
  }

  function begin(next: AmendKind): void {
    reset(next)
    if (next === 'remove') amendment.value = { remove: 1, insert: [] }
  }

  /** The right card. */
  function pick(card: Played): void {
    amendment.value = { remove: kind.value === 'insert' ? 0 : 1, insert: [`play ${card}`] }
  }

  async function confirm(): Promise<boolean> {
    const { value: change } = amendment
    if (place.value === null || !change || !view.value?.mayConfirm) return false
    const done = await match.amend(place.value, change.remove, change.insert, true)
    return done.type === 'done'
  }

  return {
    active: computed(() => chosen.value !== null),
    chosen,
    kind,
    /** What it would change; null till the right card is known. */
    view,
    choose,
    begin,
    pick,
    /** Back to the choice of the right card, or out of it. */
    back: () => (amendment.value === null ? end() : reset(kind.value === 'insert' ? 'insert' : 'replace')),
    end,
    confirm,
  }
}
