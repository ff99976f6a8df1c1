import type { Event, Position } from '../../engine/tennis/types.ts'
import { options, type Lesson, type Outcome } from '../lesson.ts'

export type TennisLesson = Lesson<Position, Event>
export type TennisOutcome = Outcome<Position, Event>

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const
export const WHO = options(...NAMES)
export const nameOf = (seat: number | null): string => NAMES[(seat ?? 0) - 1] ?? ''
