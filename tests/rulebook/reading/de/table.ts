import { cardOf, type Card, type Rank, type Suit } from '../../../../src/engine/cards.ts'
import { UNSEEN, type Piece } from '../../../../src/engine/hands.ts'

const RANKS: Readonly<Record<string, Rank>> = { Ass: 'A', Bube: 'J', Buben: 'J', Dame: 'Q', König: 'K', '10': 'T' }
const SUITS: Readonly<Record<string, Suit>> = { Pik: 'S', Herz: 'H', Karo: 'D', Kreuz: 'C' }
const rankOf = (word: string): Rank => RANKS[word] ?? (word as Rank)
export const suitOf = (word: string): Suit => SUITS[word] ?? 'S'

export const SUIT = '(?:Pik|Herz|Karo|Kreuz)'
const RANK = '(?:Ass|[2-9]|10|Buben?|Dame|König)'
const IN_DECK = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
const CARDS = new RegExp(
  `(?:den|die|das) (${SUIT})-(${RANK})|eine?n? (${RANK})(?!\\p{L})|alle (${SUIT})|(${SUIT})[ -]((?:${RANK}(?:, | und )?)+)|(die nächste Karte|eine Karte)`,
  'gu',
)

/** Matches a card that is the object of a sentence. */
export const CARD = `(?:(?:den|die|das) ${SUIT}-${RANK}|eine Karte)`

/**
 * The cards in `den Herz-König und die Pik-4`, `einen König und die nächste Karte`, `alle Karo` or `Pik 4, 6 und Bube
 * sowie Kreuz-2`.
 */
export const piecesIn = (text: string): Piece[] =>
  [...text.matchAll(CARDS)].flatMap(([, suit = '', known, rank, whole, listed = '', ranks]): Piece[] => {
    if (known !== undefined) return [cardOf(rankOf(known), suitOf(suit))]
    if (rank !== undefined) return [rankOf(rank)]
    if (whole !== undefined) return IN_DECK.map((each): Card => cardOf(each, suitOf(whole)))
    return ranks?.match(new RegExp(RANK, 'g'))?.map((word): Card => cardOf(rankOf(word), suitOf(listed))) ?? [UNSEEN]
  })

const NUMBERS = 'null eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
export const numberIn = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word === 'ein' ? 'eine' : word)
