import { UNSEEN, type Place } from '../../../../src/engine/hands.ts'
import { move, put, seatOf, take, type Read, type Sentences } from '../table.ts'
import { numberIn, piecesIn } from './table.ts'

function gather(read: Read): void {
  const count = [...read.values()].flat().length
  read.clear()
  read.set(
    'pack',
    Array.from({ length: count }, () => UNSEEN),
  )
}

/** Deals as in `je 13 Karten an alle` or `12 Karten an Ann und 13 Karten an Bob`. */
function deal(read: Read, text: string): void {
  const dealt = [...text.matchAll(/(\p{L}+|\d+) Karten? an (\w+)/gu)].flatMap(([, count = '', name = '']) =>
    (name === 'alle' ? [1, 2, 3, 4] : [seatOf(name)]).map(seat => [seat, numberIn(count)] as const),
  )
  for (const [seat, count] of dealt) {
    for (let n = 0; n < count; n++) put(read, `hand ${seat}`, take(read, 'pack', UNSEEN))
  }
}

/** Moves the cards named as in `eine 7 (nicht die Pik-7) und den Herz-König`. */
function carry(read: Read, text: string, from: Place, to: Place): void {
  const asked = [...text.matchAll(/((?:den|die|das|eine?n?) [\p{L}\d-]+)(?: \(nicht ([^)]*)\))?/gu)]
  // Cards that are named in full are taken first.
  for (const [, card = '', not = ''] of asked.toSorted(([, one = ''], [, other = '']) => other.length - one.length)) {
    const others = piecesIn(not)
      .filter(piece => (read.get(from) ?? []).includes(piece))
      .map(piece => take(read, from, piece))
    move(read, piecesIn(card), from, to)
    for (const other of others) put(read, from, other)
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
