import { cardName } from '../card-words.ts'
import type { Level } from '../../../analysis/advice.ts'
import type { Card } from '../../../engine/cards.ts'
import type { Colours, Deal } from '../../../engine/wellsix/types.ts'
import { capital, counted } from '../lists.ts'
import type { Stage } from '../../../games/wellsix/entry/draft.ts'
import { RECORD } from '../entry.ts'

/** Every text of beginning a match of Wellsix. */
export const ENTRY = {
  players: 'Players',
  opens: 'plays first',
  games: 'Games',
  inGames: (games: number): string => counted(games, 'game', 'games'),
  fixed: 'colours are kept',
  /** What the app overlooks. */
  overlooks: {
    easy: 'It takes what lies beside its cards, and sees neither what that cuts off nor what you threaten.',
    middling: 'It weighs its next move and what that leaves, but not your answer.',
    strong: 'It thinks its turn and your answer through, and looks for forced lines.',
  } satisfies Record<Level, string>,
  colours: { legend: 'Colours', alternate: 'The opener plays red', fixed: 'As in the first game' } satisfies Record<
    Colours | 'legend',
    string
  >,
  way: {
    play: 'Start',
    text: RECORD.title,
    running: 'Game in progress',
    goOn: (count: number): string => `Go on: ${counted(count, 'card', 'cards')}`,
  },
  titles: {
    choices: 'Wellsix',
    table: 'The table now',
    rest: 'The rest',
    text: RECORD.title,
  } satisfies Record<Stage, string>,

  count: (count: number): string => `${count} of 52`,
  table: 'Table',
  red: 'Red cards',
  black: 'Black cards',
  undo: 'Undo',
  begin: 'Tap a card, then its place. Any card may be the first.',
  on: (count: number): string => `${counted(count, 'card lies', 'cards lie')} on the table.`,
  chosen: (card: Card): string => `${capital(cardName(card))}: where does it lie?`,
  chosenPlace: 'Which card lies here?',
  chosenCard: (card: Card): string => `${capital(cardName(card))}: tap its right place, or the right card.`,
  takeOff: 'Take it off',
  toRest: 'The rest',
  start: 'Start',

  phase: { legend: 'The game is in', opening: 'the opening', main: 'the main phase' } satisfies Record<
    Deal['phase'] | 'legend',
    string
  >,
  turn: 'Whose turn it is',
  moves: { legend: 'Moves left', 1: 'one', 2: 'two' },
  quiet: 'Turns without a seizure',
  seizing: { legend: 'This turn has seized a card', no: 'no', yes: 'yes' },
  seized: 'Seized cards: tap those that lie in the piles.',
  pile: (name: string, count: number): string => `${name} has seized ${count}`,

  text: {
    label: 'The record of a match',
    example: 'game wellsix\nplayers Ann, Ben\nplay\nplace 7H 0,0\n…',
    hint: 'Paste a record, or open a file.',
  },
} as const
