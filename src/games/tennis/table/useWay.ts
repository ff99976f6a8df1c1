import { computed, ref, type Ref } from 'vue'
import type { Move } from '../../../book/journal/replay.ts'
import { hasSuit } from '../../../engine/tennis/cards.ts'
import { cardsOf } from './cards.ts'
import { wasScoreOnly } from './hands.ts'

/** How hands are entered. Till somebody says otherwise: as the last one was, and with suits where the last card had its suit. */
export function useWay(moves: Readonly<Ref<readonly Move[]>>) {
  const wanted = ref<{ readonly scoreOnly?: boolean; readonly suits?: boolean }>({})

  return {
    scoreOnly: computed(() => wanted.value.scoreOnly ?? wasScoreOnly(moves.value)),
    suits: computed(() => {
      const last = cardsOf(moves.value).at(-1)
      return wanted.value.suits ?? (last !== undefined && hasSuit(last.card))
    }),
    keepScoreOnly: (scoreOnly: boolean) => void (wanted.value = { ...wanted.value, scoreOnly }),
    askSuits: (suits: boolean) => void (wanted.value = { ...wanted.value, suits }),
  }
}
