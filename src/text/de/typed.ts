import { RANKS, SUITS, type Rank } from '../../engine/cards.ts'
import { rankIn } from './grammar.ts'
import { SUIT_NAMES } from './lists.ts'

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
const suitCalled = (name: string): string => SUITS.find(suit => same(SUIT_NAMES[suit], name)) ?? name
const rankCalled = (name: string): Rank | undefined =>
  RANKS.find(rank => same(rankIn(rank), name) || same(rankIn(rank, 'acc'), name))

const SUIT = 'pik|herz|karo|kreuz'
const CARD = new RegExp(`(?<!\\p{L})(${SUIT})[- ]?(ass|buben?|dame|könig|10|[2-9])(?![\\p{L}\\d])`, 'giu')

/** A word that is also a question needs more text after it. */
const VERBS: readonly (readonly [RegExp, string])[] = [
  [/^passen?$/i, 'pass'],
  [/^geist(?: werden)?$/i, 'ghost'],
  [/^tausch\p{L}* (?=\S)/iu, 'swap '],
  [/^(?:abgeben|gib) (?=\S)/i, 'give '],
  [/^anlegen (?=\S)/i, 'place '],
  [/^platztausch (?=\S)/i, 'switch '],
  [/^handtausch (?=\S)/i, 'exchange '],
  [/^schlag\p{L}* (?=\S)/iu, 'capture '],
  [/^paar (?=\S)/i, 'pair '],
  [/^zuerst (?=\S)/i, 'use '],
]

/** Converts a move in German words to the notation of records: `tausche a1 und c4`, `anlegen herz-7 auf 1,0`, `könig`. Keeps other text. */
export function moveTyped(text: string): string {
  const alone = rankCalled(text)
  if (alone !== undefined && !/^\d/.test(text)) return alone
  const cards = text.replace(CARD, (_, suit: string, rank: string) => `${rankCalled(rank) ?? rank}${suitCalled(suit)}`)
  const verb = VERBS.find(([form]) => form.test(cards))
  if (!verb) return cards
  return cards
    .replace(...verb)
    .replaceAll(/ (?:auf|aus|mit|gegen|und|ab)(?= |$)/gi, '')
    .replace(new RegExp(`(?<= )(?:${SUIT})$`, 'i'), suitCalled)
}
