import type { Place, Piece } from '../../../src/engine/hands.ts'
import { move, putCard, seatOf, takeCard as draw, type ReadTable, type Sentences } from './table.ts'

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const count = (word: string): number => (/^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word))
const SUITS: Readonly<Record<string, Piece>> = { spade: 'S', heart: 'H', diamond: 'D', club: 'C' }
const CELLS = /[a-h]\d/g
const cellsIn = (text: string): string[] => text.match(CELLS) ?? []

const lettersIn = (text: string): string[] =>
  (text.match(/\b[a-h](–[a-h])?\b/g) ?? []).flatMap(part => {
    const [first = 'a', last = first] = part.split('–')
    return 'abcdefgh'.slice('abcdefgh'.indexOf(first), 'abcdefgh'.indexOf(last) + 1).split('')
  })

const rowsIn = (text: string): number[] =>
  (text.match(/\d(–\d)?/g) ?? []).flatMap(part => {
    const [first = 0, last = first] = part.split('–').map(Number)
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })

function take(read: ReadTable, cell: string, suit: Piece): Piece {
  const [card] = read.get(`cell ${cell}`) ?? []
  if (card !== suit) throw new Error(`${suit} is not on ${cell}, but ${card ?? 'nothing'}`)
  return draw(read, `cell ${cell}`, suit)
}

const lay = (read: ReadTable, cell: string, card: Piece): void => putCard(read, `cell ${cell}`, card)

/** The cards from the bottom up. */
const columnIn = (read: ReadTable, column: string): (readonly [row: number, card: Piece])[] =>
  [...read]
    .flatMap(([place, [card]]) =>
      place.startsWith(`cell ${column}`) && card ? [[Number(place.slice(6)), card] as const] : [],
    )
    .sort(([a], [b]) => a - b)

function shift(read: ReadTable, columns: readonly string[], by: number, isMeant: (row: number) => boolean): void {
  for (const column of columns) {
    const moved = columnIn(read, column).filter(([row]) => isMeant(row))
    if (moved.length === 0) throw new Error(`nothing lies there in column ${column}`)
    for (const [row] of moved) read.delete(`cell ${column}${row}`)
    for (const [row, card] of moved) lay(read, `${column}${row + by}`, card)
  }
}

function fall(read: ReadTable, column: string): void {
  const cards = columnIn(read, column)
  for (const [row] of cards) read.delete(`cell ${column}${row}`)
  cards.forEach(([, card], index) => lay(read, `${column}${index + 1}`, card))
}

const HEAPS: Readonly<Record<string, Place>> = {
  'pile of threes': 'threes',
  'four-plus pile': 'fours',
  'removed cards': 'removed',
  'unused cards': 'pack',
  'cards set aside': 'aside',
}

function heapOf(name: string): Place {
  const place = HEAPS[name.replace(/^the /, '')]
  if (place) return place
  const player = seatOf(name.replace(/’s pile$/, ''))
  if (player === 0) throw new Error(`no heap ${name}`)
  return `pile ${player}`
}

/** The cells and cards in `the three hearts at a1, b1 and c1 and the club at d1`. */
function named(read: ReadTable, text: string): (readonly [cell: string, card: Piece])[] {
  return [...text.matchAll(/the (?:\w+ )?(spade|heart|diamond|club)s? at ((?:[a-h]\d(?:, | and )?)+)/g)].flatMap(
    ([, suit = '', cells = '']) => cellsIn(cells).map(cell => [cell, take(read, cell, SUITS[suit] ?? '??')] as const),
  )
}

const cardsIn = (text: string): Piece[] =>
  [...text.matchAll(/(\w+) (spade|heart|diamond|club|card)s?\b/g)].flatMap(([, number = '', suit = '']) =>
    Array.from({ length: count(number) }, () => SUITS[suit] ?? '??'),
  )

export const WETICE: Sentences = [
  [/^Swap (.*)$/, (read, text = '') => swap(read, named(read, text))],
  [
    /^Slide columns? (.*) down until no gap is left$/,
    (read, names = '') => lettersIn(names).forEach(column => fall(read, column)),
  ],
  [/^Columns? (.*): slide (.*) (up|down) (\w+) rows?$/, (read, names = '', which = '', side = '', far = '') => shift(read, lettersIn(names), count(far) * (side === 'up' ? 1 : -1), meant(which))], // oxfmt-ignore
  [/^Set aside (.*)$/, (read, text = '') => named(read, text).forEach(([, card]) => putCard(read, 'aside', card))],
  [/^Put (the .*) (?:on|with) (the .*|\w+’s pile)$/, (read, text = '', heap = '') => named(read, text).forEach(([, card]) => putCard(read, heapOf(heap), card))], // oxfmt-ignore
  [/^Take (.*) from (.*) and put (?:it|them) on (.*)$/, (read, text = '', heap = '', cells = '') => layFrom(read, heap, cardsIn(text), cellsIn(cells))], // oxfmt-ignore
  [
    /^From (.*), put (.*)$/,
    (read, heap = '', text = '') => {
      for (const [, cards = '', cells = ''] of text.matchAll(/(\w+ (?:spade|heart|diamond|club|card)s?) on ((?:[a-h]\d(?:, | and )?)+)/g)) layFrom(read, heap, cardsIn(cards), cellsIn(cells)) // oxfmt-ignore
    },
  ],
  [/^Move (.*) from (.*) to (.*)$/, (read, text = '', from = '', to = '') => move(read, cardsIn(text), heapOf(from), heapOf(to))], // oxfmt-ignore
]

function meant(which: string): (row: number) => boolean {
  if (/^all (?:its|their) cards$/.test(which)) return () => true
  const [, low] = /^row (\d) and everything above it$/.exec(which) ?? []
  if (low !== undefined) return row => row >= Number(low)
  const [, rows] = /^rows? (.*)$/.exec(which) ?? []
  if (rows === undefined) throw new Error(`no rows ${which}`)
  return row => rowsIn(rows).includes(row)
}

function swap(read: ReadTable, [one, other]: (readonly [string, Piece])[]): void {
  if (!one || !other) throw new Error('two cards change places')
  lay(read, one[0], other[1])
  lay(read, other[0], one[1])
}

function layFrom(read: ReadTable, heap: string, suits: readonly Piece[], cells: readonly string[]): void {
  if (suits.length !== cells.length) throw new Error(`${suits.length} cards for ${cells.length} cells`)
  suits.forEach((suit, at) => lay(read, cells[at] ?? '', draw(read, heapOf(heap), suit)))
}
