import { WORDS as UI } from './ui.ts'

/** The words for a seat that the app plays. */
export const APP_SEAT = {
  legend: 'The second player: a person, or the app',
  person: 'a person',
  level: UI.level,
  hands: 'The app says its moves, and you move the cards.',
  name: 'Tableside',
} as const

/** What a player is called who has no name. */
export const nameless = (seat: number): string => UI.entry.player(seat)

/** Whether a name is one of those, or of the app's seat. */
export const isNameless = (name: string): boolean =>
  name === APP_SEAT.name || [1, 2, 3, 4].some(seat => name === nameless(seat))
