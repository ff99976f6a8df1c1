import { parseRank, parseSuit, RANKS, SUITS, type Rank, type Suit } from '../engine/cards.ts'
import { WORDS } from '#text/ui.ts'

/** The letters in the corners of decks, from the ace down; records are always written with the first. */
export const DECKS = ['AKQJ', 'ARDF', 'AKDB'] as const
type DeckLetters = (typeof DECKS)[number]

/** Those that were chosen, else the language’s. */
export const deckLetters = (chosen = globalThis.document?.documentElement.dataset['letters']): DeckLetters =>
  DECKS.find(deck => deck === chosen) ?? DECKS.find(deck => deck === WORDS.letters) ?? DECKS[0]

/** A rank as it is printed on the cards at the table. */
export const printed = (rank: Rank): string => (rank === 'T' ? '10' : (deckLetters()[DECKS[0].indexOf(rank)] ?? rank))

/** The rank that has this letter on the cards and another in records. */
export const rankPrinted = (letter: string): Rank | null =>
  RANKS.find(rank => printed(rank) !== rank && printed(rank) === letter.toUpperCase()) ?? null

/** The suit of a typed letter: a record’s, else the only suit whose name begins with it; Karo and Kreuz have none of their own. */
export function suitTyped(letter: string, names: Readonly<Record<Suit, string>> = WORDS.suit): Suit | null {
  const named = SUITS.filter(suit => names[suit][0]?.toUpperCase() === letter.toUpperCase())
  return parseSuit(letter) ?? (named.length === 1 ? (named[0] ?? null) : null)
}

/** A typed move with the letters on the cards, as a record has it: with a German deck `dh 0,1` is `QH 0,1`. */
export const asRecorded = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d])(10|[a-z\d])([a-z])(?![\p{L}\d])/giu, (card: string, letter: string, mark: string) => {
    const [rank, suit] = [parseRank(letter) ? letter : rankPrinted(letter), suitTyped(mark)]
    return rank && suit ? `${rank}${parseSuit(mark) ? mark : suit}` : card
  })
