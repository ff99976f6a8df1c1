/** Every text of the lessons that no game has for itself. */
export const LESSON_WORDS = {
  leave: 'All lessons',
  at: (task: number, count: number): string => `${task} of ${count}`,
  inWords: 'In words',
  hint: 'Hint',
  moreHint: 'One more hint',
  check: (count: number): string => (count === 0 ? 'Check' : `Check these ${count}`),
  next: 'Next',
  again: 'Try again',
  typed: 'Type an answer',
  answer: (label: string): string => `It is: ${label}.`,
  onlyThese: 'Something else is asked for here.',
  notQuite: (why: string): string => ['Not quite.', why].filter(text => text !== '').join(' '),
  ended: (title: string): string => `“${title}” is done.`,
  nextLesson: (title: string): string => `Next: ${title}`,
  lessons: 'All lessons',
  game: 'A first game, guided',
} as const
