import { wellsix } from '../../engine/wellsix/index.ts'
import type { Action, Event, Phase, Position, Setup, WellsixRefusal } from '../../engine/wellsix/types.ts'
import { wellsixBook } from '../../rulebook/wellsix/index.ts'
import type { Course } from '../course.ts'
import { alignment, capture, opening, place, switching, turns } from './lessons.ts'
import { diagrams } from './diagrams.ts'
import { drill } from './drill.ts'
import { end, exchange, irregular, isolation, match } from './further-lessons.ts'
import { guide } from './guide.ts'
import { inWords } from './in-words.ts'

const LESSON_FOR: Readonly<Record<Phase, string>> = {
  opening: opening.id,
  main: turns.id,
  keep: isolation.id,
  'game-over': match.id,
  over: match.id,
}

export const wellsixCourse: Course<Setup, Position, Action, Event, WellsixRefusal> = {
  game: wellsix,
  rulebook: wellsixBook,
  lessons: [opening, turns, place, capture, alignment, switching, exchange, isolation, end, match, irregular],
  drill,
  guide,
  diagrams,
  stops: ['place', 'switch', 'exchange', 'capture', 'isolate', 'align', 'game-over'],
  lessonFor: ({ phase }) => LESSON_FOR[phase],
  inWords,
}
