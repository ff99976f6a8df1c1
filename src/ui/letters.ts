import { parseRank, parseSuit, RANKS, SUITS, type Rank, type Suit } from '../engine/cards.ts'
import { WORDS } from '#text/ui.ts'

/** The letters on the cards of three kinds of decks, from the ace to the jack. Records always use the first set. */
export const DECK_LETTERS = ['AKQJ', 'ARDF', 'AKDB'] as const
type DeckLetters = (typeof DECK_LETTERS)[number]

/** Returns the letters chosen in the settings, or else those of the language. */
export const deckLetters = (chosen = globalThis.document?.documentElement.dataset['letters']): DeckLetters =>
  DECK_LETTERS.find(deck => deck === chosen) ?? DECK_LETTERS.find(deck => deck === WORDS.letters) ?? DECK_LETTERS[0]

/** Returns a rank as printed on the players' cards. */
export const printedRank = (rank: Rank): string =>
  rank === 'T' ? '10' : (deckLetters()[DECK_LETTERS[0].indexOf(rank)] ?? rank)

/** Returns the rank with this letter on the players' cards, if records use another letter for it; otherwise null. */
export const rankWithLetter = (letter: string): Rank | null =>
  RANKS.find(rank => printedRank(rank) !== rank && printedRank(rank) === letter.toUpperCase()) ?? null

/** Returns the suit for a letter: as in records, or the initial of only one suit's name (German K, for Karo and Kreuz, gives null). */
export function suitForLetter(letter: string, names: Readonly<Record<Suit, string>> = WORDS.suit): Suit | null {
  const named = SUITS.filter(suit => names[suit][0]?.toUpperCase() === letter.toUpperCase())
  return parseSuit(letter) ?? (named.length === 1 ? (named[0] ?? null) : null)
}

/** Converts a typed move from the letters on the cards to the letters of records: with a German deck, `dh 0,1` becomes `QH 0,1`. */
export const toRecordLetters = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d])(10|[a-z\d])([a-z])(?![\p{L}\d])/giu, (card: string, letter: string, mark: string) => {
    const [rank, suit] = [parseRank(letter) ? letter : rankWithLetter(letter), suitForLetter(mark)]
    return rank && suit ? `${rank}${parseSuit(mark) ? mark : suit}` : card
  })
