import { capital, counted } from '../lists.ts'
import type { AnyRulebook } from '../rulebook.ts'

/** Every text of the pages that know no game. */
export const PAGES = {
  app: 'Tableside',
  skip: 'Skip to the page',
  home: 'Home',
  back: 'Back',
  backToTable: 'Back to the table',
  next: 'Next',

  /** Whose game it is. */
  source: ({ work, author }: AnyRulebook['source']): string =>
    capital(author === '' ? `${work}; the rules that we have name no author.` : `${work}, by ${author}.`),

  start: {
    fresh: 'New game',
    learn: (due: number): string => (due === 0 ? 'Learn' : `Learn: ${due} to review`),
    book: 'Match book',
    more: 'More',
  },

  unknown: {
    title: 'Nothing is here',
    page: 'There is no page with this address.',
    game: 'There is no game with this name.',
  },

  book: { title: 'Match book' },
  person: { title: 'A player' },
  replay: { title: 'Replay' },
  result: { title: 'Result sheet' },
  link: { title: 'A match from a link' },
  damaged: { title: 'A damaged link' },
  take: { title: 'From another phone' },
  read: { title: 'Read a code' },
  follow: { title: 'A match to follow' },
  join: { title: 'An evening to join' },

  fresh: {
    how: 'How to play',
    title: 'New game',
    which: 'Which game lies on the table?',
    refused: 'No game can begin like this.',
  },

  table: {
    title: 'Table',
    opening: 'Opening the match',
    problem: {
      missing: 'This match is not in the book of this device.',
      damaged: 'This match can’t be read: its beginning is damaged.',
      'out-of-reach': 'This game’s rules can’t be fetched now. Try again with the network in reach.',
      unplayable: 'This match can’t be read: no game begins like this.',
      newer: 'This match was written by a newer version. Update the app to go on.',
      refused: 'This browser keeps nothing for this page. A window that is not private may.',
      full: 'No room is left on this device.',
      broken: 'The storage of this browser fails. Close the app and open it again.',
      blocked: 'Another window holds the book in an older version. Close that window.',
      'another-writer': 'This match is being played in another window.',
      unknownGame: 'This version has no table for this game.',
    },
  },

  rulebook: {
    lesson: (title: string): string => `Lesson: ${title}`,
    showTable: 'See it on a table',
    closeTable: 'Put the table away',
    title: 'Rulebook',
    which: 'Which game’s rules?',
    extent: ({ sections, rulings }: AnyRulebook): string =>
      `${counted(sections.length, 'section', 'sections')}, ${counted(Object.keys(rulings).length, 'ruling', 'rulings')}`,
    short: 'In short',
    contents: 'Contents',
    rulings: 'Rulings',
    search: 'Search',
    searchAll: 'Search all rulebooks',
    terms: 'Words of the game',
    legend: (number: string): string =>
      `${number} and the like are rulings: answers where the rules leave room. Each stands beside the rule it belongs to.`,
    inBook: (section: number, title: string): string => `${section} ${title}`,
    foundInAll: (count: number): string =>
      count === 0
        ? 'No rulebook has these words. Try another, or open a rulebook below.'
        : counted(count, 'section', 'sections'),
    found: (count: number, all: number): string =>
      count === 0
        ? 'No section has these words. Here is the whole book.'
        : `${count} of ${counted(all, 'section', 'sections')}`,
  },

  learn: {
    title: 'Learn to play',
    rules: 'Rules',
    of: (game: string): string => `Learn ${game}`,
    which: 'Short lessons, a task at a time. Which game would you like to learn?',
    done: (done: number, count: number): string => `${done} of ${count} lessons done`,
    begin: 'Begin',
    goOn: (lesson: string): string => `Go on: ${lesson}`,
    tasks: (solved: number, count: number): string => `${solved} of ${count}`,
    finished: 'done',
    unknown: 'There is no such lesson.',
    lessons: 'All lessons',
    drill: 'Spot it',
    practice: 'A first game, guided',
    deck: 'Learn with your own deck',
    deckHint: 'Take out a deck: you are told what to do with the cards, and whatever is new is explained.',
    laid: 'Done',
    parts: { core: 'To begin with', game: 'Then a game', rest: 'And the rest' },
    guided: 'Real turns, with a hint whenever you want one, and whatever is new explained.',
    inWords: 'In words',
    streak: (streak: number, best: number): string => `${streak} in a row, best ${best}`,
    review: (count: number): string => `Review ${count}`,
    goOnDrill: 'New ones',
    level: (level: number, levels: number): string => `Level ${level} of ${levels}`,
  },

  guide: {
    goOn: 'Go on',
    lesson: 'Show me',
  },

  settings: { title: 'Settings' },

  about: { title: 'About' },

  update: {
    ready: 'A new version is ready.',
    take: 'Update',
    later: 'Later',
  },
} as const

/** Every text of what was missed and is asked again. */
export const AGAIN = {
  title: 'Review',
  link: (count: number): string => `Review ${counted(count, 'question', 'questions')}`,
  standing: (game: string, place: number, count: number): string => `${game} · ${place} of ${count}`,
} as const
