import { UNSEEN, type Place } from '../../../../src/engine/hands.ts'
import { move, putCard, seatOf, takeCard, type ReadTable, type Sentences } from '../table.ts'
import { numberIn, piecesIn } from './table.ts'

function gather(read: ReadTable): void {
  const count = [...read.values()].flat().length
  read.clear()
  read.set(
    'pack',
    Array.from({ length: count }, () => UNSEEN),
  )
}

function deal(read: ReadTable, text: string): void {
  const dealt = [...text.matchAll(/(\p{L}+|\d+) Karten? an (\w+)/gu)].flatMap(([, count = '', name = '']) =>
    (name === 'alle' ? [1, 2, 3, 4] : [seatOf(name)]).map(seat => [seat, numberIn(count)] as const),
  )
  for (const [seat, count] of dealt) {
    for (let n = 0; n < count; n++) putCard(read, `hand ${seat}`, takeCard(read, 'pack', UNSEEN))
  }
}

/** Moves the cards that are named in a text such as `eine 7 (nicht die Pik-7) und den Herz-König`. */
function carry(read: ReadTable, text: string, from: Place, to: Place): void {
  const asked = [...text.matchAll(/((?:den|die|das|eine?n?) [\p{L}\d-]+)(?: \(nicht ([^)]*)\))?/gu)]
  // Cards that are named in full are taken first.
  for (const [, card = '', not = ''] of asked.toSorted(([, one = ''], [, other = '']) => other.length - one.length)) {
    const others = piecesIn(not)
      .filter(piece => (read.get(from) ?? []).includes(piece))
      .map(piece => takeCard(read, from, piece))
    move(read, piecesIn(card), from, to)
    for (const other of others) putCard(read, from, other)
  }
}

export const TENNIS: Sentences = [
  [
    /^(\w+) spielt (.*)$/,
    (read, name = '', cards = '') => carry(read, cards, `hand ${seatOf(name)}`, `played ${seatOf(name)}`),
  ],
  [
    /^(\w+) nimmt (.*) zurück auf die Hand$/,
    (read, name = '', cards = '') => carry(read, cards, `played ${seatOf(name)}`, `hand ${seatOf(name)}`),
  ],
  [/^Leg (.*) offen vor (\w+)$/, (read, cards = '', name = '') => carry(read, cards, 'pack', `played ${seatOf(name)}`)],
  [/^Misch die (?:anderen )?Karten$/, () => {}],
  [/^Teil verdeckt aus: (.*)$/, (read, text = '') => deal(read, text)],
  [/^Sammle alle Karten ein$/, gather],
]
