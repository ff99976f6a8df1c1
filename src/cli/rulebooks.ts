import { loadRulebooks } from '../rulebook/books.ts'
import type { AnyRulebook } from '../rulebook/words.ts'

const books = new Map<string, AnyRulebook>((await loadRulebooks()).map(book => [book.game, book]))

/** A command has all of them at hand. */
export const findRulebook = (game: string | undefined): AnyRulebook | null => books.get(game ?? '') ?? null
