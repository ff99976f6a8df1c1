import { hand } from './goals.ts'
import { tennis } from '../../engine/tennis/index.ts'
import type { Action, Event, Position, Setup, TennisRefusal } from '../../engine/tennis/types.ts'
import { tennisBook } from '../../text/en/tennis/index.ts'
import type { Course, Diagram } from '../course.ts'
import { clearing, matching, net, pairs, seats, cormorant, irregular, winning } from './lessons.ts'
import { drill } from './drill.ts'
import { guide } from './guide.ts'
import { inWords } from '../../text/en/tennis/hands.ts'

const diagrams: Readonly<Record<string, Diagram>> = {
  irregular: { record: hand('94'), action: 'stands ghost', marked: [], caption: '' },
}

function lessonFor({ phase, net: hurdle, played }: Position): string {
  if (phase !== 'play') return winning.id
  if (played.length === 0) return pairs.id
  return hurdle === null ? net.id : clearing.id
}

export const tennisCourse: Course<Setup, Position, Action, Event, TennisRefusal> = {
  game: tennis,
  rulebook: tennisBook,
  lessons: [net, clearing, seats, pairs, matching, winning, cormorant, irregular],
  drill,
  guide,
  diagrams,
  stops: ['play', 'match', 'net', 'ghost', 'hand-over', 'over'],
  lessonFor,
  inWords,
}
