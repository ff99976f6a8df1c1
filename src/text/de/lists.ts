import type { Suit } from '../../engine/cards.ts'
import { isolated } from '../contract/names.ts'

/** The language of all texts, and of dates and numbers in them. */
export const LANGUAGE = 'de-DE'

const JOINTS = {
  and: new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }),
  or: new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }),
} as const
const PLURALS = new Intl.PluralRules(LANGUAGE)

/** `a1`, `a1 und b1`, `a1, b1 und c1`; or with „oder“ between the last two. */
export const listOf = (words: readonly string[], joint: keyof typeof JOINTS = 'and'): string =>
  JOINTS[joint].format(words.map(isolated))

export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' }
export const ONE_OF = SUIT_NAMES

const SMALL_NUMBERS = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]

/** A number as a word; before a noun only from two on, because „ein“ has a gender. */
export const numberWord = (count: number): string => SMALL_NUMBERS[count] ?? String(count)

export const pluralOf = (count: number, one: string, many: string): string =>
  PLURALS.select(count) === 'one' ? one : many

/** `ein Herz` */
export const aCardOf = (suit: Suit): string => `ein ${SUIT_NAMES[suit]}`

/** `drei Herz`, `ein Kreuz`: a suit has no plural. */
export const suitCards = (suit: Suit, count: number): string =>
  `${count === 1 ? 'ein' : numberWord(count)} ${SUIT_NAMES[suit]}`

/** A number with a true minus sign and a decimal comma. */
export const numeral = (count: number): string => String(count).replace('-', '−').replace('.', ',')

/** A change of a count: `+2`, `−1`. */
export const signedNumber = (by: number): string => (by > 0 ? `+${numeral(by)}` : numeral(by))

/** `1 Karte`, `2 Karten`. */
export const counted = (count: number, one: string, many: string): string =>
  `${numeral(count)} ${pluralOf(count, one, many)}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
