import type { Suit } from '../../engine/cards.ts'
import { isolated } from '../contract/names.ts'

/** The language of all texts, and of dates and numbers in them. */
export const LANGUAGE = 'it-IT'

const JOINTS = {
  and: new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }),
  or: new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }),
} as const
const PLURALS = new Intl.PluralRules(LANGUAGE)

/** `a1`, `a1 e b1`, `a1, b1 e c1`, `d1 ed e1`; or with “o” between the last two. */
export function listOf(words: readonly string[], joint: keyof typeof JOINTS = 'and'): string {
  const all = words.map(isolated)
  const last = all.at(-1) ?? ''
  const list = JOINTS[joint].format(all)
  return /^\u2068?[eèé]/i.test(last) && list.endsWith(` e ${last}`)
    ? `${list.slice(0, -last.length - 3)} ed ${last}`
    : list
}

export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'picche', H: 'cuori', D: 'quadri', C: 'fiori' }
const SMALL_NUMBERS = 'nessuna una due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' ')

/** A number as a word, for cards, squares, moves and hands, whose names are all feminine. */
export const numberWord = (count: number): string => SMALL_NUMBERS[count] ?? String(count)

export const pluralOf = (count: number, one: string, many: string): string =>
  PLURALS.select(count) === 'one' ? one : many

/** `carta di cuori` */
export const oneCardOf = (suit: Suit): string => `carta di ${SUIT_NAMES[suit]}`
/** `una carta di cuori` */
export const aCardOf = (suit: Suit): string => `una ${oneCardOf(suit)}`

/** `tre carte di cuori`, `una carta di fiori`. */
export const suitCards = (suit: Suit, count: number): string =>
  `${numberWord(count)} ${count < 2 ? 'carta' : 'carte'} di ${SUIT_NAMES[suit]}`

const FIGURES = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1, useGrouping: false })

/** A number with a true minus sign and a decimal comma. */
export const numeral = (count: number): string => FIGURES.format(count).replace('-', '−')

/** A change of a count: `+2`, `−1`. */
export const signedNumber = (by: number): string => (by > 0 ? `+${numeral(by)}` : numeral(by))

/** `1 carta`, `2 carte`. */
export const counted = (count: number, one: string, many: string): string =>
  `${numeral(count)} ${pluralOf(count, one, many)}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
