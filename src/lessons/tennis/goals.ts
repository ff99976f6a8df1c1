import { rankOfPlayed, turnOf } from '../../engine/tennis/seats.ts'
import { SEATS, type Event, type HandEndEvent, type Position, type Seat } from '../../engine/tennis/types.ts'
import { happens, type Goal } from '../goals.ts'
import { tennis } from '../../engine/tennis/index.ts'
import { type Lesson, type MarkTask, type Outcome, outcomeOf } from '../lesson.ts'

export type TennisLesson = Lesson<Position, Event>
type TennisOutcome = Outcome<Position, Event>

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const
type Name = (typeof NAMES)[number]

type SeatScene = Pick<MarkTask<Position>, 'record' | 'hidden'> & { readonly action?: string }

/** Makes a task in which the learner taps seats: those that `seats` finds in the position, or after the scene's action. */
export const seatsTask = (
  scene: SeatScene,
  seats: (outcome: TennisOutcome) => readonly Seat[],
  answer: readonly Name[],
) => ({
  ...scene,
  type: 'mark' as const,
  right(position: Position): readonly string[] {
    const { action } = scene
    const outcome = action === undefined ? { refusal: null, events: [], position } : outcomeOf(tennis, position, action)
    return seats(outcome).flatMap(seat => NAMES[seat - 1] ?? [])
  },
  answer,
})

/** Makes a task in which the learner taps one seat. */
export const seatTask = (scene: SeatScene, seat: (outcome: TennisOutcome) => Seat | null, answer: Name) =>
  seatsTask(scene, outcome => [seat(outcome) ?? []].flat(), [answer])

export { recordOf } from './record.ts'

/** The ranks of most of a deal, in which the Cormorant scores early and often. */
export const MANY_POINTS = '9736962AQJ8JA9825384224A5KJ8T7QJT4A566K7'

/** The ranks of a deal that the Fish wins although others have as many points; the last card is left out. */
export const TIED_FISH = 'AA86JT497Q86K325Q8JA47935262Q27345T564QKT7K8AJ39K9J'

type TennisGoal = Goal<Position, Event>

export const clears: TennisGoal = happens('clear')

/** Returns a goal that is met if the cards played last have these ranks. */
export const lastPlayed =
  (ranks: string): TennisGoal =>
  ({ position }) =>
    position.played.map(rankOfPlayed).join('').endsWith(ranks)

/** Returns a goal that is met if an action sets the Net to this number. */
export const netIs = (net: number): TennisGoal => happens('net', event => event.net === net)

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

export const whoIsNext = ({ position }: TennisOutcome): Seat | null => turnOf(position)

const handOver = ({ events }: TennisOutcome): HandEndEvent | undefined =>
  events.find(event => event.type === 'hand-over')

export const whoWinsHand = (outcome: TennisOutcome): Seat | null => handOver(outcome)?.player ?? null

export const whoWinsMatch = ({ events }: TennisOutcome): Seat | null =>
  events.find(event => event.type === 'over')?.winner ?? null
