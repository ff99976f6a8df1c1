import { cardOf, rankOf, RANKS, suitOf, SUITS, type Card, type Rank } from '../../engine/cards.ts'
import type { Player } from '../../engine/wellsix/types.ts'
import { listOf, SUIT_NAMES } from '../lists.ts'

const RANK_NAMES: Readonly<Record<Rank, string>> = {
  A: 'ace',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
}

export const rankName = (card: Card): string => RANK_NAMES[rankOf(card)]

/** The name of the rank that takes this card (1), or that it takes (-1), in the cycle. */
export const rankBeside = (card: Card, by: 1 | -1): string =>
  RANK_NAMES[RANKS.at((RANKS.indexOf(rankOf(card)) + by) % RANKS.length) ?? 'A']

/** `queen of hearts`. */
export const cardName = (card: Card): string => `${rankName(card)} of ${SUIT_NAMES[suitOf(card)]}`

/** `an ace`, `a king`. */
export const aRank = (rank: string): string => (/^[ae]/.test(rank) ? `an ${rank}` : `a ${rank}`)

/** Many cards in few words: `the four, six and jack of spades and the two of clubs`. */
export const cardsBySuit = (cards: readonly Card[]): string =>
  listOf(
    SUITS.flatMap(suit => {
      const ranks = RANKS.filter(rank => cards.includes(cardOf(rank, suit)))
      return ranks.length > 0 ? [`the ${listOf(ranks.map(rank => RANK_NAMES[rank]))} of ${SUIT_NAMES[suit]}`] : []
    }),
  )

/** `the two of hearts, the ten of spades and the king of clubs`. */
export const theCards = (cards: readonly Card[]): string => listOf(cards.map(card => `the ${cardName(card)}`))

/** `0,0; 1,0 and 2,0`: cells have a comma of their own. */
export const places = (cells: readonly string[]): string =>
  cells.length < 3 ? listOf(cells) : `${cells.slice(0, -1).join('; ')} and ${cells.at(-1) ?? ''}`

/** `from 0,0 to 5,0`, or all the places where they do not lie in one line. */
export function line(cells: readonly string[]): string {
  const straight = [0, 1].some(axis => new Set(cells.map(cell => cell.split(',')[axis])).size === 1)
  return straight ? `from ${cells[0] ?? ''} to ${cells.at(-1) ?? ''}` : `on ${places(cells)}`
}

export const nameOf = (players: readonly string[], player: Player): string => players[player - 1] ?? `Player ${player}`
