import type { Event, Position } from '../../engine/wellsix/types.ts'
import type { Lesson, Outcome } from '../lesson.ts'

export type WellsixLesson = Lesson<Position, Event>
export type WellsixOutcome = Outcome<Position, Event>
