/** How well a seat is played by the app. */
export const LEVELS = ['easy', 'middling', 'strong'] as const
export type Level = (typeof LEVELS)[number]

/**
 * Plays a seat. `seen` is all that the seat whose turn it is can see: the position, and where the game hides cards, those that face it.
 * Each step does a few milliseconds of work; the last gives what is played, null where there is nothing to play. The same for the same
 * seed. Held by those who know no game: give it only what a seat of its own game sees.
 */
export interface Opponent<Seen = unknown, Choice = unknown> {
  think(seen: Seen, level: Level, seed: number): Generator<null, Choice | null>
}
