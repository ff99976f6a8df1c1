import type { Level } from '../../../analysis/advice.ts'
import type { EqualCardsRule, Role } from '../../../engine/tennis/types.ts'
import { defaultNameOf } from '../entry.ts'
import { counted } from '../lists.ts'

const APP_NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']

/** The default name for a seat, which depends on whether the app plays it. */
export const defaultSeatName = (level: Level | null, seat: number): string =>
  (level === null ? null : APP_NAMES[seat - 1]) ?? defaultNameOf(seat)

export const ENTRY = {
  players: 'Players, clockwise',
  roles: {
    ghost: 'Ghost, deals first',
    angler: 'Angler',
    fish: 'Fish',
    cormorant: 'Cormorant',
  } satisfies Record<Role, string>,
  turn: 'Rotate the roles',
  toWin: (hands: number): string => `${counted(hands, 'hand', 'hands')} to win`,
  equal: { replaces: 'equal cards: 2 points each', adds: 'equal cards: 2 extra points each' } satisfies Record<
    EqualCardsRule,
    string
  >,
  mayGhost: 'the Cormorant may become a Ghost',
  seats: (seats: number): string => `the app plays ${counted(seats, 'seat', 'seats')}`,
  target: 'Hands to win',
  match: {
    legend: 'Points for equal cards',
    replaces: 'Two each',
    adds: 'Two more points each',
  } satisfies Record<EqualCardsRule | 'legend', string>,
  matchHint: {
    replaces: 'Two points each, and no point for the Net.',
    adds: 'Two points each, plus any point for the Net.',
  } satisfies Record<EqualCardsRule, string>,
  ghosting: { legend: 'The Cormorant', off: 'can’t become a Ghost', on: 'may become a Ghost' },
  ghostingHint: {
    off: '',
    on: 'Once in a hand, while she has more cards than points. If she wins, the hand counts for two; if not, she loses one.',
  },
  app: (seats: number): string => (seats === 0 ? 'Seats played by the app' : `Seats played by the app: ${seats}`),
  appDetail:
    'The app says which card it plays, and you put that card on the table. Enter the app’s cards, or deal in the app.',
  overlooks: {
    easy: 'It plays its highest card, and doesn’t look ahead.',
    middling: 'It clears the Net with the lowest card it can, and plays equal cards.',
    strong: 'It tries each card on many possible deals of the cards it can’t see.',
  } satisfies Record<Level, string>,
  start: 'Start',
} as const
