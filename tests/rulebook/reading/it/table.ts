import { cardOf, parseCard, type Card, type Rank, type Suit } from '../../../../src/engine/cards.ts'
import { UNSEEN, type Piece } from '../../../../src/engine/hands.ts'
import { seatOf } from '../table.ts'

// The Italian readers are written from the Italian sentences alone, and are strict: an unexpected word, or a wrong article, preposition or
// number, is an error.

export function fail(about: string): never {
  throw new Error(about)
}

const NUMBERS = 'nessuna una due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' ')

/** The number for a word such as `tre` or `13`; 1 without a word. */
export function numberIn(word = 'una'): number {
  const number = /^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word)
  return number > 0 ? number : fail(`no number: ${word}`)
}

/** The groups of all matches in a text. Fails if anything but `, `, `; `, ` e ` or ` ed ` is between them. */
export function allIn(text: string, form: RegExp): string[][] {
  const found = [...text.matchAll(form)]
  let rest = text
  for (const [words] of found) rest = rest.replace(words, '·')
  if (!/^·(?:(?:[,;] | ed? )·)*$/.test(rest)) fail(`“${rest}” of “${text}”`)
  return found.map(([, ...parts]) => parts)
}

const SUITS: Readonly<Record<string, Suit>> = { picche: 'S', cuori: 'H', quadri: 'D', fiori: 'C' }
const RANKS: Readonly<Record<string, Rank>> = { asso: 'A', fante: 'J', donna: 'Q', re: 'K', '10': 'T' }
const IN_DECK = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const

export const suitIn = (word = ''): Suit => SUITS[word] ?? fail(`no suit: ${word}`)
const rankIn = (word: string): Rank => RANKS[word] ?? (word as Rank)

const RANK = '(asso|[2-9]|10|fante|donna|re)'
export const SUIT = '(picche|cuori|quadri|fiori)'
export const CARD = `(il |l’|la )${RANK} di ${SUIT}`
const PIECES = new RegExp(`${CARD}|(una? )${RANK}(?![\\p{L}\\d])|una carta|la carta seguente`, 'gu')
const WHOLE = new RegExp(`tutte le carte di ${SUIT}`, 'g')

/** The card with an article, a rank and a suit such as `il`, `4` and `picche`. */
export function cardIn(article = '', rank = '', suit?: string): Card {
  const fits = rank === 'donna' ? 'la ' : rank === 'asso' || rank === '8' ? 'l’' : 'il '
  return article === fits ? cardOf(rankIn(rank), suitIn(suit)) : fail(`${article}${rank}`)
}

/** The cards in `il 4 di picche e il fante di cuori`, `un re e la carta seguente` or `tutte le carte di cuori`. */
export const piecesIn = (text: string): Piece[] =>
  text.startsWith('tutte')
    ? allIn(text, WHOLE).flatMap(([suit]) => IN_DECK.map(rank => cardOf(rank, suitIn(suit))))
    : allIn(text, PIECES).map(([article, rank, suit, one, alone = '']) => {
        if (article !== undefined) return cardIn(article, rank, suit)
        if (one === undefined) return UNSEEN
        return (one === 'una ') === (alone === 'donna') ? rankIn(alone) : fail(`${one}${alone}`)
      })

/** A card of which only the suit is known, as in `di picche`. */
export const pieceOf = (suit: string | undefined): Piece => (suit === undefined ? UNSEEN : suitIn(suit))

export const namedSeat = (name: string): number => seatOf(name) || fail(`nobody is ${name}`)

/** The seat after a preposition and a name, such as `ad` and `Ann`. */
export const seatAfter = (to: string, name: string): number =>
  (to === 'ad') === name.startsWith('A') ? namedSeat(name) : fail(`${to} ${name}`)

export const isCard = (piece: Piece): piece is Card => parseCard(piece) !== null
