import type { Place, Piece } from '../../../../src/engine/hands.ts'
import { move, putCard, seatOf, takeCard as draw, type ReadTable, type Sentences } from '../table.ts'
import { numberIn, SUIT, suitOf } from './table.ts'

const CELLS = '((?:[a-h]\\d(?:, | und )?)+)'
const cellsIn = (text: string): string[] => text.match(/[a-h]\d/g) ?? []

const lettersIn = (text: string): string[] =>
  text.split(/, | und /).flatMap(part => {
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
  'auf den Dreierstapel': 'threes',
  'vom Dreierstapel': 'threes',
  'auf den Viererstapel': 'fours',
  'vom Viererstapel': 'fours',
  'zu den entfernten Karten': 'removed',
  'von den entfernten Karten': 'removed',
  'neben die Auslage': 'aside',
  'von den Karten neben der Auslage': 'aside',
  'zu den unbenutzten Karten': 'pack',
  'von den unbenutzten Karten': 'pack',
}
const HEAP = `(${Object.keys(HEAPS).join('|')}|(?:auf den|vom) Stapel von \\w+)`

function heapOf(name: string): Place {
  const place = HEAPS[name]
  if (place) return place
  const player = seatOf(name.replace(/^.* von /, ''))
  if (player === 0) throw new Error(`no heap ${name}`)
  return `pile ${player}`
}

/** The cells and cards in `die drei Herz auf a1, b1 und c1 und das Kreuz auf d1`. */
const named = (read: ReadTable, text: string): (readonly [cell: string, card: Piece])[] =>
  [...text.matchAll(new RegExp(`(?:die|das) (?:(\\p{L}+) )?(${SUIT}) (?:auf|von) ${CELLS}`, 'gu'))].flatMap(
    ([, count = 'ein', suit = '', cells = '']) => {
      if (numberIn(count) !== cellsIn(cells).length) throw new Error(`${count} cards on ${cells}`)
      return cellsIn(cells).map(cell => [cell, take(read, cell, suitOf(suit))] as const)
    },
  )

const cardsIn = (text: string): Piece[] =>
  [...text.matchAll(new RegExp(`(\\p{L}+|\\d+) (?:(${SUIT})|Karten?)`, 'gu'))].flatMap(([, number = '', suit]) =>
    Array.from({ length: numberIn(number) }, () => (suit === undefined ? '??' : suitOf(suit))),
  )

function meant(which: string): (row: number) => boolean {
  if (which === 'alle Karten') return () => true
  const [, low] = /^Zeile (\d) und alles darüber$/.exec(which) ?? []
  if (low !== undefined) return row => row >= Number(low)
  const [, rows] = /^(?:Zeile|die Zeilen) (.*)$/.exec(which) ?? []
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

const SOME = new RegExp(`(\\p{L}+ ${SUIT}) auf ${CELLS}`, 'gu')

export const WETICE: Sentences = [
  [/^Tausch (.*)$/, (read, text = '') => swap(read, named(read, text))],
  [
    /^Spalten? (.*): Schieb alles nach unten, bis keine Lücke bleibt$/,
    (read, names = '') => lettersIn(names).forEach(column => fall(read, column)),
  ],
  [/^Spalten? (.*): Schieb (.*) um (\S+) Zeilen? nach (oben|unten)$/, (read, names = '', which = '', far = '', side = '') => shift(read, lettersIn(names), numberIn(far) * (side === 'oben' ? 1 : -1), meant(which))], // oxfmt-ignore
  [
    new RegExp(`^Leg ((?:die|das) .*[a-h]\\d) ${HEAP}$`),
    (read, text = '', heap = '') => named(read, text).forEach(([, card]) => putCard(read, heapOf(heap), card)),
  ],
  [
    new RegExp(`^Leg (\\S+ \\S+) ${HEAP} auf ${CELLS}$`),
    (read, cards = '', heap = '', cells = '') => layFrom(read, heap, cardsIn(cards), cellsIn(cells)),
  ],
  [
    new RegExp(`^Leg ${HEAP} in die Auslage: (.*)$`),
    (read, heap = '', text = '') => {
      for (const [, cards = '', cells = ''] of text.matchAll(SOME)) layFrom(read, heap, cardsIn(cards), cellsIn(cells))
    },
  ],
  [
    new RegExp(`^Leg (.*) ${HEAP} ${HEAP}$`),
    (read, text = '', from = '', to = '') => move(read, cardsIn(text), heapOf(from), heapOf(to)),
  ],
]
