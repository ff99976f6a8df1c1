import { wetice } from '../../engine/wetice/index.ts'
import type { Action, Event, Position, Setup, WetIceRefusal } from '../../engine/wetice/types.ts'
import { weticeBook } from '../../rulebook/wetice/index.ts'
import type { Course } from '../course.ts'
import { alone } from './alone.ts'
import { chains } from './chains.ts'
import { cleanup } from './cleanup.ts'
import { diagrams } from './diagrams.ts'
import { drill } from './drill.ts'
import { end } from './end.ts'
import { entering } from './entering.ts'
import { fall } from './fall.ts'
import { give } from './give.ts'
import { guide } from './guide.ts'
import { inWords } from './in-words.ts'
import { irregular } from './irregular.ts'
import { overlooked } from './overlooked.ts'
import { plus } from './plus.ts'
import { runs } from './runs.ts'
import { score } from './score.ts'
import { swap } from './swap.ts'

/** The lesson for each phase of a game. */
const lessonFor = ({ phase, mode }: Position): string => {
  switch (phase) {
    case 'cleanup':
      return cleanup.id
    case 'give':
      return give.id
    case 'swap':
      return mode === 'duel' ? swap.id : mode === 'solo' ? alone.id : plus.id
    case 'over':
      return end.id
  }
}

export const weticeCourse: Course<Setup, Position, Action, Event, WetIceRefusal> = {
  game: wetice,
  rulebook: weticeBook,
  lessons: [runs, entering, cleanup, swap, fall, chains, score, give, overlooked, end, alone, plus, irregular],
  drill,
  guide,
  diagrams,
  stops: ['score', 'fall', 'give'],
  lessonFor,
  inWords,
}
