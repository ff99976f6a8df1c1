import { copyOf, setCard, SUITS, type Table } from '../naive/table.ts'
import type { Random } from './random.ts'

export interface LayoutSize {
  readonly width: number
  readonly height: number
}

const emptyTable = ({ width, height }: LayoutSize): Table =>
  Array.from({ length: height }, () => Array<string>(width).fill('.'))

const DECK = SUITS.flatMap(suit => Array<string>(12).fill(suit))

/** The deck suit by suit, with some pairs of cards exchanged. */
function clustered(random: Random, exchanges: number): string[] {
  const cards = random.shuffled(SUITS).flatMap(suit => DECK.filter(card => card === suit))
  for (let n = 0; n < exchanges; n++) {
    const [one, two] = [random.below(48), random.below(48)]
    const card = cards[one] ?? ''
    cards[one] = cards[two] ?? ''
    cards[two] = card
  }
  return cards
}

function pour(size: LayoutSize, heights: readonly number[], cards: readonly string[]): Table {
  const table = emptyTable(size)
  let next = 0
  heights.forEach((height, x) => {
    for (let y = 0; y < height; y++) setCard(table, { x, y }, cards[next++] ?? '.')
  })
  return table
}

export function fullDeal(random: Random, size: LayoutSize): Table {
  const cards = random.chance(0.5) ? random.shuffled(DECK) : clustered(random, random.below(40))
  return pour(size, Array<number>(size.width).fill(size.height), cards)
}

/** Columns of random heights, with cards of one to four suits. */
function partialDeal(random: Random, size: LayoutSize): Table {
  const suits = random.shuffled(SUITS).slice(random.below(4))
  const cards = (random.chance(0.6) ? random.shuffled(DECK) : clustered(random, 12)).filter(card =>
    suits.includes(card),
  )
  const highest = 1 + random.below(size.height)
  return pour(
    size,
    Array.from({ length: size.width }, () => random.below(highest + 1)),
    cards,
  )
}

/**
 * Two to four columns of one suit each, with a few cards exchanged. One swap may empty the layout, or require a choice
 * of suit.
 */
function columnsDeal(random: Random, size: LayoutSize): Table {
  const cards = Object.fromEntries(SUITS.map(suit => [suit, 12]))
  const table = emptyTable(size)
  const columns = 2 + random.below(3)
  const from = random.below(size.width - columns + 1)
  const heights: number[] = []
  let suit = random.pick(SUITS)
  for (let x = 0; x < columns; x++) {
    suit = random.pick(SUITS.filter(each => each !== suit))
    const height = Math.min(3 + random.below(2), cards[suit] ?? 0)
    cards[suit] = (cards[suit] ?? 0) - height
    heights.push(height)
    for (let y = 0; y < height; y++) setCard(table, { x: from + x, y }, suit)
  }
  return astray(random, table, from, heights)
}

function astray(random: Random, table: Table, from: number, heights: readonly number[]): Table {
  const mixed = copyOf(table)
  for (let n = 0; n <= random.below(3); n++) {
    const [one = 0, two = 0] = random.shuffled(heights.map((_, x) => x))
    const [low, high] = [random.below(heights[one] ?? 0), random.below(heights[two] ?? 0)]
    const card = mixed[low]?.[from + one] ?? '.'
    setCard(mixed, { x: from + one, y: low }, mixed[high]?.[from + two] ?? '.')
    setCard(mixed, { x: from + two, y: high }, card)
  }
  return mixed
}

/**
 * A block of one suit, whose lines cross in every card, beside a column of another suit, with a few cards
 * exchanged.
 */
function blockDeal(random: Random, size: LayoutSize): Table {
  const [suit = 'S', other = 'H'] = random.shuffled(SUITS)
  const [columns, rows] = random.pick([
    [3, 3],
    [3, 4],
    [4, 3],
  ] as const)
  const from = random.below(size.width - columns)
  const table = emptyTable(size)
  const heights = [...Array<number>(columns).fill(rows), 4]
  heights.forEach((height, x) => {
    for (let y = 0; y < height; y++) setCard(table, { x: from + x, y }, x < columns ? suit : other)
  })
  return astray(random, table, from, heights)
}

/** A random layout, which is rarely empty and sometimes full. */
export function someDeal(random: Random, size: LayoutSize): Table {
  const kind = random.next()
  if (kind < 0.03) return emptyTable(size)
  if (kind < 0.3) return fullDeal(random, size)
  if (kind < 0.62) return partialDeal(random, size)
  return kind < 0.94 ? columnsDeal(random, size) : blockDeal(random, size)
}
