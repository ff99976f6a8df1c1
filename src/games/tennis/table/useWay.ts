import { computed, ref } from 'vue'
import { hasSuit } from '../../../engine/tennis/seats.ts'
import type { Tennis } from '../../../engine/tennis/types.ts'
import type { Session } from '../../../table/session.ts'
import { cardsOf } from './cards.ts'
import { wasScoreOnly } from './hands.ts'

/** How hands are entered. Till somebody says otherwise: as the last one was, and with suits where the last card had its suit. */
export function useWay({ moves, scoreOnly }: Session<Tennis>) {
  const wanted = ref<{ readonly scoreOnly?: boolean; readonly suits?: boolean }>({})

  return {
    scoreOnly: computed(() => wanted.value.scoreOnly ?? wasScoreOnly(moves.value) ?? scoreOnly.value),
    suits: computed(() => {
      const last = cardsOf(moves.value).at(-1)
      return wanted.value.suits ?? (last !== undefined && hasSuit(last.card))
    }),
    keepScoreOnly: (only: boolean) => void (wanted.value = { ...wanted.value, scoreOnly: only }),
    askSuits: (suits: boolean) => void (wanted.value = { ...wanted.value, suits }),
  }
}
