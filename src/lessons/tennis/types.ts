import type { Event, Position } from '../../engine/tennis/types.ts'
import { options, type Lesson, type Outcome } from '../lesson.ts'

export type TennisLesson = Lesson<Position, Event>
export type TennisOutcome = Outcome<Position, Event>

/** Who it may be, by the numbers of the seats. */
export const WHO = options({ 1: 'Ada', 2: 'Ben', 3: 'Cleo', 4: 'Dan' })
export const seatIs = (seat: number | null): string => String(seat ?? '')
