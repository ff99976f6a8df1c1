import type { GameName } from '../engine/games.ts'
import { grafaBook } from './grafa/index.ts'
import { tennisBook } from './tennis/index.ts'
import { wellsixBook } from './wellsix/index.ts'
import { weticeBook } from './wetice/index.ts'
import type { AnyRulebook } from './words.ts'

const BOOKS = {
  wetice: weticeBook,
  wellsix: wellsixBook,
  tennis: tennisBook,
  grafa: grafaBook,
} as const satisfies Readonly<Record<GameName, AnyRulebook>>

/** The rulebooks, one a game. */
export const RULEBOOKS: readonly AnyRulebook[] = Object.values(BOOKS)

const isTitled = (game: string): game is GameName => Object.hasOwn(BOOKS, game)

export const findRulebook = (game: string): AnyRulebook | null => (isTitled(game) ? BOOKS[game] : null)
