import { deal } from './goals.ts'
import { diagramText } from '../../text/en/grafa/practice.ts'
import { grafa } from '../../engine/grafa/index.ts'
import type { Action, Event, GrafaRefusal, Phase, Position, Setup } from '../../engine/grafa/types.ts'
import { grafaBook } from '../../text/en/grafa/index.ts'
import type { Course, Diagram } from '../course.ts'
import { clubs, diamonds, hearts, pairs, spades, end, irregular, order, seeing } from './lessons.ts'
import { drill } from './drill.ts'
import { guide } from './guide.ts'
import { inWords } from '../../text/en/grafa/hands.ts'

const diagrams: Readonly<Record<string, Diagram>> = {
  layout: {
    record: deal('AH 6S 4C 3H 2S', '4H'),
    action: null,
    marked: ['AH', '6S', '4C', '3H', '2S'],
    caption: diagramText.layout,
  },
}

const LESSON_FOR: Readonly<Record<Phase, string>> = {
  pair: pairs.id,
  use: order.id,
  reveal: seeing.id,
  arrange: clubs.id,
  over: end.id,
}

export const grafaCourse: Course<Setup, Position, Action, Event, GrafaRefusal> = {
  game: grafa,
  rulebook: grafaBook,
  lessons: [pairs, spades, diamonds, hearts, clubs, order, seeing, end, irregular],
  drill,
  guide,
  diagrams,
  stops: ['return', 'discard', 'dig', 'draw', 'look', 'turn', 'over'],
  lessonFor: ({ phase }) => LESSON_FOR[phase],
  inWords,
}
