import { rankOf, suitOf, valueOf, type Card, type Rank } from '../../engine/cards.ts'
import { listOf, numberWord, pluralOf, SUIT_NAMES } from './lists.ts'

/** `nom`: a subject; `acc`: an object or a destination; `dat`: a place, or after a preposition such as „mit“; `gen`: after „oberhalb“. */
export type Case = 'nom' | 'acc' | 'dat' | 'gen'
type Gender = 'm' | 'f' | 'n'

const THE: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'der', f: 'die', n: 'das' },
  acc: { m: 'den', f: 'die', n: 'das' },
  dat: { m: 'dem', f: 'der', n: 'dem' },
  gen: { m: 'des', f: 'der', n: 'des' },
}
const A: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'ein', f: 'eine', n: 'ein' },
  acc: { m: 'einen', f: 'eine', n: 'ein' },
  dat: { m: 'einem', f: 'einer', n: 'einem' },
  gen: { m: 'eines', f: 'einer', n: 'eines' },
}

const LETTERS: Readonly<Partial<Record<Rank, string>>> = { A: 'Ass', J: 'Bube', Q: 'Dame', K: 'König' }
const GENITIVES: Readonly<Partial<Record<Rank, string>>> = { A: 'Asses', K: 'Königs' }
const MANY: Readonly<Record<Rank, string>> = {
  A: 'Asse',
  2: 'Zweien',
  3: 'Dreien',
  4: 'Vieren',
  5: 'Fünfen',
  6: 'Sechsen',
  7: 'Siebenen',
  8: 'Achten',
  9: 'Neunen',
  T: 'Zehnen',
  J: 'Buben',
  Q: 'Damen',
  K: 'Könige',
}

/** Numbers and the queen are feminine: die 7, die Dame. */
const genderOf = (rank: Rank): Gender => (rank === 'A' ? 'n' : rank === 'J' || rank === 'K' ? 'm' : 'f')

/** `Ass`, `7`; `Buben` unless it is the subject. */
export const rankIn = (rank: Rank, as: Case = 'nom'): string =>
  rank === 'J' && as !== 'nom'
    ? 'Buben'
    : ((as === 'gen' ? GENITIVES[rank] : undefined) ?? LETTERS[rank] ?? String(valueOf(rank)))

/** `der König`, `den Buben`, `der 7` */
export const theRank = (rank: Rank, as: Case = 'nom'): string => `${THE[as][genderOf(rank)]} ${rankIn(rank, as)}`

/** `ein Ass`, `einen Buben`, `einer 7` */
export const aRankIn = (rank: Rank, as: Case): string => `${A[as][genderOf(rank)]} ${rankIn(rank, as)}`

/** `Asse`, `Buben`, `Zehnen`: the plural. */
export const ranksOf = (rank: Rank): string => MANY[rank]

/** `Herz-König`, `Karo-Buben` */
export const cardIn = (card: Card, as: Case = 'nom'): string =>
  `${SUIT_NAMES[suitOf(card)]}-${rankIn(rankOf(card), as)}`

/** `der Herz-König`, `den Karo-Buben`, `der Pik-6` */
export const cardAs = (as: Case, card: Card): string => `${THE[as][genderOf(rankOf(card))]} ${cardIn(card, as)}`
export const cardsAs = (as: Case, cards: readonly Card[], joint?: 'or'): string =>
  listOf(
    cards.map(card => cardAs(as, card)),
    joint,
  )

/** `zum Herz-König`, `zur Pik-6` */
export const toTheCard = (card: Card): string =>
  `zu ${cardAs('dat', card)}`.replace(/^zu dem /, 'zum ').replace(/^zu der /, 'zur ')

/** The pronoun for a card: `er`, `sie` or `es`; as an object `ihn`, `sie` or `es`. */
export const pronounFor = (card: Card, as: 'nom' | 'acc' = 'nom'): string =>
  ({ m: as === 'nom' ? 'er' : 'ihn', f: 'sie', n: 'es' })[genderOf(rankOf(card))]

/** `keine Karte`, `eine Karte`, `drei Karten`. */
export const cardsInWords = (count: number): string =>
  count === 0 ? 'keine Karte' : count === 1 ? 'eine Karte' : `${numberWord(count)} Karten`

/** `die oberste Karte`, `die obersten drei Karten`. */
export const topCards = (count: number): string =>
  count === 1 ? 'die oberste Karte' : `die obersten ${numberWord(count)} Karten`

/** `einen Zug`, `zwei Züge`. */
export const movesInWords = (count: number): string => (count === 1 ? 'einen Zug' : `${numberWord(count)} Züge`)

/** The verb's form for this number of subjects. */
export const verb = (who: readonly unknown[], one: string, many: string): string => pluralOf(who.length, one, many)
