import { copyGame, type NaiveGame } from './game.ts'
import { give, pass, swap } from './play.ts'
import { nameOf, placesOf, SUITS } from './table.ts'

const accepted = (game: NaiveGame, attempt: (copy: NaiveGame) => unknown): boolean =>
  typeof attempt(copyGame(game)) !== 'string'

/** Finds the legal actions by trying every swap, every suit and the pass, each on a copy. */
export function legalOf(game: NaiveGame): string[] {
  if (game.phase === 'over') return []
  const cells = placesOf(game.table).map(nameOf)
  const swaps = cells
    .flatMap((one, i) => cells.slice(i + 1).map((two): [string, string] => [one, two]))
    .filter(pair => accepted(game, copy => swap(copy, pair)))
    .map(pair => `swap ${pair.join(' ')}`)
  const gives = SUITS.filter(suit => accepted(game, copy => give(copy, suit))).map(suit => `give ${suit}`)
  return [...gives, ...(accepted(game, pass) ? ['pass'] : []), ...swaps].sort()
}
