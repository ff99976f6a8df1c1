import { GAME_LIST } from '../games/index.ts'
import type { AnyRulebook } from '../text/en/rulebook.ts'

const loaded = await Promise.all(GAME_LIST.map(({ rulebook }) => rulebook()))
const books = new Map<string, AnyRulebook>(loaded.map(book => [book.game, book]))

/** A command has all of them at hand. */
export const findRulebook = (game: string | undefined): AnyRulebook | null => books.get(game ?? '') ?? null
