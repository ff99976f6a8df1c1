import { UNSEEN, type Piece } from '../../../../src/engine/hands.ts'
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

/** `13 carte a ogni giocatore`, `dodici carte ad Ann e 13 carte a Bob`. */
function deal(read: Read, text: string): void {
  const dealt = [...text.matchAll(/(\w+) cart[ae] ad? (\w+)/g)].flatMap(([, count = '', name = '']) =>
    (name === 'ogni' ? [1, 2, 3, 4] : [seatOf(name)]).map(seat => [seat, numberIn(count)] as const),
  )
  for (const [seat, count] of dealt) {
    for (let n = 0; n < count; n++) put(read, `hand ${seat}`, take(read, 'pack', UNSEEN))
  }
}

/** `un 7 (non il 7 di picche) e il re di cuori`. */
function takeBack(read: Read, name: string, text: string): void {
  const [from, to] = [`played ${seatOf(name)}`, `hand ${seatOf(name)}`] as const
  const asked = [...text.matchAll(/((?:il |l’|la )\w+ di \w+|una? \w+)(?: \(non ([^)]*)\))?/g)]
  // What is named is found first.
  for (const [, card = '', not = ''] of asked.toSorted(([, one = ''], [, other = '']) => other.length - one.length)) {
    const others = piecesIn(not)
      .filter(piece => (read.get(from) ?? []).includes(piece))
      .map(piece => take(read, from, piece))
    move(read, piecesIn(card), from, to)
    for (const other of others) put(read, from, other)
  }
}

const play = (read: Read, pieces: readonly Piece[], name: string): void =>
  move(read, pieces, `hand ${seatOf(name)}`, `played ${seatOf(name)}`)

export const TENNIS: Sentences = [
  [/^(\w+) gioca (.*)$/, (read, name = '', cards = '') => play(read, piecesIn(cards), name)],
  [/^(\w+) riprende in mano (.*)$/, (read, name = '', cards = '') => takeBack(read, name, cards)],
  [
    /^Metti (.*), a faccia in su, davanti ad? (\w+)$/,
    (read, cards = '', name = '') => move(read, piecesIn(cards), 'pack', `played ${seatOf(name)}`),
  ],
  [/^Dai (.*)$/, (read, text = '') => deal(read, text)],
  [/^Mescola le (?:altre )?carte$/, () => undefined],
  [/^Raccogli tutte le carte$/, gather],
]
