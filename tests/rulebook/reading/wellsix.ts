import { type Piece, type Place } from '../../../src/engine/hands.ts'
import { move, piecesIn, putCard, seatOf, takeCard, type ReadTable, type Sentences } from './table.ts'

const heapOf = (name: string): Place => {
  if (name === 'the unused cards') return 'pack'
  if (name === 'the cards set aside') return 'aside'
  const [, player = '', heap = ''] = /^(\w+)’s (hand|pile)$/.exec(name) ?? []
  if (seatOf(player) === 0) throw new Error(`no heap ${name}`)
  return `${heap === 'hand' ? 'hand' : 'seized'} ${seatOf(player)}`
}

const cellCalled = (name: string): Place => `cell ${name.replaceAll('−', '-').replaceAll(/[ ()]/g, '')}`

const CARD_AT = /(the \w+ of \w+|a card) (?:at|on) (\(−?\d+, −?\d+\))/g

/** The cards and squares in `the king of hearts at (0, 0) and the 2 of spades at (1, 0)`. */
const named = (text: string): readonly (readonly [Piece, Place])[] =>
  [...text.matchAll(CARD_AT)].flatMap(([, card = '', cell = '']) =>
    piecesIn(card).map(piece => [piece, cellCalled(cell)] as const),
  )

const lift = (read: ReadTable, text: string, to: Place): void =>
  named(text).forEach(([piece, from]) => putCard(read, to, takeCard(read, from, piece)))
const lay = (read: ReadTable, text: string, from: Place): void =>
  named(text).forEach(([piece, to]) => putCard(read, to, takeCard(read, from, piece)))

function swap(read: ReadTable, text: string): void {
  const [one, other] = named(text)
  if (!one || !other) throw new Error('two cards change places')
  const [first, second] = [takeCard(read, one[1], one[0]), takeCard(read, other[1], other[0])]
  putCard(read, one[1], second)
  putCard(read, other[1], first)
}

function gather(read: ReadTable): void {
  for (const [place, pieces] of read) if (place !== 'pack') move(read, [...pieces], place, 'pack')
}

export const WELLSIX: Sentences = [
  [/^Switch (.*)$/, (read, text = '') => swap(read, text)],
  [
    /^Put (the \w+ of \w+) from (\w+’s hand) on (\(−?\d+, −?\d+\))$/,
    (read, card = '', heap = '', cell = '') => move(read, piecesIn(card), heapOf(heap), cellCalled(cell)),
  ],
  [
    /^Move (the \w+ of \w+) from (\(−?\d+, −?\d+\)) to (\(−?\d+, −?\d+\))(?:, .*)?$/,
    (read, card = '', from = '', to = '') => move(read, piecesIn(card), cellCalled(from), cellCalled(to)),
  ],
  [
    /^Move (.*) from (.*) to (.*)$/,
    (read, cards = '', from = '', to = '') => move(read, piecesIn(cards), heapOf(from), heapOf(to)),
  ],
  [/^Set aside (.*)$/, (read, text = '') => lift(read, text, 'aside')],
  [/^Put (.* at \(.*) with the unused cards$/, (read, text = '') => lift(read, text, 'pack')],
  [
    /^Put (.*) from (.*) with the unused cards$/,
    (read, cards = '', heap = '') => move(read, piecesIn(cards), heapOf(heap), 'pack'),
  ],
  [/^Put (.* at \(.*) face down on (.*)$/, (read, text = '', heap = '') => lift(read, text, heapOf(heap))],
  [/^Put (.*) face down on (.*)$/, (read, cards = '', heap = '') => move(read, piecesIn(cards), 'pack', heapOf(heap))], // oxfmt-ignore
  [/^Put (.*)$/, (read, text = '') => lay(read, text, 'pack')],
  [/^Take (.* at \(.*) into (.*)$/, (read, text = '', heap = '') => lift(read, text, heapOf(heap))],
  [/^Deal (.*) to (\w+)$/, (read, cards = '', name = '') => move(read, piecesIn(cards), 'pack', `hand ${seatOf(name)}`)], // oxfmt-ignore
  [/^From (.*), put (.*)$/, (read, heap = '', text = '') => lay(read, text, heapOf(heap))],
  [/^Collect all the cards$/, gather],
]
