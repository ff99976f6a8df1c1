import type { Event, Position } from '../../engine/grafa/types.ts'
import type { Lesson, Outcome } from '../lesson.ts'

export type GrafaLesson = Lesson<Position, Event>
export type GrafaOutcome = Outcome<Position, Event>
