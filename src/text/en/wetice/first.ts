import type { FirstText } from '../../contract/lessons.ts'

export const FIRST = {
  row: {
    task: 'Tap two cards. Line up three.',
    done: 'Three hearts. They are your points.',
    otherwise: '',
  },
  column: {
    task: 'Columns count too, diagonals don’t.',
    done: 'Three spades for you.',
    otherwise: '',
  },
  fall: {
    task: 'Line up three. Watch the fall.',
    done: 'The cards fell and matched again.',
    otherwise: '',
  },
  owner: {
    task: 'Hearts are Ben’s. Line up spades.',
    done: 'Your suit, so your points.',
    otherwise: 'Hearts are Ben’s: his points.',
  },
  give: {
    task: 'Keep two suits. Give one away.',
    done: 'That suit is Ben’s now.',
    otherwise: '',
  },
} as const satisfies Readonly<Record<string, FirstText>>

export const REFUSED = 'Not three yet. Try again.'
