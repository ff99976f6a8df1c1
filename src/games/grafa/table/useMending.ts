import { computed, ref, watch, type Ref } from 'vue'
import { consequences } from '../../../book/journal/amend.ts'
import { useMatchStore } from '../../../book/stores/match.ts'
import { parseCard, type Card } from '../../../engine/cards.ts'
import type { Position } from '../../../engine/grafa/types.ts'
import { placeOf } from './view.ts'
import { GRAFA_TABLE as WORDS } from './words.ts'

const wordsOf = (action: string): readonly string[] => action.split(' ')

/** The place of the line at which each card was entered. */
const enteredIn = (actions: readonly string[]): ReadonlyMap<Card, number> =>
  new Map(
    actions.flatMap((action, place) => {
      const [name, ...words] = wordsOf(action)
      return name === 'reveal' ? words.flatMap(word => parseCard(word) ?? []).map(card => [card, place] as const) : []
    }),
  )

/**
 * Putting right a card that was entered as another: everything that was played with it since counts for the right one, as far as that
 * still stands. It is shown before it counts.
 */
export function useMending(settled: Readonly<Ref<Position>>) {
  const match = useMatchStore()
  const active = ref(false)
  const wrong = ref<Card | null>(null)
  const right = ref<Card | null>(null)
  const actions = computed(() => match.timeline.line.map(play => play.action))
  const entered = computed(() => enteredIn(actions.value))

  watch([() => match.timeline, () => match.head?.id], end)

  function end(): void {
    active.value = false
    wrong.value = null
    right.value = null
  }

  function begin(): void {
    end()
    active.value = true
  }

  function closed(card: Card): string {
    if (wrong.value === null) return entered.value.has(card) ? '' : WORDS.mend.notEntered(card)
    const place = placeOf(settled.value, card)
    return place === null ? '' : WORDS.lies(card, place)
  }

  function pick(card: Card): void {
    if (wrong.value === null) wrong.value = card
    else right.value = card
  }

  /** What would come in the place of what, and what of it falls away. */
  const change = computed(() => {
    const { replay } = match
    const from = wrong.value === null ? undefined : entered.value.get(wrong.value)
    if (!replay || from === undefined || right.value === null) return null
    const later = actions.value.slice(from).map(action =>
      wordsOf(action)
        .map(word => (word === wrong.value ? right.value : word))
        .join(' '),
    )
    const { firstFallen, statusBefore } = consequences(replay, from, later.length, later)
    const insert = firstFallen === null ? later : later.slice(0, firstFallen - from)
    const { statusAfter } = consequences(replay, from, later.length, insert)
    const scores = { before: statusBefore.scores[0] ?? 0, after: statusAfter.scores[0] ?? 0 }
    return { from, remove: later.length, insert, falls: later.length - insert.length, scores }
  })

  async function confirm(): Promise<void> {
    if (change.value) await match.amend(change.value.from, change.value.remove, change.value.insert)
  }

  return {
    active,
    wrong,
    right,
    /** Whether there is a card that can be put right. */
    open: computed(() => entered.value.size > 0 && match.readOnly === null),
    change,
    begin,
    end,
    closed,
    pick,
    confirm,
  }
}
