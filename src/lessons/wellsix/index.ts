import { wellsix } from '../../engine/wellsix/index.ts'
import type { Action, Event, Phase, Position, Setup, WellsixRefusal } from '../../engine/wellsix/types.ts'
import { wellsixBook } from '../../rulebook/wellsix/index.ts'
import type { Course } from '../course.ts'
import { alignment } from './alignment.ts'
import { capture } from './capture.ts'
import { diagrams } from './diagrams.ts'
import { drill } from './drill.ts'
import { end } from './end.ts'
import { exchange } from './exchange.ts'
import { guide } from './guide.ts'
import { inWords } from './in-words.ts'
import { irregular } from './irregular.ts'
import { isolation } from './isolation.ts'
import { match } from './match.ts'
import { opening } from './opening.ts'
import { place } from './place.ts'
import { switching } from './switch.ts'
import { turns } from './turns.ts'

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
