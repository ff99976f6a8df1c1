import { RANKS, SUITS, type Rank } from '../../engine/cards.ts'
import { rankName } from './grammar.ts'
import { SUIT_NAMES } from './lists.ts'

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
const suitCalled = (name: string): string => SUITS.find(suit => same(SUIT_NAMES[suit], name)) ?? name
const rankCalled = (name: string): Rank | undefined => RANKS.find(rank => same(rankName(rank), name))

const SUIT = 'picche|cuori|quadri|fiori'
const CARD = new RegExp(`(?<!\\p{L})(asso|fante|donna|re|10|[2-9]) (?:di )?(${SUIT})(?!\\p{L})`, 'giu')
const ARTICLE = /(?<!\p{L})(?:il |la |l’|l')/giu

/** A word that is also a question needs more text after it. */
const VERBS: readonly (readonly [RegExp, string])[] = [
  [/^pass[ao]$/i, 'pass'],
  [/^(?:diventa )?fantasma$/i, 'ghost'],
  // In Wellsix, two cards are named by the numbers of their squares.
  [/^scambi[ao] (?=-?\d+,)/i, 'switch '],
  [/^scambi[ao] (?=\S)/i, 'swap '],
  [/^(?:cedi|cedo) (?=\S)/i, 'give '],
  [/^pos[ao] (?=\S)/i, 'place '],
  [/^cambi[ao] (?=\S)/i, 'exchange '],
  [/^cattur[ao] (?=\S)/i, 'capture '],
  [/^(?:fai |faccio )?coppia (?=\S)/i, 'pair '],
  [/^prima (?=\S)/i, 'use '],
]

/** Converts a move in Italian words to the notation of records: `scambia a1 e c4`, `posa il 7 di cuori in 1,0`, `re`. Keeps other text. */
export function moveTyped(text: string): string {
  const alone = rankCalled(text)
  if (alone !== undefined && !/^\d/.test(text)) return alone
  const bare = text.replace(ARTICLE, '')
  const cards = bare.replace(CARD, (_, rank: string, suit: string) => `${rankCalled(rank) ?? rank}${suitCalled(suit)}`)
  const verb = VERBS.find(([form]) => form.test(cards))
  if (!verb) return cards === bare ? text : cards
  return cards
    .replace(...verb)
    .replaceAll(/ (?:in|con|da|e|a)(?= |$)/gi, '')
    .replace(new RegExp(`(?<= )(?:${SUIT})$`, 'i'), suitCalled)
}
