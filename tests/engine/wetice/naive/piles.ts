import { SUITS } from './table.ts'

/** Cards by suit, without empty suits. */
export type Pile = Record<string, number>

export interface Piles {
  readonly piles: [Pile, Pile]
  readonly three: number
  readonly four: number
}

const NUMBER = /^(0|[1-9]\d*)$/

function readPile(words: readonly string[]): Pile | null {
  const pile: Pile = {}
  if (words.join(' ') === '-') return pile
  for (const word of words) {
    const suit = word.charAt(0).toUpperCase()
    const count = word.slice(1)
    if (!SUITS.includes(suit) || suit in pile || !NUMBER.test(count) || count === '0') return null
    pile[suit] = Number(count)
  }
  return Object.keys(pile).length === 1 || Object.keys(pile).length === 2 ? pile : null
}

function readDuel(words: readonly string[]): Piles | null {
  const slash = words.indexOf('/')
  if (slash < 0) return null
  const one = readPile(words.slice(0, slash))
  const two = readPile(words.slice(slash + 1))
  if (!one || !two || Object.keys(one).some(suit => suit in two)) return null
  return { piles: [one, two], three: 0, four: 0 }
}

function readSolo(words: readonly string[]): Piles | null {
  const [three, threes = '', slash, four, fours = ''] = words
  if (words.length !== 5 || three !== 'three' || slash !== '/' || four !== 'four') return null
  if (!NUMBER.test(threes) || !NUMBER.test(fours)) return null
  return { piles: [{}, {}], three: Number(threes), four: Number(fours) }
}

/** Reads the `piles` line; null if it can't be read. Without that line the piles are empty. */
export function readPiles(words: readonly string[] | null, solo: boolean): Piles | null {
  if (!words) return { piles: [{}, {}], three: 0, four: 0 }
  return solo ? readSolo(words) : readDuel(words)
}
