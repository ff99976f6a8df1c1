import type { Event, Position } from '../../engine/wetice/types.ts'
import { options, type Lesson } from '../lesson.ts'

export type WetIceLesson = Lesson<Position, Event>

/** Who it may be, by the players’ numbers. */
export const PLAYERS = options({ 1: 'Ada', 2: 'Ben' })
