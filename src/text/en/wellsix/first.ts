import type { FirstText } from '../../contract/lessons.ts'

/** What the boards of the first minute say, in their order. */
export const FIRST = {
  sixth: {
    task: 'Five in line. Place the sixth.',
    done: 'Six in row or column wins.',
    otherwise: 'That is not in line.',
  },
  capture: {
    task: 'King takes queen. Close the line.',
    done: 'One rank higher takes. You win.',
    otherwise: '',
  },
  stop: {
    task: 'Black’s next two win. Stop it.',
    done: 'No room for six. Stopped.',
    otherwise: 'Black wins. Try again.',
  },
} as const satisfies Readonly<Record<string, FirstText>>

/** Taps that make no move. */
export const REFUSED = 'That is no move. Try again.'
