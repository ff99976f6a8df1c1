import type { Level } from '../analysis/opponent.ts'
import type { Seating } from '../book/journal/entries.ts'
import { APP_SEAT, nameless } from '../text/en/games.ts'

/** What is chosen for the second seat of two, as a match has it. */
export const seatingOf = (second: Level | null): { readonly app?: Seating } =>
  second === null ? {} : { app: [null, second] }

/** What the second player is called who has no name. */
export const secondName = (level: Level | null): string => (level === null ? nameless(2) : APP_SEAT.name)
