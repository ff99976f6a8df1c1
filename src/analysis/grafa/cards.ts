import { DECK, type Card } from '../../engine/cards.ts'

/** A card as its place in the engine's deck: suit by suit (S H D C), ranks rising; 0 to 51. */
export type CardNumber = number

const NUMBERS: ReadonlyMap<string, CardNumber> = new Map(DECK.map((card, number) => [card, number]))

export const numberOf = (card: Card): CardNumber => NUMBERS.get(card) ?? 0
export const cardOfNumber = (number: CardNumber): Card => DECK[number] ?? 'AS'

/** Cards stand in two words: spades and hearts in `lo`, diamonds and clubs in `hi`, each suit in thirteen bits. */
export const HALF = 26
const RANKS = 13
export const FULL = (1 << HALF) - 1
export const ACES = 1 | (1 << RANKS)

/** How many bits of a word are set. */
export function count(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Reads a number of a table that is known to have it. */
export const at = (table: ArrayLike<number>, index: number): number => table[index] ?? 0

/** For each face-up card, the cards that pair with it: `lo` at twice its number, `hi` after it. */
export const PARTNERS = new Int32Array(104)

/** Digs, draws and looks of a pair at 52 × hand card + top card: `digs | draws << 2 | looks << 4`. */
export const ABILITIES = new Uint8Array(52 * 52)

const rankOf = (card: CardNumber): number => card % RANKS
const suitOf = (card: CardNumber): number => Math.floor(card / RANKS)
const isAce = (card: CardNumber): boolean => rankOf(card) === 0

const pairs = (card: CardNumber, top: CardNumber): boolean =>
  isAce(card) || isAce(top) || suitOf(card) === suitOf(top) || rankOf(card) >= rankOf(top)

function abilities(pair: readonly CardNumber[]): number {
  const ofSuit = (suit: number): number => pair.filter(card => !isAce(card) && suitOf(card) === suit).length
  const clubs = ofSuit(3)
  return ofSuit(0) | (ofSuit(2) << 2) | ((clubs > 0 ? clubs + 1 : 0) << 4)
}

for (let top = 0; top < 52; top++) {
  for (let card = 0; card < 52; card++) {
    ABILITIES[52 * card + top] = abilities([card, top])
    if (!pairs(card, top)) continue
    const half = 2 * top + (card < HALF ? 0 : 1)
    PARTNERS[half] = at(PARTNERS, half) | (1 << (card % HALF))
  }
}

/** A heart that acts gives the other card of its pair back (G4). */
export const isActingHeart = (card: CardNumber): boolean => card > RANKS && card < HALF
