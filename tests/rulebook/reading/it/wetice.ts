import type { Place, Piece } from '../../../../src/engine/hands.ts'
import { move, put, seatOf, take as draw, type Read, type Sentences } from '../table.ts'
import { numberIn, suitOf } from './table.ts'

const CELLS = '((?:[a-h]\\d(?:, | e )?)+)'
const cellsIn = (text: string): string[] => text.match(/[a-h]\d/g) ?? []

/** `a–c ed e`: the letters. */
const lettersIn = (text: string): string[] =>
  text.split(/, | e /).flatMap(part => {
    const [first = 'a', last = first] = part.split('–')
    return 'abcdefgh'.slice('abcdefgh'.indexOf(first), 'abcdefgh'.indexOf(last) + 1).split('')
  })

/** `2–3 e 5`: the numbers. */
const rowsIn = (text: string): number[] =>
  (text.match(/\d(–\d)?/g) ?? []).flatMap(part => {
    const [first = 0, last = first] = part.split('–').map(Number)
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })

function take(read: Read, cell: string, suit: Piece): Piece {
  const [card] = read.get(`cell ${cell}`) ?? []
  if (card !== suit) throw new Error(`${suit} is not on ${cell}, but ${card ?? 'nothing'}`)
  return draw(read, `cell ${cell}`, suit)
}

const lay = (read: Read, cell: string, card: Piece): void => put(read, `cell ${cell}`, card)

/** The cards of a column, from the bottom up. */
const columnIn = (read: Read, column: string): (readonly [row: number, card: Piece])[] =>
  [...read]
    .flatMap(([place, [card]]) =>
      place.startsWith(`cell ${column}`) && card ? [[Number(place.slice(6)), card] as const] : [],
    )
    .sort(([a], [b]) => a - b)

function shift(read: Read, columns: readonly string[], by: number, isMeant: (row: number) => boolean): void {
  for (const column of columns) {
    const moved = columnIn(read, column).filter(([row]) => isMeant(row))
    if (moved.length === 0) throw new Error(`nothing lies there in column ${column}`)
    for (const [row] of moved) read.delete(`cell ${column}${row}`)
    for (const [row, card] of moved) lay(read, `${column}${row + by}`, card)
  }
}

function fall(read: Read, column: string): void {
  const cards = columnIn(read, column)
  for (const [row] of cards) read.delete(`cell ${column}${row}`)
  cards.forEach(([, card], index) => lay(read, `${column}${index + 1}`, card))
}

const HEAPS: Readonly<Record<string, Place>> = {
  'mazzetto da tre': 'threes',
  'mazzetto da quattro in su': 'fours',
  'mazzetto delle carte tolte': 'removed',
  'mazzetto delle carte non usate': 'pack',
  'mazzetto delle carte messe da parte': 'aside',
}
const HEAP = `(${Object.keys(HEAPS).join('|')}|mazzetto di \\w+)`

function heapOf(name: string): Place {
  const place = HEAPS[name]
  if (place) return place
  const player = seatOf(name.replace(/^mazzetto di /, ''))
  if (player === 0) throw new Error(`no heap ${name}`)
  return `pile ${player}`
}

/** `le tre carte di cuori in a1, b1 e c1 e la carta di fiori in d1` */
function named(read: Read, text: string): (readonly [cell: string, card: Piece])[] {
  return [...text.matchAll(new RegExp(`l[ae] (?:\\w+ )?cart[ae] di (\\w+) in ${CELLS}`, 'g'))].flatMap(
    ([, suit = '', cells = '']) => cellsIn(cells).map(cell => [cell, take(read, cell, suitOf(suit))] as const),
  )
}

/** `tre carte di cuori`, `due carte` */
const cardsIn = (text: string): Piece[] =>
  [...text.matchAll(/(\w+) cart[ae](?: di (\w+))?/g)].flatMap(([, number = '', suit]) =>
    Array.from({ length: numberIn(number) }, () => (suit === undefined ? '??' : suitOf(suit))),
  )

/** Which rows of a column are meant. */
function meant(which: string): (row: number) => boolean {
  if (which === 'tutte le carte') return () => true
  const [, low] = /^la riga (\d) e tutte le carte sopra$/.exec(which) ?? []
  if (low !== undefined) return row => row >= Number(low)
  const [, rows] = /^(?:la riga|le righe) (.*)$/.exec(which) ?? []
  if (rows === undefined) throw new Error(`no rows ${which}`)
  return row => rowsIn(rows).includes(row)
}

function swap(read: Read, [one, other]: (readonly [string, Piece])[]): void {
  if (!one || !other) throw new Error('two cards change places')
  lay(read, one[0], other[1])
  lay(read, other[0], one[1])
}

function layFrom(read: Read, heap: string, suits: readonly Piece[], cells: readonly string[]): void {
  if (suits.length !== cells.length) throw new Error(`${suits.length} cards for ${cells.length} cells`)
  suits.forEach((suit, at) => lay(read, cells[at] ?? '', draw(read, heapOf(heap), suit)))
}

const liftTo = (read: Read, text: string, to: Place): void =>
  named(read, text).forEach(([, card]) => put(read, to, card))

const SOME = new RegExp(`(\\w+ cart[ae] di \\w+) in ${CELLS}`, 'g')

export const WETICE: Sentences = [
  [/^Scambia (.*)$/, (read, text = '') => swap(read, named(read, text))],
  [
    /^Colonn[ae] (.*): fai scorrere le carte in basso, senza lasciare vuoti$/,
    (read, names = '') => lettersIn(names).forEach(column => fall(read, column)),
  ],
  [/^Colonn[ae] (.*): fai scorrere in (alto|basso) di (\w+) rig(?:a|he) (.*)$/, (read, names = '', side = '', far = '', which = '') => shift(read, lettersIn(names), numberIn(far) * (side === 'alto' ? 1 : -1), meant(which))], // oxfmt-ignore
  [/^Metti da parte (.*)$/, (read, text = '') => liftTo(read, text, 'aside')],
  [new RegExp(`^Metti sul ${HEAP} (.*)$`), (read, heap = '', text = '') => liftTo(read, text, heapOf(heap))],
  [
    new RegExp(`^Dal ${HEAP} metti (.*)$`),
    (read, heap = '', text = '') => {
      for (const [, cards = '', cells = ''] of text.matchAll(SOME)) layFrom(read, heap, cardsIn(cards), cellsIn(cells))
    },
  ],
  [
    new RegExp(`^Sposta (.*) dal ${HEAP} al ${HEAP}$`),
    (read, text = '', from = '', to = '') => move(read, cardsIn(text), heapOf(from), heapOf(to)),
  ],
]
