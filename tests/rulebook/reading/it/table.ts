import { cardOf, type Card, type Rank, type Suit } from '../../../../src/engine/cards.ts'
import { UNSEEN, type Piece } from '../../../../src/engine/hands.ts'

const RANKS: Readonly<Record<string, Rank>> = { asso: 'A', fante: 'J', donna: 'Q', re: 'K', '10': 'T' }
const SUITS: Readonly<Record<string, Suit>> = { picche: 'S', cuori: 'H', quadri: 'D', fiori: 'C' }
const rankOf = (word: string): Rank => RANKS[word] ?? (word as Rank)
export const suitOf = (word: string): Suit => SUITS[word] ?? 'S'

const RANK = '(?:asso|[2-9]|10|fante|donna|re)'
const SUIT = '(?:picche|cuori|quadri|fiori)'
const IN_DECK = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
const CARDS = new RegExp(
  `(?:il |l’|la )(${RANK}) di (${SUIT})|una? (${RANK})(?![\\p{L}\\d])|tutte le carte di (${SUIT})|(la carta seguente|una carta)`,
  'gu',
)

/** A card in a sentence, as a part of a pattern. */
export const CARD = `(?:(?:il |l’|la )${RANK} di ${SUIT}|una carta)`

/** `il 4 di picche e il fante di cuori`, `un re e la carta seguente`. */
export const piecesIn = (text: string): Piece[] =>
  [...text.matchAll(CARDS)].flatMap(([, known, suit = '', rank, whole]): Piece[] => {
    if (known !== undefined) return [cardOf(rankOf(known), suitOf(suit))]
    if (rank !== undefined) return [rankOf(rank)]
    return whole === undefined ? [UNSEEN] : IN_DECK.map((each): Card => cardOf(each, suitOf(whole)))
  })

const NUMBERS = 'nessuna una due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' ')
export const numberIn = (word: string): number => (/^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word))
