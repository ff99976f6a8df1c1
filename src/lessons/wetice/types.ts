import type { Event, Position } from '../../engine/wetice/types.ts'
import type { Lesson } from '../lesson.ts'

export type WetIceLesson = Lesson<Position, Event>
