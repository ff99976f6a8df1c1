import type { Suit } from '../../engine/cards.ts'
import { isolated } from '../contract/names.ts'

/** The language of all texts, and of dates and numbers in them. */
export const LANGUAGE = 'it-IT'

const JOINTS = {
  and: new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }),
  or: new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }),
} as const
const PLURALS = new Intl.PluralRules(LANGUAGE)

/** `a1`, `a1 e b1`, `a1, b1 e c1`; or with “o” between the last two. */
export const listOf = (words: readonly string[], joint: keyof typeof JOINTS = 'and'): string =>
  JOINTS[joint].format(words.map(isolated))

export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'picche', H: 'cuori', D: 'quadri', C: 'fiori' }

const SMALL_NUMBERS = [
  'nessuno',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
]

/** `tre`; where nothing is counted, `uno`. */
export const numberWord = (count: number): string => SMALL_NUMBERS[count] ?? String(count)

/** The form of a word that goes with the count. */
export const pluralOf = (count: number, one: string, many: string): string =>
  PLURALS.select(count) === 'one' ? one : many

/** `una carta`, `tre carte`, `nessuna carta`: a feminine noun with its count in words. */
export function countedInWords(count: number, one: string, many: string): string {
  if (count === 0) return `nessuna ${one}`
  return count === 1 ? `una ${one}` : `${numberWord(count)} ${many}`
}

/** `tre carte`, `una carta`. */
export const cardsInWords = (count: number): string => countedInWords(count, 'carta', 'carte')

/** `tre carte di cuori`, `una carta di fiori`. */
export const suitCards = (suit: Suit, count: number): string => `${cardsInWords(count)} di ${SUIT_NAMES[suit]}`

/** `una carta di cuori` */
export const aCardOf = (suit: Suit): string => suitCards(suit, 1)

/** With a minus that is no hyphen. */
export const numeral = (count: number): string => String(count).replace('-', '−')

/** `+2`, `−1`: what a count changes by. */
export const change = (by: number): string => (by > 0 ? `+${decimal(by)}` : decimal(by))

const FIGURES = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1, useGrouping: false })

/** `2,5`; with a minus that is no hyphen. */
export const decimal = (value: number): string => FIGURES.format(value).replace('-', '−')

/** `1 carta`, `2 carte`. */
export const counted = (count: number, one: string, many: string): string =>
  `${decimal(count)} ${pluralOf(count, one, many)}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
