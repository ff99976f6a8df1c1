import { rankOf, RANKS, type Card } from '../../../engine/cards.ts'
import type { Player } from '../../../engine/wellsix/types.ts'
import { placeName, rankName as nameOfRank } from '../card-words.ts'
import { listOf } from '../lists.ts'

export { cardName, cardsBySuit, placeName, theCards } from '../card-words.ts'

export const rankName = (card: Card): string => nameOfRank(rankOf(card))

/** The name of the rank that takes this card (1), or that it takes (-1), in the cycle. */
export const rankBeside = (card: Card, by: 1 | -1): string =>
  nameOfRank(RANKS.at((RANKS.indexOf(rankOf(card)) + by) % RANKS.length) ?? 'A')

/** `an ace`, `a king`, `an 8`. */
export const aRank = (rank: string): string => (/^[a8]/.test(rank) ? `an ${rank}` : `a ${rank}`)

/** What has a comma of its own: `0, 0; 1, 0 and 2, 0`. */
export const listed = (all: readonly string[]): string =>
  all.length < 3 ? listOf(all) : `${all.slice(0, -1).join('; ')} and ${all.at(-1) ?? ''}`

export const places = (cells: readonly string[]): string => listed(cells.map(placeName))

/** `from 0, 0 to 5, 0`, or all the places where they do not lie in one line. */
export function line(cells: readonly string[]): string {
  const straight = [0, 1].some(axis => new Set(cells.map(cell => cell.split(',')[axis])).size === 1)
  return straight ? `from ${placeName(cells[0] ?? '')} to ${placeName(cells.at(-1) ?? '')}` : `on ${places(cells)}`
}

export const nameOf = (players: readonly string[], player: Player): string => players[player - 1] ?? `Player ${player}`
