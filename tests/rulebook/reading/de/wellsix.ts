import { type Piece, type Place } from '../../../../src/engine/hands.ts'
import { move, putCard, seatOf, takeCard, type ReadTable, type Sentences } from '../table.ts'
import { CARD, piecesIn } from './table.ts'

function heapOf(words: string): Place {
  if (words.endsWith('unbenutzten Karten')) return 'pack'
  if (words.includes('neben d')) return 'aside'
  const [, heap = '', player = ''] = /(Hand|Stapel) von (\w+)$/.exec(words) ?? []
  if (seatOf(player) === 0) throw new Error(`no heap ${words}`)
  return `${heap === 'Hand' ? 'hand' : 'seized'} ${seatOf(player)}`
}

const cellCalled = (name: string): Place => `cell ${name.replaceAll('−', '-').replaceAll(/[ ()]/g, '')}`

const CELL = '\\(−?\\d+, −?\\d+\\)'
const TO = '(auf die Hand von \\w+|verdeckt auf den Stapel von \\w+|zu den unbenutzten Karten|neben die Auslage)'
const FROM = '(aus der Hand von \\w+|vom Stapel von \\w+|von den unbenutzten Karten|von den Karten neben der Auslage)'

/** The cards and squares in `den Herz-König von (0, 0) und die Pik-2 von (1, 0)`. */
const named = (text: string): readonly (readonly [Piece, Place])[] =>
  [...text.matchAll(new RegExp(`(${CARD}) (?:auf|von) (${CELL})`, 'g'))].flatMap(([, card = '', cell = '']) =>
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
  [/^Tausch (.*)$/, (read, text = '') => swap(read, text)],
  [
    new RegExp(`^Leg (${CARD}) von (${CELL}) auf (${CELL})(?:, .*)?$`),
    (read, card = '', from = '', to = '') => move(read, piecesIn(card), cellCalled(from), cellCalled(to)),
  ],
  [
    new RegExp(`^(?:Leg|Nimm) (${CARD} von ${CELL}.*) ${TO}$`),
    (read, text = '', heap = '') => lift(read, text, heapOf(heap)),
  ],
  [
    new RegExp(`^Leg (${CARD}) ${FROM} auf (${CELL})(?:, .*)?$`),
    (read, card = '', heap = '', cell = '') => move(read, piecesIn(card), heapOf(heap), cellCalled(cell)),
  ],
  [new RegExp(`^Leg ${FROM} (.*)$`), (read, heap = '', text = '') => lay(read, text, heapOf(heap))],
  [
    new RegExp(`^(?:Leg|Nimm) (.*) ${FROM} ${TO}$`),
    (read, cards = '', from = '', to = '') => move(read, piecesIn(cards), heapOf(from), heapOf(to)),
  ],
  [new RegExp(`^Leg (.*) ${TO}$`), (read, cards = '', heap = '') => move(read, piecesIn(cards), 'pack', heapOf(heap))],
  [/^Leg (.*)$/, (read, text = '') => lay(read, text, 'pack')],
  [/^Gib (.*) an (\w+)$/, (read, cards = '', name = '') => move(read, piecesIn(cards), 'pack', `hand ${seatOf(name)}`)],
  [/^Sammle alle Karten ein$/, gather],
]
