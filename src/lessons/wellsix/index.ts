import { diagramText } from '#text/wellsix/practice.ts'
import { wellsix } from '../../engine/wellsix/index.ts'
import type { Action, Event, Phase, Position, Setup, WellsixRefusal } from '../../engine/wellsix/types.ts'
import { wellsixRulebook } from '#text/wellsix/index.ts'
import type { Course, Diagram } from '../course.ts'
import { alignment, capture, opening, switching, turns } from './lessons.ts'
import { drill } from './drill.ts'
import { end, exchange, irregular, isolation, match } from './further-lessons.ts'
import { recordOf } from './goals.ts'
import { guide } from './guide.ts'
import { positionText } from '#text/wellsix/hands.ts'

const diagrams: Readonly<Record<string, Diagram>> = {
  record: {
    record: recordOf('KH 5S\n9H 3S', { hands: ['2H', '4S'] }),
    action: null,
    marked: ['0,0', '0,1', '1,0'],
    caption: diagramText.record,
  },
}

const LESSON_FOR: Readonly<Record<Phase, string>> = {
  opening: opening.id,
  main: turns.id,
  keep: isolation.id,
  'game-over': match.id,
  over: match.id,
}

export const wellsixCourse: Course<Setup, Position, Action, Event, WellsixRefusal> = {
  game: wellsix,
  rulebook: wellsixRulebook,
  lessons: [alignment, opening, capture, turns, isolation, switching, exchange, end, match, irregular],
  drill,
  guide,
  diagrams,
  lessonFor: ({ phase }) => LESSON_FOR[phase],
  inWords: positionText,
}
