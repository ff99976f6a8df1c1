import { cardName } from '../card-words.ts'
import type { Level } from '../../../analysis/advice.ts'
import type { Card } from '../../../engine/cards.ts'
import type { ColourRule, Deal } from '../../../engine/wellsix/types.ts'
import { capital, counted } from '../lists.ts'
import type { Stage } from '../../../games/wellsix/entry/draft.ts'
import { RECORD } from '../entry.ts'

export const ENTRY = {
  players: 'Players',
  opens: 'plays first',
  games: 'Games',
  inGames: (games: number): string => counted(games, 'game', 'games'),
  fixed: 'colours are kept',
  overlooks: {
    easy: 'It captures cards beside its own, but overlooks what that cuts off and what you threaten.',
    middling: 'It considers its next move and the result, but not your answer.',
    strong: 'It considers its whole turn and your answer, and looks for forced lines.',
  } satisfies Record<Level, string>,
  colours: { legend: 'Colours', alternate: 'The opener plays red', fixed: 'As in the first game' } satisfies Record<
    ColourRule | 'legend',
    string
  >,
  way: {
    play: 'Start',
    text: RECORD.title,
    running: 'Game in progress',
    goOn: (count: number): string => `Continue: ${counted(count, 'card', 'cards')}`,
  },
  titles: {
    choices: 'Wellsix',
    table: 'The current layout',
    rest: 'Whose turn, and piles',
    text: RECORD.title,
  } satisfies Record<Stage, string>,

  count: (count: number): string => `${count} of 52`,
  table: 'Layout',
  red: 'Red cards',
  black: 'Black cards',
  undo: 'Undo',
  begin: 'Tap a card, then its square. Start with any card.',
  on: (count: number): string => `${counted(count, 'card', 'cards')} in the layout.`,
  chosen: (card: Card): string => `${capital(cardName(card))}: where is it?`,
  chosenPlace: 'Which card is here?',
  chosenCard: (card: Card): string => `${capital(cardName(card))}: tap its right square, or the right card.`,
  takeOff: 'Remove card',
  toRest: 'Whose turn, and piles',
  start: 'Start',

  phase: { legend: 'The game is in', opening: 'the opening', main: 'the main phase' } satisfies Record<
    Deal['phase'] | 'legend',
    string
  >,
  turn: 'Whose turn it is',
  moves: { legend: 'Moves left', 1: 'one', 2: 'two' },
  quiet: 'Quiet turns so far',
  seizing: { legend: 'A capture this turn', no: 'no', yes: 'yes' },
  seized: 'Captured cards: tap those in each pile.',
  pile: (name: string, count: number): string => `${name} has captured ${count}`,

  text: {
    label: 'The record of a match',
    example: 'game wellsix\nplayers Ann, Ben\nplay\nplace 7H 0,0\n…',
    hint: 'Paste a record, or open a file.',
  },
} as const
