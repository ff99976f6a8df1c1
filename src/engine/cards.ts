/** The suits, in the order in which scores are listed. */
export const SUITS = ['S', 'H', 'D', 'C'] as const
export type Suit = (typeof SUITS)[number]

/** The ranks from the ace up. A rank's value is its index plus one: ace 1, jack 11, queen 12, king 13. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
export type Rank = (typeof RANKS)[number]

/** A rank followed by a suit: `TH` is the ten of hearts. */
export type Card = `${Rank}${Suit}`

export const isSuit = (word: string): word is Suit => (SUITS as readonly string[]).includes(word)
export const isRank = (word: string): word is Rank => (RANKS as readonly string[]).includes(word)

export const cardOf = (rank: Rank, suit: Suit): Card => `${rank}${suit}`
export const rankOf = (card: Card): Rank => card[0] as Rank
export const suitOf = (card: Card): Suit => card[1] as Suit

export const valueOf = (rank: Rank): number => RANKS.indexOf(rank) + 1

/** The 52 cards: suit by suit, each suit from the ace up. */
export const DECK: readonly Card[] = SUITS.flatMap(suit => RANKS.map(rank => cardOf(rank, suit)))

/** Parses a card in upper or lower case; `10h` and `th` are both `TH`. Null if the word is not a card. */
export function parseCard(word: string): Card | null {
  const match = /^(10|[a2-9tjqk])([shdc])$/i.exec(word)
  if (!match) return null
  const rank = parseRank(match[1] ?? '')
  const suit = parseSuit(match[2] ?? '')
  return rank && suit ? cardOf(rank, suit) : null
}

export function parseSuit(word: string): Suit | null {
  const upper = word.toUpperCase()
  return isSuit(upper) ? upper : null
}

export function parseRank(word: string): Rank | null {
  const upper = word === '10' ? 'T' : word.toUpperCase()
  return isRank(upper) ? upper : null
}

/** Returns a new list in ASCII order, the order of cards in records. */
export const sortCards = <T extends string>(cards: Iterable<T>): T[] => [...cards].sort()
