import { accepted, YES, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { options, lessonOf } from '../lesson.ts'
import { enteringText } from '../../text/en/wetice/lessons.ts'
import { table } from './table.ts'
import { PLAYERS, type WetIceLesson } from './types.ts'

export const entering: WetIceLesson = lessonOf(enteringText, {
  id: 'entering',
  section: 'record',
  also: ['table', 'mistakes', 'irregular'],
  tasks: {
    place: {
      type: 'mark',
      record: table('HSDC SHCD CDHS'),
      right: () => ['c2'],
      answer: ['c2'],
    },
    correction: {
      type: 'choice',
      record: table('HDSC SHDC'),
      options: YES_OR_NO,
      action: 'correct a1 H b1 S',
      right: yesIf(accepted),
      answer: YES,
    },
    hanging: {
      type: 'choice',
      record: table('HDSC SHDC'),
      options: YES_OR_NO,
      action: 'correct a1 .',
      right: yesIf(accepted),
      answer: NO,
    },
    turnAfter: {
      type: 'choice',
      record: table('HDSC SHDC'),
      options: PLAYERS,
      action: 'correct a1 H b1 S',
      right: ({ position }) => String(position.turn),
      answer: '1',
    },
    undo: {
      type: 'choice',
      record: table('HHCH', { played: ['swap c1 d1'] }),
      options: options(enteringText.tasks.undo.options),
      action: null,
      right: () => 'undo',
      answer: 'undo',
    },
    whoDecides: {
      type: 'choice',
      record: table('HDSC SHDC'),
      options: options(enteringText.tasks.whoDecides.options),
      action: null,
      right: () => 'all',
      answer: 'all',
    },
  },
})
