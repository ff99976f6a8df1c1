import type { GameName } from '../engine/games.ts'
import type { Level } from './opponent.ts'
import { think as thinkTennis } from './tennis/opponent.ts'
import { think as thinkWellsix } from './wellsix/opponent.ts'
import { think as thinkWetIce } from './wetice/opponent.ts'

/**
 * Plays a seat. `seen` is all that the seat whose turn it is can see: the position, and where the game hides cards, those that face it.
 * Each step does a few milliseconds of work; the last gives what is played, null where there is nothing to play. The same for the same
 * seed.
 */
export interface Opponent<Seen = unknown, Choice = unknown> {
  think(seen: Seen, level: Level, seed: number): Generator<null, Choice | null>
}

/** Who plays a seat of each game; nobody where it is played alone. */
const OPPONENTS: Readonly<Record<GameName, Opponent | null>> = {
  wetice: { think: thinkWetIce },
  wellsix: { think: thinkWellsix },
  tennis: { think: thinkTennis },
  grafa: null,
}

/** Held by those who know no game: give it only what a seat of its own game sees. */
export const opponentOf = (game: GameName): Opponent | null => OPPONENTS[game]
