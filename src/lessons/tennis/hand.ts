import type { Event, Position } from '../../engine/tennis/types.ts'
import { options, type Lesson, type Outcome } from '../lesson.ts'

export type TennisLesson = Lesson<Position, Event>
export type TennisOutcome = Outcome<Position, Event>

/** Who it may be, by the numbers of the seats. */
export const WHO = options({ 1: 'Ada', 2: 'Ben', 3: 'Cleo', 4: 'Dan' })
export const seatIs = (seat: number | null): string => String(seat ?? '')

interface Head {
  readonly target?: string
  readonly match?: 'replaces' | 'adds'
  readonly ghosting?: 'on'
  /** Actions before the cards. */
  readonly first?: readonly string[]
}

/** The record of a hand: Ada is its Ghost, Ben the Angler, Cleo the Fish, Dan the Cormorant; then the ranks as they were played. */
export const hand = (ranks: string, { first = [], ...head }: Head = {}): string =>
  [
    'game tennis',
    'players Ada, Ben, Cleo, Dan',
    ...Object.entries(head).map(([key, value]) => `${key} ${value}`),
    'play',
    ...first,
    ...[...ranks].map(rank => `play ${rank}`),
  ].join('\n')

/** Most of a hand in which the Cormorant scores early and often. */
export const MANY_POINTS = '9736962AQJ8JA9825384224A5KJ8T7QJT4A566K7'

/** Whole hands but for the last card: with it Fish, or Cormorant, wins one in which several are level. */
export const LEVEL_FISH = 'AA86JT497Q86K325Q8JA47935262Q27345T564QKT7K8AJ39K9J'
export const LEVEL_CORMORANT = '48AK397T58AQ2867J53A2QQ36KJ7JJQ57364498A926KKTTT529'
