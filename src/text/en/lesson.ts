import { counted, listOf } from './lists.ts'

/** Every text of the lessons that no game has for itself. */
export const LESSON_WORDS = {
  leave: 'All lessons',
  at: (task: number, count: number): string => `Task ${task} of ${count}`,
  inWords: 'In words',
  hint: 'Hint',
  /** How what a hint marks is used, by the first word of an action. */
  hinted: {
    swap: 'Tap the two marked cards.',
    switch: 'Tap the two marked cards.',
    capture: 'Tap the two marked cards.',
    exchange: 'Tap the two marked cards.',
    pair: 'Tap the marked card.',
    stands: 'Tap what is marked, then “Let it stand”.',
    correct: 'Tap “Correct the layout”, then what is marked.',
    arrange: 'Put the marked card on top.',
    other: 'Tap the marked cards.',
    choice: 'Look at the marked cards.',
  },
  found: (count: number, all: number): string => `${count} of ${all}`,
  check: (count: number): string => (count === 0 ? 'Check' : `Check ${count === 1 ? 'this one' : `these ${count}`}`),
  typedCheck: 'check',
  next: 'Next',
  again: 'Try again',
  typed: 'Type an answer, or a question',
  withheld: 'That is what is asked here.',
  answered: 'This is answered. Go on, or try again.',
  noPlace: 'No such place or card lies here. Type the names of places or cards, and then “check”.',
  chosen: (count: number): string =>
    `${counted(count, 'place is', 'places are')} chosen. Type “check” when these are all.`,
  noOption: (labels: readonly string[]): string => `That is no answer here. It can be ${listOf(labels, 'or')}.`,
  answer: (label: string): string => `It is: ${label}.`,
  weighing: 'Looking whether that is as good.',
  onlyThese: 'Something else is asked for here.',
  notQuite: (why: string): string => ['Not quite.', why].filter(text => text !== '').join(' '),
  ended: (title: string): string => `“${title}” is done.`,
  nextLesson: (title: string): string => `Next: ${title}`,
  lessons: 'All lessons',
  game: 'A first game, guided',
} as const
