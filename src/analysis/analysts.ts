import type { GameName } from '../engine/games.ts'
import type { AnyAnalyst } from './advice.ts'
import { grafaAnalyst } from './grafa/index.ts'
import { wellsixAnalyst } from './wellsix/index.ts'
import { weticeAnalyst } from './wetice/index.ts'

/** The analyst of each game; none where a position doesn't say what the players hold. */
const ANALYSTS: Readonly<Record<GameName, AnyAnalyst | null>> = {
  wetice: weticeAnalyst,
  wellsix: wellsixAnalyst,
  tennis: null,
  grafa: grafaAnalyst,
}

export const analystOf = (game: GameName): AnyAnalyst | null => ANALYSTS[game]
