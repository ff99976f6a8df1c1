import type { Suit } from '../../engine/cards.ts'
import { isolated } from '../contract/names.ts'

/** The language of all texts, and of dates and numbers in them. */
export const LANGUAGE = 'en-GB'

const JOINTS = {
  and: new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }),
  or: new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }),
} as const
const PLURALS = new Intl.PluralRules(LANGUAGE)

/** `a1`, `a1 and b1`, `a1, b1 and c1`; or with “or” between the last two. */
export const listOf = (words: readonly string[], joint: keyof typeof JOINTS = 'and'): string =>
  JOINTS[joint].format(words.map(isolated))

export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
export const ONE_OF: Readonly<Record<Suit, string>> = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' }

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

export const pluralOf = (count: number, one: string, many: string): string =>
  PLURALS.select(count) === 'one' ? one : many

/** `heart` */
export const oneCardOf = (suit: Suit): string => ONE_OF[suit]
/** `a heart` */
export const aCardOf = (suit: Suit): string => `a ${ONE_OF[suit]}`

/** `three hearts`, `one club`. */
export const suitCards = (suit: Suit, count: number): string =>
  `${numberWord(count)} ${pluralOf(count, ONE_OF[suit], SUIT_NAMES[suit])}`

/** A number with a true minus sign. */
export const numeral = (count: number): string => String(count).replace('-', '−')

/** A change of a count: `+2`, `−1`. */
export const signedNumber = (by: number): string => (by > 0 ? `+${by}` : numeral(by))

/** `one card`, `11 cards`: in words up to ten. */
export const countInWords = (count: number, one: string, many: string): string =>
  `${count > 10 ? count : numberWord(count)} ${pluralOf(count, one, many)}`

/** `1 card`, `2 cards`. */
export const counted = (count: number, one: string, many: string): string =>
  `${numeral(count)} ${pluralOf(count, one, many)}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
