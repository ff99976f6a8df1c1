import { computed } from 'vue'
import { hasSuit, cardsLeft, ofSeat } from '../../../engine/tennis/seats.ts'
import type { Played, Seat, Tennis } from '../../../engine/tennis/types.ts'
import type { Session } from '../../../table/session.ts'
import { playedBy } from './held.ts'
import { leftBeside } from './left.ts'
import type { TennisBegun } from './useAmending.ts'

const NO_CARDS: readonly Played[] = []

/** Entering the cards that a seat holds, one by one: beside what was played, and nothing else that the table knows. */
export function useEntering({ journal, settled, begun, begin }: Session<Tennis, TennisBegun>) {
  const now = computed(() => (begun.value?.type === 'entering' ? begun.value : null))
  const entering = computed(() => now.value?.seat ?? null)
  const entered = computed(() => now.value?.cards ?? NO_CARDS)
  const wanted = computed(() => (entering.value === null ? 0 : ofSeat(cardsLeft(settled.value), entering.value)))
  const taken = computed(() => [...settled.value.played, ...entered.value])

  function leave(): void {
    if (now.value) begin(null)
  }

  return {
    /** Whose cards are being entered, and what was entered of them. */
    entering,
    entered,
    /** How many are to be entered. */
    wanted,
    /** How many of each rank can be among them. */
    left: computed(() => leftBeside(taken.value)),
    isTaken: (card: Played): boolean => hasSuit(card) && taken.value.includes(card),
    enter: (seat: Seat): void => begin({ type: 'entering', seat, cards: NO_CARDS }),
    leave,
    add(card: Played): void {
      if (now.value && entered.value.length < wanted.value) begin({ ...now.value, cards: [...entered.value, card] })
    },
    /** Takes back the last card, or leaves it. */
    erase(): void {
      if (now.value && entered.value.length > 0) begin({ ...now.value, cards: entered.value.slice(0, -1) })
      else leave()
    },
    /** What the seat has played already is a part of its hand. */
    async done(): Promise<void> {
      const seat = entering.value
      if (seat === null || entered.value.length < wanted.value) return
      const cards = [...playedBy(settled.value, seat), ...entered.value]
      await journal?.note({ type: 'hand', seat, round: settled.value.hand, cards })
    },
  }
}
