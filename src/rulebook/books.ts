import type { AnyRulebook } from './words.ts'
import { wellsixBook } from './wellsix/index.ts'
import { weticeBook } from './wetice/index.ts'

/** The rulebooks, one a game. */
export const RULEBOOKS: readonly AnyRulebook[] = [weticeBook, wellsixBook]

export const findRulebook = (game: string): AnyRulebook | null => RULEBOOKS.find(book => book.game === game) ?? null
