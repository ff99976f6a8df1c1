import { table } from './goals.ts'
import { diagramText } from '../../text/en/wetice/practice.ts'
import { wetice } from '../../engine/wetice/index.ts'
import type { Action, Event, Position, Setup, WetIceRefusal } from '../../engine/wetice/types.ts'
import { weticeBook } from '../../text/en/wetice/index.ts'
import type { Course, Diagram } from '../course.ts'
import { chains, cleanup, entering, fall, runs, swap } from './lessons.ts'
import { drill } from './drill.ts'
import { end, give, irregular, overlooked, score, alone, plus } from './further-lessons.ts'
import { guide } from './guide.ts'
import { inWords } from '../../text/en/wetice/hands.ts'

const DEAL = table('HSDCCHSD SDCHHSDC CCHSDDHS DHSDSCCH SSDHCHCD HCDSHDSC', { phase: 'cleanup' })

const diagrams: Readonly<Record<string, Diagram>> = {
  table: { record: DEAL, action: null, marked: ['a1', 'h6'], caption: diagramText.table },
}

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
  lessons: [swap, runs, fall, chains, score, cleanup, give, end, overlooked, alone, plus, entering, irregular],
  drill,
  guide,
  diagrams,
  stops: ['score', 'fall', 'give'],
  lessonFor,
  inWords,
}
