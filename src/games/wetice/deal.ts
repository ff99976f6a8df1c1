import { SUITS, type Suit } from '../../engine/cards.ts'
import { CARDS_PER_SUIT } from '../../engine/wetice/board.ts'
import { isShuffled, randomNumbersFrom, shuffled } from '../deal-code.ts'

/** The number of deals: one for each code. */
export const DEALS = 29 ** 6

/** A deal's number determines this number of cards directly. Each suit gets numbers in proportion to its probability. */
const OUTRIGHT = 10

interface Range {
  readonly low: number
  readonly size: number
  readonly left: Readonly<Record<Suit, number>>
}

const ALL: Range = { low: 0, size: DEALS, left: { S: CARDS_PER_SUIT, H: CARDS_PER_SUIT, D: CARDS_PER_SUIT, C: CARDS_PER_SUIT } } // oxfmt-ignore

const bagOf = (left: Range['left']): readonly Suit[] =>
  SUITS.flatMap(suit => Array.from({ length: left[suit] }, () => suit))

function narrowed({ low, size, left }: Range, suit: Suit): Range {
  const cards = bagOf(left)
  const first = Math.floor((size * Math.max(0, cards.indexOf(suit))) / cards.length)
  const last = Math.floor((size * (cards.lastIndexOf(suit) + 1)) / cards.length)
  return { low: low + first, size: left[suit] === 0 ? 0 : last - first, left: { ...left, [suit]: left[suit] - 1 } }
}

const holds = ({ low, size }: Range, number: number): boolean => number >= low && number < low + size

/**
 * Returns the suits, row by row from the top, for a number below `DEALS`. Each deal is about as likely as from a shuffled deck. Never
 * change the cards of a number: people share codes.
 */
export function dealOf(number: number): string {
  let range = ALL
  let first = ''
  for (let i = 0; i < OUTRIGHT; i++) {
    for (const suit of SUITS) {
      const next = narrowed(range, suit)
      if (!holds(next, number)) continue
      range = next
      first += suit
      break
    }
  }
  return first + shuffled(bagOf(range.left), randomNumbersFrom(number)).join('')
}

/** Returns the number of the deal with these suits, or null if the app didn't deal it. */
export function dealNumber(letters: string): number | null {
  let range = ALL
  for (const letter of letters.slice(0, OUTRIGHT)) {
    const suit = SUITS.find(each => each === letter)
    if (suit === undefined) return null
    range = narrowed(range, suit)
  }
  const bag: readonly string[] = bagOf(range.left)
  const rest = [...letters].slice(OUTRIGHT)
  for (let number = range.low; number < range.low + range.size; number++) {
    if (isShuffled(bag, randomNumbersFrom(number), rest)) return number
  }
  return null
}
