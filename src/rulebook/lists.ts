import type { Suit } from '../engine/cards.ts'

/** `a1`, `a1 and b1`, `a1, b1 and c1`; or with another word between the last two. */
export function listOf(words: readonly string[], joint = 'and'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`
}

export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
const ONE_OF: Readonly<Record<Suit, string>> = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' }

const SMALL_NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

export const numberWord = (count: number): string => SMALL_NUMBERS[count] ?? String(count)

/** `three hearts`, `one club`. */
export const suitCards = (suit: Suit, count: number): string =>
  `${numberWord(count)} ${count === 1 ? ONE_OF[suit] : SUIT_NAMES[suit]}`

/** `1 card`, `2 cards`. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
