import type { Piece, Place } from '../../../../src/engine/hands.ts'
import { move, putCard, takeCard, type ReadTable, type Sentences } from '../table.ts'
import { allIn, CARD, cardIn, namedSeat, piecesIn, seatAfter, fail } from './table.ts'

const CELL = '(\\(−?\\d+, −?\\d+\\))'
const cellCalled = (name: string): Place => `cell ${name.replaceAll('−', '-').replaceAll(/[ ()]/g, '')}`

interface Named {
  readonly piece: Piece
  readonly cell: Place
}

/** The cards and squares in `il re di cuori in (0, 0) e il 2 di picche in (1, 0)`. */
const namedIn = (text: string, preposition = 'in'): Named[] =>
  allIn(text, new RegExp(`${CARD} ${preposition} ${CELL}`, 'g')).map(([article, rank, suit, cell = '']) => ({
    piece: cardIn(article, rank, suit),
    cell: cellCalled(cell),
  }))

const HEAP = '(e carte non usate|e carte messe da parte|a mano di \\w+|e carte catturate da \\w+)'

function heapOf(name: string): Place {
  if (name === 'e carte non usate') return 'pack'
  if (name === 'e carte messe da parte') return 'aside'
  const seat = namedSeat(name.split(' ').at(-1) ?? '')
  return name.startsWith('a mano') ? `hand ${seat}` : `seized ${seat}`
}

const SIDES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  sopra: [0, -1],
  sotto: [0, 1],
  'a sinistra': [1, 0],
  'a destra': [-1, 0],
}

function seeBeside(read: ReadTable, cell: string, beside: string | undefined): void {
  if (beside === undefined) return
  const [, side = '', card = ''] = /^(sopra|sotto|a sinistra|a destra) (.*)$/.exec(beside) ?? []
  const article = card
    .replace(/^del /, 'il ')
    .replace(/^dell’/, 'l’')
    .replace(/^della /, 'la ')
  if ((article === card) !== (side === 'sopra' || side === 'sotto')) fail(beside)
  const [x = 0, y = 0] = cellCalled(cell).slice('cell '.length).split(',').map(Number)
  const [right, up] = SIDES[side] ?? fail(beside)
  const there = read.get(`cell ${x + right},${y + up}`) ?? []
  if (there[0] !== piecesIn(article)[0]) fail(`${beside} is ${there[0] ?? 'nothing'}`)
}

const lift = (read: ReadTable, text: string, to: Place): void =>
  namedIn(text, 'da').forEach(({ piece, cell }) => move(read, [piece], cell, to))
const lay = (read: ReadTable, text: string, from: Place): void =>
  namedIn(text).forEach(({ piece, cell }) => move(read, [piece], from, cell))

function swap(read: ReadTable, text: string): void {
  const [one, other, more] = text.split(' con ').flatMap(part => namedIn(part))
  if (!one || !other || more) return fail('two cards change places')
  takeCard(read, one.cell, one.piece)
  takeCard(read, other.cell, other.piece)
  putCard(read, one.cell, other.piece)
  putCard(read, other.cell, one.piece)
}

function gather(read: ReadTable): void {
  for (const [place, pieces] of read) if (place !== 'pack') move(read, [...pieces], place, 'pack')
}

export const WELLSIX: Sentences = [
  [/^Raccogli tutte le carte$/, gather],
  [/^Scambia (.*)$/, (read, text = '') => swap(read, text)],
  [
    new RegExp(`^Sposta (.*) da ${CELL} a ${CELL}(?:, (.*))?$`),
    (read, card = '', from = '', to = '', beside) => {
      move(read, piecesIn(card), cellCalled(from), cellCalled(to))
      seeBeside(read, to, beside)
    },
  ],
  [
    new RegExp(`^Sposta (.*) dall${HEAP} (?:tra l|nell)${HEAP}$`),
    (read, cards = '', from = '', to = '') => move(read, piecesIn(cards), heapOf(from), heapOf(to)),
  ],
  [
    new RegExp(`^Dall${HEAP}, metti (.* in ${CELL})(?:, (.*))?$`),
    (read, from = '', text = '', cell = '', beside) => {
      lay(read, text, heapOf(from))
      seeBeside(read, cell, beside)
    },
  ],
  [
    new RegExp(`^(Sposta|Riporta) (.* da ${CELL}) (?:tra l|nell)${HEAP}(, a faccia in giù)?$`),
    (read, verb = '', text = '', _ = '', name = '', faceDown?: string) => {
      const to = heapOf(name)
      if ((verb === 'Riporta') !== to.startsWith('hand')) fail(`${verb} ${name}`)
      if ((faceDown !== undefined) !== to.startsWith('seized')) fail(`${name}${faceDown ?? ''}`)
      lift(read, text, to)
    },
  ],
  [
    new RegExp(`^Metti (.*) tra l${HEAP}, a faccia in giù$`),
    (read, cards = '', to = '') => move(read, piecesIn(cards), 'pack', heapOf(to)),
  ],
  [/^Metti (.*)$/, (read, text = '') => lay(read, text, 'pack')],
  [
    /^Dai (ad?) (\w+) (.*)$/,
    (read, to = '', name = '', cards = '') => move(read, piecesIn(cards), 'pack', `hand ${seatAfter(to, name)}`),
  ],
]
