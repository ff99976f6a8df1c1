import type { FirstText } from '../../contract/lessons.ts'

export const FIRST = {
  sixth: {
    task: 'Five in line. Place the sixth.',
    done: 'Six in line wins the game.',
    otherwise: 'That is not in line.',
  },
  capture: {
    task: 'King captures queen. Close the line.',
    done: 'One rank higher captures. You win.',
    otherwise: '',
  },
  stop: {
    task: 'Black needs two moves. Stop it.',
    done: 'No room for six. Stopped.',
    otherwise: 'Black wins. Try again.',
  },
} as const satisfies Readonly<Record<string, FirstText>>

export const REFUSED = 'That isn’t a move. Try again.'
