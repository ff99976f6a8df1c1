import { type Suit, suitOf } from '../../../engine/cards.ts'
import { hasSuit, rankOfPlayed, valueOfPlayed } from '../../../engine/tennis/seats.ts'
import type { Seat } from '../../../engine/tennis/types.ts'
import type { Hidden } from '../../../lessons/lesson.ts'
import { WORDS } from '../../../text/en/ui.ts'
import type { PlayedCard } from './cards.ts'

/** A card on its way over the Net, or into it. */
export interface Shot {
  readonly number: number
  readonly seat: Seat
  readonly rank: string
  readonly suit: Suit | null
  readonly value: number
  readonly flight: 'over' | 'into' | 'free'
}

/** A Net at its height, and the cards of the pair that has to clear it. */
interface Bay {
  readonly net: number | null
  readonly shots: readonly Shot[]
}

/** The Net that stands now with the pair that is being played, and the pair before with the Net it had to clear. */
export interface Court {
  /** Which Nets they are is asked for. */
  readonly concealed: boolean
  readonly past: Bay | null
  readonly now: Bay
}

export function courtOf(cards: readonly PlayedCard[], net: number | null, concealed: readonly Hidden[] = []): Court {
  const isNetHidden = concealed.includes('net')
  const isFlightHidden = isNetHidden || concealed.includes('points')
  const bayOf = (height: number | null, shots: readonly PlayedCard[]): Bay => ({
    net: isNetHidden ? null : height,
    shots: shots.map(each => (isFlightHidden ? { ...shotOf(each), flight: 'free' } : shotOf(each))),
  })
  const open = cards.at(-1)?.formed === null ? cards.slice(-1) : []
  const complete = cards.slice(0, cards.length - open.length).slice(-2)
  return {
    concealed: isNetHidden,
    past: complete.length > 0 ? bayOf(complete[0]?.net ?? null, complete) : null,
    now: bayOf(net, open),
  }
}

const shotOf = ({ number, seat, card, net, cleared }: PlayedCard): Shot => ({
  number,
  seat,
  rank: WORDS.rank(rankOfPlayed(card)),
  suit: hasSuit(card) ? suitOf(card) : null,
  value: valueOfPlayed(card),
  flight: net === null ? 'free' : cleared ? 'over' : 'into',
})

/** The drawing: the ground, and as much for each unit of height. A king that goes over stays in sight above. */
export const COURT = { width: 190, height: 164, ground: 142, unit: 8 } as const
export const CHIP = { width: 27, height: 28 } as const

export const heightAt = (value: number): number => COURT.ground - value * COURT.unit

/** Where a card's upper edge is: what goes over is clear of the tape from below, what goes into the Net stays under it. */
export const topOf = ({ value, flight }: Shot): number =>
  flight === 'into' ? heightAt(value) : Math.min(heightAt(value - 1) - CHIP.height - 3, COURT.ground - CHIP.height)
