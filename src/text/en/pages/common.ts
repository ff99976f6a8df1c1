import { counted } from '../lists.ts'

export const PAGES = {
  app: 'Tableside',
  skip: 'Skip to the content',
  home: 'Home',
  back: 'Back',
  backToTable: 'Back to the table',
  next: 'Next',

  start: {
    fresh: 'New game',
    learn: (due: number): string => (due === 0 ? 'Learn' : `Learn: ${counted(due, 'question', 'questions')} due`),
    book: 'Match book',
    more: 'More',
  },

  unknown: {
    title: 'Page not found',
    page: 'There is no page with this address.',
    game: 'There is no game with this name.',
  },

  book: { title: 'Match book' },
  person: { title: 'A player' },
  replay: { title: 'Replay' },
  result: { title: 'Result sheet' },
  link: { title: 'Match from a link' },
  damaged: { title: 'A damaged link' },
  take: { title: 'From another phone' },
  read: { title: 'Read a code' },
  follow: { title: 'Watch a match' },
  join: { title: 'Join an evening' },

  fresh: {
    how: 'How to play',
    title: 'New game',
    which: 'Which game is on the table?',
    refused: 'A game can’t start like this.',
  },

  table: { title: 'Table' },

  rulebook: { title: 'Rulebook' },

  learn: { title: 'Learn to play', drill: 'Spot it', deck: 'Learn with your own deck' },

  again: { title: 'Review' },

  settings: { title: 'Settings' },

  about: { title: 'About' },
} as const
