import type { Level } from '../analysis/opponent.ts'
import type { Seating } from '../book/journal/entries.ts'

/** The words for a seat that the app plays. */
export const APP_SEAT = {
  legend: 'The second player: a person, or the app',
  person: 'a person',
  hands: 'The app says its moves, and you move the cards.',
  name: 'Tableside',
} as const

/** What is chosen for the second seat of two, as a match has it. */
export const seatingOf = (second: Level | null): { readonly app?: Seating } =>
  second === null ? {} : { app: [null, second] }

/** What the second player is called who has no name. */
export const secondName = (level: Level | null): string => (level === null ? 'Player 2' : APP_SEAT.name)
