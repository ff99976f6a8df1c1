import { rankOf, suitOf, valueOf, type Card, type Rank } from '../../engine/cards.ts'
import { listOf, numberWord, SUIT_NAMES } from './lists.ts'

const LETTERS: Readonly<Partial<Record<Rank, string>>> = { A: 'asso', J: 'fante', Q: 'donna', K: 're' }

/** `asso`, `7`, `10` */
export const rankName = (rank: Rank): string => LETTERS[rank] ?? String(valueOf(rank))

/** Each preposition with its article: before a consonant, before a vowel, and before a feminine noun. */
const ARTICLES = {
  '': ['il ', 'l’', 'la '],
  a: ['al ', 'all’', 'alla '],
  con: ['con il ', 'con l’', 'con la '],
  da: ['dal ', 'dall’', 'dalla '],
  di: ['del ', 'dell’', 'della '],
  su: ['sul ', 'sull’', 'sulla '],
} as const

type Preposition = keyof typeof ARTICLES

/** Which of the three forms a rank takes: “otto” begins with a vowel, and only the queen is feminine. */
const kindOf = (rank: Rank): 0 | 1 | 2 => (rank === 'Q' ? 2 : rank === 'A' || rank === '8' ? 1 : 0)

/** `l’asso`, `della donna`, `al 7` */
export const theRank = (rank: Rank, preposition: Preposition = ''): string =>
  `${ARTICLES[preposition][kindOf(rank)]}${rankName(rank)}`

/** `il 6 di picche`, `dell’asso di cuori` */
export const cardWith = (preposition: Preposition, card: Card): string =>
  `${theRank(rankOf(card), preposition)} di ${SUIT_NAMES[suitOf(card)]}`

/** `con il 6 di picche e con l’asso di cuori` */
export const cardsWith = (preposition: Preposition, cards: readonly Card[], joint?: 'or'): string =>
  listOf(
    cards.map(card => cardWith(preposition, card)),
    joint,
  )

/** The ending of an adjective for these cards: `o` or `i`, and if all of them are queens `a` or `e`. */
export function endingFor(cards: readonly Card[]): 'o' | 'a' | 'i' | 'e' {
  const areQueens = cards.length > 0 && cards.every(card => rankOf(card) === 'Q')
  if (cards.length === 1) return areQueens ? 'a' : 'o'
  return areQueens ? 'e' : 'i'
}

/** `una carta`, `tre carte`, `nessuna carta`. */
export const cardsInWords = (count: number): string => `${numberWord(count)} ${count < 2 ? 'carta' : 'carte'}`

/** `a Ben`, `ad Ada`. */
export const toName = (name: string): string => `${/^\u2068?[aàá]/i.test(name) ? 'ad' : 'a'} ${name}`

/** `A Ben`, `Ad Ada`: the same at the beginning of a sentence. */
export const toNameAtStart = (name: string): string => toName(name).replace(/^a/, 'A')

const MANY: Readonly<Partial<Record<Rank, string>>> = { A: 'assi', J: 'fanti', Q: 'donne', K: 're' }

/** `assi`, `7`, `donne` */
export const ranksName = (rank: Rank): string => MANY[rank] ?? rankName(rank)

/** `i quattro assi`, `le quattro donne` */
export const fourOf = (rank: Rank): string => `${rank === 'Q' ? 'le' : 'i'} quattro ${ranksName(rank)}`

/** `è stato giocato`, and `è stata giocata` for a queen. */
export const wasPlayed = (rank: Rank): string => (rank === 'Q' ? 'è stata giocata' : 'è stato giocato')
