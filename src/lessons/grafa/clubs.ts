import { lessonOf } from '../lesson.ts'
import { deal } from './deck.ts'
import { looksAt, turns } from './goals.ts'
import type { GrafaLesson } from './types.ts'
import { clubsText } from '../../text/en/grafa/lessons.ts'

export const clubs: GrafaLesson = lessonOf(clubsText, {
  id: 'clubs',
  section: 'clubs',
  tasks: {
    two: {
      type: 'move',
      record: deal('TC AC 9D', 'AH 5D 6H 3S'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => looksAt(outcome) === 2,
      answers: ['pair TC'],
    },
    three: {
      type: 'move',
      record: deal('TC 9H KS', '4C 5D 6H 3S'),
      kinds: ['pair', 'use'],
      moves: 1,
      goal: outcome => looksAt(outcome) === 3,
      answers: ['pair TC'],
    },
    order: {
      type: 'move',
      record: deal('TC 8H', '4C KS 6H 3S', { played: ['pair TC'] }),
      kinds: ['arrange'],
      moves: 1,
      goal: turns('6H'),
      answers: ['arrange 6H 3S KS', 'arrange 6H KS 3S'],
    },
    goOn: {
      type: 'move',
      record: deal('TC 5D 2S', '4C QH JD 9C', { played: ['pair TC'] }),
      kinds: ['arrange'],
      moves: 1,
      goal: turns('JD'),
      answers: ['arrange JD 9C QH', 'arrange JD QH 9C'],
    },
  },
})
