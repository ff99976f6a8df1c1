import { computed, ref, shallowRef } from 'vue'
import { useMatchStore } from '../../../book/stores/match.ts'
import { hasSuit, cardsLeft, ofSeat } from '../../../engine/tennis/seats.ts'
import type { Played, Position, Seat } from '../../../engine/tennis/types.ts'
import { playedBy } from './held.ts'
import { leftBeside } from './left.ts'

/** Entering the cards that a seat holds, one by one: beside what was played, and nothing else that the table knows. */
export function useEntering(settled: () => Position) {
  const match = useMatchStore()
  const entering = ref<Seat | null>(null)
  const entered = shallowRef<readonly Played[]>([])
  const wanted = computed(() => (entering.value === null ? 0 : ofSeat(cardsLeft(settled()), entering.value)))
  const taken = computed(() => [...settled().played, ...entered.value])

  function begin(seat: Seat | null): void {
    entering.value = seat
    entered.value = []
  }
  const leave = (): void => begin(null)

  return {
    /** Whose cards are being entered, and what was entered of them. */
    entering,
    entered,
    /** How many are to be entered. */
    wanted,
    /** How many of each rank can be among them. */
    left: computed(() => leftBeside(taken.value)),
    isTaken: (card: Played): boolean => hasSuit(card) && taken.value.includes(card),
    enter: begin,
    leave,
    add(card: Played): void {
      if (entered.value.length < wanted.value) entered.value = [...entered.value, card]
    },
    /** Takes back the last card, or leaves it. */
    erase(): void {
      if (entered.value.length === 0) leave()
      else entered.value = entered.value.slice(0, -1)
    },
    /** What the seat has played already is a part of its hand. */
    async done(): Promise<void> {
      const seat = entering.value
      if (seat === null || entered.value.length < wanted.value) return
      const cards = [...playedBy(settled(), seat), ...entered.value]
      await match.note({ type: 'hand', seat, round: settled().hand, cards })
    },
  }
}
