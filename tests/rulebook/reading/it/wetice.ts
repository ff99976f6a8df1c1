import type { Piece, Place } from '../../../../src/engine/hands.ts'
import { move, putCard, takeCard, type ReadTable, type Sentences } from '../table.ts'
import { allIn, namedSeat, numberIn, pieceOf, SUIT, fail } from './table.ts'

const CELLS = '([a-h]\\d(?:(?:, | ed? )[a-h]\\d)*)'
const theCards = (preposition: string): RegExp =>
  new RegExp(`(?:la carta|le (\\w+) carte)(?: di ${SUIT})? ${preposition} ${CELLS}`, 'g')
const SOME_CARDS = new RegExp(`(?:una carta|(\\w+) carte)(?: di ${SUIT})? in ${CELLS}`, 'g')
const CARDS = new RegExp(`(?:una carta|(\\w+) carte)(?: di ${SUIT})?`, 'g')

interface Named {
  readonly piece: Piece
  readonly cell: Place
}

/** The cells and cards in `le tre carte di cuori in a1, b1 e c1 e la carta di fiori in d1`. */
const namedIn = (text: string, form: RegExp): Named[] =>
  allIn(text, form).flatMap(([count, suit, names = '']) => {
    const cells = names.match(/[a-h]\d/g) ?? []
    if (cells.length !== numberIn(count)) fail(`${count ?? 'one'} in ${names}`)
    return cells.map((cell): Named => ({ piece: pieceOf(suit), cell: `cell ${cell}` }))
  })

const spanIn = (text: string): string[] =>
  text.split(/, | ed? /).flatMap(part => {
    const [first = '', last = first] = part.split('–')
    if (first.length !== 1 || last.length !== 1) fail(`no span: ${part}`)
    const length = last.charCodeAt(0) - first.charCodeAt(0) + 1
    return Array.from({ length }, (_, i) => String.fromCharCode(first.charCodeAt(0) + i))
  })

const COLUMNS = '(?:a|e)'
const columnsIn = (word: string, text: string): string[] => {
  const columns = spanIn(text)
  return word === `Colonn${columns.length === 1 ? 'a' : 'e'}` ? columns : fail(`${word} ${text}`)
}

type Column = Map<number, Piece>

function columnIn(read: ReadTable, name: string): Column {
  const rows = Array.from({ length: 8 }, (_, i) => i + 1)
  return new Map(rows.flatMap(row => (read.get(`cell ${name}${row}`) ?? []).map(piece => [row, piece] as const)))
}

function layColumn(read: ReadTable, name: string, column: Column): void {
  for (let row = 1; row <= 8; row++) read.delete(`cell ${name}${row}`)
  for (const [row, piece] of column) putCard(read, `cell ${name}${row}`, piece)
}

function rowsMeant(which: string, column: Column): number[] {
  if (which === 'tutte le carte') return [...column.keys()]
  const [, low] = /^la riga (\d) e tutte le carte sopra$/.exec(which) ?? []
  const [, rows = ''] = /^(?:la riga|le righe) (.*)$/.exec(which) ?? []
  if (low === undefined) return spanIn(rows).map(Number)
  return column.has(Number(low)) ? [...column.keys()].filter(row => row >= Number(low)) : fail(`no row ${low}`)
}

/** The cards must not pass over another card. */
function shift(read: ReadTable, name: string, by: number, which: string): void {
  const column = columnIn(read, name)
  const rows = rowsMeant(which, column)
  if (rows.length === 0) fail(`nothing lies in ${name}`)
  const moved: Column = new Map(column)
  for (const row of rows) if (!moved.delete(row)) fail(`nothing lies on ${name}${row}`)
  for (const row of rows) {
    for (let far = 1; far <= Math.abs(by); far++) if (moved.has(row + Math.sign(by) * far) && !rows.includes(row + Math.sign(by) * far)) fail(`${name}${row} is blocked`) // oxfmt-ignore
  }
  for (const row of rows) moved.set(row + by, column.get(row) ?? fail('no card'))
  layColumn(read, name, moved)
}

const fall = (read: ReadTable, name: string): void =>
  layColumn(read, name, new Map([...columnIn(read, name).values()].map((piece, i) => [i + 1, piece])))

const HEAPS: Readonly<Record<string, Place>> = {
  'da tre': 'threes',
  'da quattro in su': 'fours',
  'delle carte tolte': 'removed',
  'delle carte messe da parte': 'aside',
  'delle carte non usate': 'pack',
}
const HEAP = `mazzetto (${Object.keys(HEAPS).join('|')}|di [A-Z]\\w+)`
const heapOf = (name: string): Place => HEAPS[name] ?? `pile ${namedSeat(name.slice(3))}`

function swap(read: ReadTable, text: string): void {
  const [one, other, more] = namedIn(text, theCards('in'))
  if (!one || !other || more) return fail('two cards change places')
  const [first, second] = [takeCard(read, one.cell, one.piece), takeCard(read, other.cell, other.piece)]
  putCard(read, one.cell, second)
  putCard(read, other.cell, first)
}

const lift = (read: ReadTable, text: string, to: Place): void =>
  namedIn(text, theCards('da')).forEach(({ piece, cell }) => move(read, [piece], cell, to))

export const WETICE: Sentences = [
  [/^Scambia (.*)$/, (read, text = '') => swap(read, text)],
  [
    new RegExp(`^(Colonn${COLUMNS}) (.*): fai scorrere le carte in basso, senza lasciare vuoti$`),
    (read, word = '', names = '') => columnsIn(word, names).forEach(name => fall(read, name)),
  ],
  [
    new RegExp(`^(Colonn${COLUMNS}) (.*): fai scorrere in (alto|basso) di (una riga|\\w+ righe) (.*)$`),
    (read, word = '', names = '', side = '', far = '', which = '') => {
      const by = numberIn(far.split(' ')[0]) * (side === 'alto' ? 1 : -1)
      columnsIn(word, names).forEach(name => shift(read, name, by, which))
    },
  ],
  [new RegExp(`^Sposta (l.*) sul ${HEAP}$`), (read, text = '', heap = '') => lift(read, text, heapOf(heap))],
  [
    new RegExp(`^Dal ${HEAP} metti (.*)$`),
    (read, heap = '', text = '') => {
      for (const { piece, cell } of namedIn(text, SOME_CARDS)) move(read, [piece], heapOf(heap), cell)
    },
  ],
  [
    new RegExp(`^Sposta (.*) dal ${HEAP} al ${HEAP}$`),
    (read, text = '', from = '', to = '') => {
      for (const [count, suit] of allIn(text, CARDS)) {
        const pieces = Array.from({ length: numberIn(count) }, () => pieceOf(suit))
        move(read, pieces, heapOf(from), heapOf(to))
      }
    },
  ],
]
