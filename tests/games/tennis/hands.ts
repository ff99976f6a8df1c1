import { DECK, rankOf, type Card, type Rank } from '../../../src/engine/cards.ts'

export const head = (...lines: string[]): string =>
  ['game tennis', 'players Ann, Bob, Cat, Dee', ...lines, 'play'].join('\n')

/** Actions that play these cards, written as in `K 3H 10`. */
export const plays = (cards: string): string[] => cards.split(' ').map(card => `play ${card}`)

/** The ranks of all 52 cards, in an arbitrary order: every seventeenth card of the deck. */
export const WHOLE: readonly Rank[] = DECK.map((_, i) => rankOf(DECK[(i * 17) % 52] ?? 'AS'))

/** Four hands, dealt from a deck card by card. */
export const handsFrom = (deck: readonly Card[]): readonly (readonly Card[])[] =>
  [0, 1, 2, 3].map(seat => deck.filter((_, place) => place % 4 === seat))
