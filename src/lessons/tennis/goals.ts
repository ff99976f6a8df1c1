import { rankOfPlayed, turnOf } from '../../engine/tennis/seats.ts'
import { SEATS, type Event, type HandOverEvent, type Position, type Seat } from '../../engine/tennis/types.ts'
import type { Goal } from '../goals.ts'
import type { TennisOutcome } from './hand.ts'

type TennisGoal = Goal<Position, Event>

export const happens =
  (type: Event['type']): TennisGoal =>
  ({ events }) =>
    events.some(event => event.type === type)

export const clears: TennisGoal = happens('clear')

/** The cards that were played last, by their ranks. */
export const lastPlayed =
  (ranks: string): TennisGoal =>
  ({ position }) =>
    position.played.map(rankOfPlayed).join('').endsWith(ranks)

/** The Net that the next pair has to clear. */
export const netIs =
  (net: number): TennisGoal =>
  ({ events }) =>
    events.some(event => event.type === 'net' && event.net === net)

export const netOf = ({ position }: TennisOutcome): string => String(position.net)

export const pointsOf =
  (seat: Seat) =>
  ({ position }: TennisOutcome): string =>
    String(position.points[seat - 1] ?? 0)

export const handsOf =
  (seat: Seat) =>
  ({ position }: TennisOutcome): string =>
    String(position.hands[seat - 1] ?? 0)

const seatsWith = (counts: readonly number[], fits: (count: number) => boolean): readonly Seat[] =>
  SEATS.filter(seat => fits(counts[seat - 1] ?? 0))

export const whoHasPoints = ({ position }: TennisOutcome): readonly Seat[] =>
  seatsWith(position.points, points => points > 0)

export const whoLeads = ({ position: { hands } }: TennisOutcome): readonly Seat[] =>
  seatsWith(hands, won => won === Math.max(...hands))

export const whoHasNoHand = ({ position }: TennisOutcome): readonly Seat[] =>
  seatsWith(position.hands, won => won === 0)

/** Those who win the match with one more hand. */
export const whoNeedsOne = ({ position: { hands, target } }: TennisOutcome): readonly Seat[] =>
  seatsWith(hands, won => won === target - 1)

export const whoIsNext = ({ position }: TennisOutcome): Seat | null => turnOf(position)

const handOver = ({ events }: TennisOutcome): HandOverEvent | undefined =>
  events.find(event => event.type === 'hand-over')

export const whoWinsHand = (outcome: TennisOutcome): Seat | null => handOver(outcome)?.player ?? null

export const whoWinsMatch = ({ events }: TennisOutcome): Seat | null =>
  events.find(event => event.type === 'over')?.winner ?? null
