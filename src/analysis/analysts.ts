import type { GameName } from '../engine/game.ts'
import type { AnyAnalyst } from './advice.ts'

/** The analyst of each game; none where a position doesn't say what the players hold. */
const ANALYSTS: Readonly<Record<GameName, AnyAnalyst | null>> = {
  wetice: null,
  wellsix: null,
  tennis: null,
  grafa: null,
}

export const analystOf = (game: GameName): AnyAnalyst | null => ANALYSTS[game]
