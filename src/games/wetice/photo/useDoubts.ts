import { computed, ref, type Ref } from 'vue'
import { SUITS, type Suit } from '../../../engine/cards.ts'
import { CARDS_PER_SUIT } from '../../../engine/wetice/board.ts'
import type { Reading } from '../../../photo/read.ts'

/** `.`: no card; `?`: left open. */
type Answer = Suit | '.' | '?'

/** Asks for the cards in doubt, one by one. `isDeal`: whether the layout must have all 48 cards. */
export function useDoubts(reading: Readonly<Ref<Reading | null>>, isDeal: () => boolean) {
  const answers = ref<readonly Answer[]>([])
  const unsure = computed(() => reading.value?.unsure ?? [])
  const doubt = computed(() => unsure.value[answers.value.length] ?? null)
  const place = computed(() => reading.value?.cells.findIndex(({ cell }) => cell === doubt.value) ?? -1)

  /** In reading order. */
  const letters = computed(() =>
    (reading.value?.cells ?? []).map(({ cell, suit }): Answer => {
      const at = unsure.value.indexOf(cell)
      return at < 0 ? (suit ?? '.') : (answers.value[at] ?? '?')
    }),
  )
  const countOf = (suit: Suit): number => letters.value.filter(letter => letter === suit).length
  const counts = computed(() => ({ S: countOf('S'), H: countOf('H'), D: countOf('D'), C: countOf('C') }))
  const guess = computed(() => {
    const left = SUITS.filter(suit => counts.value[suit] < CARDS_PER_SUIT)
    return isDeal() && left.length === 1 ? left[0] : reading.value?.cells[place.value]?.suit
  })

  return {
    doubt,
    number: computed(() => answers.value.length + 1),
    place,
    guess,
    letters,
    counts,
    answer(letter: Answer): void {
      answers.value = [...answers.value, letter]
    },
    reset(): void {
      answers.value = []
    },
  }
}
