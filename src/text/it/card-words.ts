import { cardOf, rankOf, RANKS, suitOf, SUITS, valueOf, type Card, type Rank } from '../../engine/cards.ts'
import { capital, listOf, SUIT_NAMES } from './lists.ts'

/** What is printed as a letter is said as a word, and a number as the number that is printed. */
const LETTERS: Readonly<Partial<Record<Rank, string>>> = { A: 'asso', J: 'fante', Q: 'donna', K: 're' }

/** `asso`, `7`, `10` */
export const rankName = (rank: Rank): string => LETTERS[rank] ?? String(valueOf(rank))

/** Each preposition with the article: before a consonant, before a vowel, and before a feminine. */
const ARTICLES = {
  '': ['il ', 'l’', 'la '],
  a: ['al ', 'all’', 'alla '],
  con: ['con il ', 'con l’', 'con la '],
  da: ['dal ', 'dall’', 'dalla '],
  di: ['del ', 'dell’', 'della '],
  su: ['sul ', 'sull’', 'sulla '],
} as const

export type Preposition = keyof typeof ARTICLES

/** Which of the three a rank takes: eight begins with a vowel, and the queen is the one feminine. */
const kindOf = (rank: Rank): 0 | 1 | 2 => (rank === 'Q' ? 2 : rank === 'A' || rank === '8' ? 1 : 0)

/** Whether its adjectives are feminine: `la donna è coperta`, `il 6 è coperto`. */
export const isFeminine = (rank: Rank): boolean => kindOf(rank) === 2

/** `un asso`, `una donna`, `un 7` */
export const aRank = (rank: Rank): string => `${isFeminine(rank) ? 'una' : 'un'} ${rankName(rank)}`

/** `l’asso`, `della donna`, `al 7` */
export const theRank = (rank: Rank, preposition: Preposition = ''): string =>
  `${ARTICLES[preposition][kindOf(rank)]}${rankName(rank)}`

/** `Re 13`, `4`: with its value where the name doesn't say it. */
export function rankAndValue(rank: Rank): string {
  const name = rankName(rank)
  const value = String(valueOf(rank))
  return name === value ? name : `${capital(name)} ${value}`
}

/** A place as it is said: `a1`, `−3, 0`. */
export const placeName = (place: string): string => place.replaceAll('-', '−').replace(',', ', ')

/** Places that are typed as they are said, as records spell them: `−3, 0` is `-3,0`. */
export const placesTyped = (text: string): string => text.replaceAll('−', '-').replaceAll(/(\d), +(?=-?\d)/g, '$1,')

/** `6 di picche` */
export const cardName = (card: Card): string => `${rankName(rankOf(card))} di ${SUIT_NAMES[suitOf(card)]}`

/** `il 6 di picche`, `dell’asso di cuori` */
export const theCard = (card: Card, preposition: Preposition = ''): string =>
  `${theRank(rankOf(card), preposition)} di ${SUIT_NAMES[suitOf(card)]}`

export const theCards = (cards: readonly Card[], joint: 'and' | 'or' = 'and', preposition: Preposition = ''): string =>
  listOf(
    cards.map(card => theCard(card, preposition)),
    joint,
  )

/** The ending that goes with cards: `scopert` + `o`, `a`, `i`, or `e` where all of them are queens. */
export function endingFor(cards: readonly Card[]): string {
  const allFeminine = cards.every(card => isFeminine(rankOf(card)))
  if (cards.length === 1) return allFeminine ? 'a' : 'o'
  return allFeminine ? 'e' : 'i'
}

/** Many cards in few words: `picche: 4, 6 e fante; fiori: 2`. */
export const cardsBySuit = (cards: readonly Card[]): string =>
  SUITS.flatMap(suit => {
    const ranks = RANKS.filter(rank => cards.includes(cardOf(rank, suit)))
    return ranks.length > 0 ? [`${listOf(ranks.map(rankName))} di ${SUIT_NAMES[suit]}`] : []
  }).join('; ')

/** `a Ben`, `ad Ada`. */
export const toName = (name: string): string => `${/^[\u2068]?[aàá]/i.test(name) ? 'ad' : 'a'} ${name}`

/** `di Ben`. */
export const ofName = (name: string): string => `di ${name}`
