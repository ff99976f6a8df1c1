/** What is said where a page has failed. */
export const FAILURE = {
  title: 'Something went wrong',
  sentence: 'This page can’t be shown.',
  detail: 'What was played is kept. Go on from home, or save the whole book as a file.',
  home: 'Home',
  book: 'Match book',
  again: 'Try again',
} as const
