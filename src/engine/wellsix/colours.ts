import { RANKS, cardOf, rankOf, sortCards, suitOf, valueOf, type Card, type Suit } from '../cards.ts'
import type { Pair, Player, Position } from './types.ts'

export type Colour = 'red' | 'black'

/** The suits of each colour: the first for the opening, the second for the main phase. */
export const SUITS_OF: Readonly<Record<Colour, Pair<Suit>>> = { red: ['H', 'D'], black: ['S', 'C'] }

export const colourOf = (card: Card): Colour => (SUITS_OF.red.includes(suitOf(card)) ? 'red' : 'black')

export const isOpeningSuit = (card: Card): boolean => SUITS_OF[colourOf(card)][0] === suitOf(card)

export const opponentOf = (player: Player): Player => (player === 1 ? 2 : 1)

export const playerColour = (red: Player, player: Player): Colour => (player === red ? 'red' : 'black')

/** The player of the card's colour in this game (X1). */
export const ownerOf = ({ red }: Pick<Position, 'red'>, card: Card): Player =>
  colourOf(card) === 'red' ? red : opponentOf(red)

/** The thirteen cards of a suit, in ASCII order. */
export const cardsOfSuit = (suit: Suit): readonly Card[] => sortCards(RANKS.map(rank => cardOf(rank, suit)))

/** Whether a card's rank captures another: a king a queen, …, a two an ace, and an ace a king, in any suit (X4). */
export const canCapture = (card: Card, taken: Card): boolean =>
  valueOf(rankOf(card)) === (valueOf(rankOf(taken)) % RANKS.length) + 1

export const partOf = <T>([first, second]: Pair<T>, player: Player): T => (player === 1 ? first : second)

/** Returns a copy of the pair with one player's part replaced. */
export const withPart = <T>([first, second]: Pair<T>, player: Player, part: T): Pair<T> =>
  player === 1 ? [part, second] : [first, part]
