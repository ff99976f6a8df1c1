import { type Piece, type Place } from '../../../src/engine/hands.ts'
import { move, piecesIn, put, seatOf, take, type Read, type Sentences } from './table.ts'

const heapOf = (name: string): Place => {
  if (name === 'the cards not in use') return 'pack'
  if (name === 'the cards put aside') return 'aside'
  const [, player = '', heap = ''] = /^(\w+)’s (hand|seized pile)$/.exec(name) ?? []
  if (seatOf(player) === 0) throw new Error(`no heap ${name}`)
  return `${heap === 'hand' ? 'hand' : 'seized'} ${seatOf(player)}`
}

/** The place that is called `−3, 0`. */
const cellCalled = (name: string): Place => `cell ${name.replaceAll('−', '-').replace(' ', '')}`

const CARD_AT = /(the \w+ of \w+|a card) (?:from|on) (−?\d+, −?\d+)/g

/** `the king of hearts from 0, 0; the 2 of spades from 1, 0`. */
const named = (text: string): readonly (readonly [Piece, Place])[] =>
  [...text.matchAll(CARD_AT)].flatMap(([, card = '', cell = '']) =>
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

/** `the 4 and 6 of spades into Ann’s hand and the hearts onto Bob’s seized pile`. */
const shares = (text: string, word: string): readonly (readonly [Piece[], Place])[] =>
  [
    ...text.matchAll(
      new RegExp(`(.*?) (?:${word}) (the cards (?:not in use|put aside)|\\w+’s (?:hand|seized pile))`, 'g'),
    ),
  ].map(([, cards = '', heap = '']) => [piecesIn(cards), heapOf(heap)] as const)

function gather(read: Read): void {
  for (const [place, pieces] of read) if (place !== 'pack') move(read, [...pieces], place, 'pack')
}

export const WELLSIX: Sentences = [
  [/^Let (.*) change places$/, (read, text = '') => swap(read, text)],
  [
    /^Take (the \w+ of \w+ from .*) into (.*), and put (.*) there$/,
    (read, text = '', heap = '', out = '') => {
      const [cell] = named(text).map(([, place]) => place)
      lift(read, text, heapOf(heap))
      if (cell) move(read, piecesIn(out), heapOf(heap), cell)
    },
  ],
  [
    /^Move (the \w+ of \w+) from (−?\d+, −?\d+) to (−?\d+, −?\d+)(?: \(.*\))?$/,
    (read, card = '', from = '', to = '') => move(read, piecesIn(card), cellCalled(from), cellCalled(to)),
  ],
  [
    /^Move (.*) from (.*) to (.*)$/,
    (read, cards = '', from = '', to = '') => move(read, piecesIn(cards), heapOf(from), heapOf(to)),
  ],
  [
    /^Put aside (.*)$/,
    (read, text = '') => shares(text, 'of').forEach(([pieces, heap]) => move(read, pieces, heap, 'pack')),
  ],
  [/^Put back (.*)$/, (read, text = '') => lay(read, text, 'aside')],
  [/^Put (.*) aside$/, (read, text = '') => lift(read, text, 'aside')],
  [/^Put (.*)$/, (read, text = '') => lay(read, text, 'pack')],
  [/^Lift (.*) onto (.*)$/, (read, text = '', heap = '') => lift(read, text, heapOf(heap))],
  [/^Take (.*) out of use$/, (read, text = '') => lift(read, text, 'pack')],
  [/^Take (.* from −?\d.*) into (.*)$/, (read, text = '', heap = '') => lift(read, text, heapOf(heap))],
  [
    /^Take (.*)$/,
    (read, text = '') => shares(text, 'into|onto').forEach(([pieces, heap]) => move(read, pieces, 'pack', heap)),
  ],
  [/^From (.*) put (.*)$/, (read, heap = '', text = '') => lay(read, text, heapOf(heap))],
  [/^Gather all cards$/, gather],
]
