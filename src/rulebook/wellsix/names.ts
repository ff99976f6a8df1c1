import { rankOf, suitOf, type Card, type Rank, type Suit } from '../../engine/cards.ts'
import type { Player } from '../../engine/wellsix/types.ts'

export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }

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

/** `queen of hearts`. */
export const cardName = (card: Card): string => `${rankName(card)} of ${SUIT_NAMES[suitOf(card)]}`

/** `an ace`, `a king`. */
export const aRank = (rank: string): string => (/^[ae]/.test(rank) ? `an ${rank}` : `a ${rank}`)

/** `the two of hearts, the ten of spades and the king of clubs`. */
export const theCards = (cards: readonly Card[]): string => inWords(cards.map(card => `the ${cardName(card)}`))

export function inWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** `1 move`, `2 moves`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const nameOf = (players: readonly string[], player: Player): string => players[player - 1] ?? `Player ${player}`
