import { lessonOf } from '../lesson.ts'
import { deal } from './deck.ts'
import { othersInHand, pairingCards } from './goals.ts'
import type { GrafaLesson } from './types.ts'
import { pairsText } from '../../text/en/grafa/lessons.ts'

export const pairs: GrafaLesson = lessonOf(pairsText, {
  id: 'pairs',
  section: 'pairs',
  also: ['layout'],
  tasks: {
    pairing: {
      type: 'mark',
      record: deal('9S 3D TC 2S 5H', '7D'),
      right: pairingCards,
      answer: ['3D', '9S', 'TC'],
    },
    notPairing: {
      type: 'mark',
      record: deal('9S 3D TC 2S 5H', '7D'),
      right: othersInHand,
      answer: ['2S', '5H'],
    },
    equal: {
      type: 'mark',
      record: deal('7S 2C 6H 5S', '7H'),
      right: pairingCards,
      answer: ['6H', '7S'],
    },
    king: {
      type: 'mark',
      record: deal('AS QC 6H JD 2D', 'KD'),
      right: pairingCards,
      answer: ['2D', 'AS', 'JD'],
    },
    ace: {
      type: 'mark',
      record: deal('2C 6H KS', 'AD'),
      right: pairingCards,
      answer: ['2C', '6H', 'KS'],
    },
  },
})
