import { type Piece, type Place } from '../../../../src/engine/hands.ts'
import { move, put, seatOf, take, type Read, type Sentences } from '../table.ts'
import { CARD, piecesIn } from './table.ts'

/** What follows `dalle`, `tra le`, `dalla` and `nella`. */
function heapOf(name: string): Place {
  if (name === 'carte non usate') return 'pack'
  if (name === 'carte messe da parte') return 'aside'
  const [, heap = '', player = ''] = /^(mano|carte catturate) di (\w+)$/.exec(name) ?? []
  if (seatOf(player) === 0) throw new Error(`no heap ${name}`)
  return `${heap === 'mano' ? 'hand' : 'seized'} ${seatOf(player)}`
}

/** The place that is called `−3, 0`. */
const cellCalled = (name: string): Place => `cell ${name.replaceAll('−', '-').replace(' ', '')}`

const CELL = '−?\\d+, −?\\d+'
const HEAP = '(carte non usate|carte messe da parte|(?:mano|carte catturate) di \\w+)'

/** `il re di cuori in 0, 0; il 2 di picche in 1, 0`. */
const named = (text: string): readonly (readonly [Piece, Place])[] =>
  [...text.matchAll(new RegExp(`(${CARD}) in (${CELL})`, 'g'))].flatMap(([, card = '', cell = '']) =>
    piecesIn(card).map(piece => [piece, cellCalled(cell)] as const),
  )

const lift = (read: Read, text: string, to: Place): void =>
  named(text).forEach(([piece, from]) => put(read, to, take(read, from, piece)))
const lay = (read: Read, text: string, from: Place): void =>
  named(text).forEach(([piece, to]) => put(read, to, take(read, from, piece)))

function swap(read: Read, text: string): void {
  const [one, other] = named(text)
  if (!one || !other) throw new Error('two cards change places')
  const [first, second] = [take(read, one[1], one[0]), take(read, other[1], other[0])]
  put(read, one[1], second)
  put(read, other[1], first)
}

function gather(read: Read): void {
  for (const [place, pieces] of read) if (place !== 'pack') move(read, [...pieces], place, 'pack')
}

export const WELLSIX: Sentences = [
  [/^Scambia (.*)$/, (read, text = '') => swap(read, text)],
  [
    new RegExp(`^Sposta (${CARD}) da (${CELL}) a (${CELL})(?: \\(.*\\))?$`),
    (read, card = '', from = '', to = '') => move(read, piecesIn(card), cellCalled(from), cellCalled(to)),
  ],
  [/^Metti da parte (.*)$/, (read, text = '') => lift(read, text, 'aside')],
  [
    new RegExp(`^Dall[ae] ${HEAP}, metti tra le ${HEAP} (.*)$`),
    (read, from = '', to = '', cards = '') => move(read, piecesIn(cards), heapOf(from), heapOf(to)),
  ],
  [
    new RegExp(`^Dall[ae] ${HEAP}, metti nella ${HEAP} (.*)$`),
    (read, from = '', to = '', cards = '') => move(read, piecesIn(cards), heapOf(from), heapOf(to)),
  ],
  [new RegExp(`^Dall[ae] ${HEAP}, metti (.*)$`), (read, heap = '', text = '') => lay(read, text, heapOf(heap))],
  [
    new RegExp(`^Metti (?:a faccia in giù )?tra le ${HEAP} (.* in ${CELL})$`),
    (read, heap = '', text = '') => lift(read, text, heapOf(heap)),
  ],
  [
    new RegExp(`^Metti a faccia in giù tra le ${HEAP} (.*)$`),
    (read, heap = '', cards = '') => move(read, piecesIn(cards), 'pack', heapOf(heap)),
  ],
  [/^Metti (.*)$/, (read, text = '') => lay(read, text, 'pack')],
  [new RegExp(`^Riprendi nella ${HEAP} (.*)$`), (read, heap = '', text = '') => lift(read, text, heapOf(heap))],
  [/^Dai ad? (\w+) (.*)$/, (read, name = '', cards = '') => move(read, piecesIn(cards), 'pack', `hand ${seatOf(name)}`)], // oxfmt-ignore
  [/^Raccogli tutte le carte$/, gather],
]
