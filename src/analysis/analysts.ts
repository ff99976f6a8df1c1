import type { GameName } from '../engine/games.ts'
import type { AnyAnalyst } from './advice.ts'
import { grafaAnalyst } from './grafa/index.ts'
import { tennisAnalyst } from './tennis/index.ts'
import { wellsixAnalyst } from './wellsix/index.ts'
import { weticeAnalyst } from './wetice/index.ts'

/** The analyst of each game; none where a position doesn't say what the players hold. */
const ANALYSTS: Readonly<Record<GameName, AnyAnalyst | null>> = {
  wetice: weticeAnalyst,
  wellsix: wellsixAnalyst,
  tennis: null,
  grafa: grafaAnalyst,
}

/** Advises on what a seat sees, where that is less than there is to know. */
const SEEING: Readonly<Partial<Record<GameName, AnyAnalyst>>> = { tennis: tennisAnalyst }

export const analystOf = (game: GameName): AnyAnalyst | null => ANALYSTS[game]

/** Who is asked about a game: of a position, or of what a seat sees. */
export const adviserOf = (game: GameName): AnyAnalyst | null => SEEING[game] ?? analystOf(game)
