import { grafaBook } from './grafa/index.ts'
import { tennisBook } from './tennis/index.ts'
import { wellsixBook } from './wellsix/index.ts'
import { weticeBook } from './wetice/index.ts'
import type { AnyRulebook } from './words.ts'

/** The rulebooks, one a game. */
export const RULEBOOKS: readonly AnyRulebook[] = [weticeBook, wellsixBook, tennisBook, grafaBook]

export const findRulebook = (game: string): AnyRulebook | null => RULEBOOKS.find(book => book.game === game) ?? null
