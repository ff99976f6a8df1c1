import type { Level } from '../../../analysis/advice.ts'
import { tennis } from '../../../engine/tennis/index.ts'
import { cardsLeft, seatOf, turnOf, hasSuit, rankOfPlayed, valueOfPlayed } from '../../../engine/tennis/seats.ts'
import { ROLES, SEATS, type Action, type Position, type Role, type Seat } from '../../../engine/tennis/types.ts'
import type { Hidden } from '../../../lessons/lesson.ts'
import { TABLE_WORDS } from '#text/table.ts'
import type { HandResult, PlayedCard } from './cards.ts'
import { suitOf, type Rank, type Suit } from '../../../engine/cards.ts'

/** Clockwise from the lower edge of the screen. */
const SIDES = ['south', 'west', 'north', 'east'] as const
type Side = (typeof SIDES)[number]

export interface Plate {
  readonly seat: Seat
  readonly side: Side
  readonly name: string
  /** The role; null if a task asks for it. */
  readonly role: Role | null
  /** After the end of a hand, the role in the next hand; else null. */
  readonly becomes: Role | null
  /** The app's name and level, such as `Tableside, easy`. */
  readonly app: string
  readonly turn: boolean
  readonly ghosted: boolean
  /** The points; null if a task asks for them. */
  readonly points: number | null
  /** The number of cards left; null if a task asks for the turn, which this number would reveal. */
  readonly left: number | null
  readonly hands: number
  /** The change in the number of hands won, after the end of a hand. */
  readonly change: number
}

const sideOf = (seat: Seat, nearest: Seat): Side => SIDES[(seat - nearest + 4) % 4] as Side

export const roleOf = (dealer: Seat, seat: Seat): Role => ROLES.find(role => seatOf(dealer, role) === seat) as Role

/** The number of cards left would reveal the turn. */
function without(plate: Plate, concealed: readonly Hidden[]): Plate {
  const isHidden = (part: Hidden): boolean => concealed.includes(part)
  return {
    ...plate,
    ...(isHidden('roles') ? { role: null, becomes: null } : {}),
    ...(isHidden('turn') ? { turn: false, left: null } : {}),
    ...(isHidden('points') ? { points: null } : {}),
  }
}

/** The plates of the four seats, with `nearest` at the lower edge of the screen. `last` is the result of the last finished hand. */
export function platesOf(
  position: Position,
  players: readonly string[],
  nearest: Seat,
  last: HandResult | null,
  levelOf: (seat: Seat) => Level | null = () => null,
  concealed: readonly Hidden[] = [],
): readonly Plate[] {
  const { dealer, phase, points, hands, ghosted } = position
  const next = tennis.play(position, { type: 'next' })
  const left = cardsLeft(position)
  const turn = turnOf(position)
  return SEATS.map(seat => {
    const role = roleOf(dealer, seat)
    const name = players[seat - 1] ?? ''
    const plate: Plate = {
      seat,
      side: sideOf(seat, nearest),
      name,
      role,
      becomes: next.accepted ? roleOf(next.position.dealer, seat) : null,
      app: TABLE_WORDS.app.at(levelOf(seat), name),
      turn: turn === seat,
      ghosted: ghosted && role === 'cormorant',
      points: points[seat - 1] ?? 0,
      left: left[seat - 1] ?? 0,
      hands: hands[seat - 1] ?? 0,
      change: phase === 'play' ? 0 : (last?.changes[seat - 1] ?? 0),
    }
    return without(plate, concealed)
  })
}

/** The Cormorant's seat if becoming a Ghost is legal now, else null. */
export const choiceOf = (position: Position): Seat | null => ghostOf(position, GHOST)

/** The Cormorant's seat if becoming a Ghost is illegal now, but can be let stand (I1), else null. */
export const lateChoiceOf = (position: Position): Seat | null => ghostOf(position, { type: 'stands', action: GHOST })

const GHOST = { type: 'ghost' } as const

function ghostOf(position: Position, action: Action): Seat | null {
  const ruling = tennis.play(position, action)
  const events = ruling.accepted ? ruling.steps.map(({ event }) => event) : []
  return events.find(event => event.type === 'ghost')?.player ?? null
}

/** `free`: there is no Net, or a task hides it. */
interface Shot {
  readonly number: number
  readonly seat: Seat
  readonly rank: Rank
  readonly suit: Suit | null
  readonly value: number
  readonly flight: 'over' | 'into' | 'free'
}

interface NetHalf {
  readonly net: number | null
  readonly shots: readonly Shot[]
}

/** What is drawn of the Net: the current pair (`now`), and the one before it (`past`). */
export interface Court {
  /** Whether the Nets are hidden because a task asks for them. */
  readonly concealed: boolean
  readonly past: NetHalf | null
  readonly now: NetHalf
}

export function courtOf(cards: readonly PlayedCard[], net: number | null, concealed: readonly Hidden[] = []): Court {
  const isNetHidden = concealed.includes('net')
  const isFlightHidden = isNetHidden || concealed.includes('points')
  const bayOf = (height: number | null, shots: readonly PlayedCard[]): NetHalf => ({
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
  rank: rankOfPlayed(card),
  suit: hasSuit(card) ? suitOf(card) : null,
  value: valueOfPlayed(card),
  flight: net === null ? 'free' : cleared ? 'over' : 'into',
})

/** The dimensions of the drawing: `unit` is the height of each point of value. A king that goes over the Net fits at the top. */
export const COURT = { width: 190, height: 164, ground: 142, unit: 8 } as const
export const CHIP = { width: 27, height: 28 } as const

export const heightAt = (value: number): number => COURT.ground - value * COURT.unit

/** The y coordinate of a card's upper edge: below the tape if the card goes into the Net, otherwise above it. */
export const topOf = ({ value, flight }: Shot): number =>
  flight === 'into' ? heightAt(value) : Math.min(heightAt(value - 1) - CHIP.height - 3, COURT.ground - CHIP.height)
