import { UNSEEN, type Piece } from '../../../src/engine/hands.ts'
import { move, piecesIn, put, seatOf, take, type Read, type Sentences } from './table.ts'

function gather(read: Read): void {
  const count = [...read.values()].flat().length
  read.clear()
  read.set(
    'pack',
    Array.from({ length: count }, () => UNSEEN),
  )
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const countOf = (word: string): number => (NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word))

/** The cards of the deck in another order: those that are known have been taken from it before. */
function shuffle(read: Read): void {
  if ((read.get('pack') ?? []).length === 0) throw new Error('no cards to shuffle')
}

/** `13 cards to each player`, `one card to Ann and 13 cards to Bob`. */
function deal(read: Read, text: string): void {
  const dealt = [...text.matchAll(/(\w+) cards? to (\w+)/g)].flatMap(([, count = '', name = '']) =>
    (name === 'each' ? [1, 2, 3, 4] : [seatOf(name)]).map(seat => [seat, countOf(count)] as const),
  )
  for (const [seat, count] of dealt) {
    for (let n = 0; n < count; n++) put(read, `hand ${seat}`, take(read, 'pack', UNSEEN))
  }
}

/** `a 7 (not the 7 of spades) and the king of hearts`. */
function takeBack(read: Read, name: string, text: string): void {
  const [from, to] = [`played ${seatOf(name)}`, `hand ${seatOf(name)}`] as const
  const asked = [...text.matchAll(/(the \w+ of \w+|an? \w+)(?: \(not ([^)]*)\))?/g)]
  // What is named is found first.
  for (const [, card = '', not = ''] of asked.toSorted(([, one = ''], [, other = '']) => other.length - one.length)) {
    const others = piecesIn(not)
      .filter(piece => (read.get(from) ?? []).includes(piece))
      .map(piece => take(read, from, piece))
    move(read, piecesIn(card), from, to)
    for (const other of others) put(read, from, other)
  }
}

const theirs = (
  read: Read,
  pieces: readonly Piece[],
  name: string,
  ...way: readonly ['hand' | 'played', 'hand' | 'played']
): void => move(read, pieces, `${way[0]} ${seatOf(name)}`, `${way[1]} ${seatOf(name)}`)

export const TENNIS: Sentences = [
  [/^(\w+) plays (.*)$/, (read, name = '', cards = '') => theirs(read, piecesIn(cards), name, 'hand', 'played')],
  [/^(\w+) takes back (.*)$/, (read, name = '', cards = '') => takeBack(read, name, cards)],
  [
    /^Put (.*) face up in front of (\w+)$/,
    (read, cards = '', name = '') => move(read, piecesIn(cards), 'pack', `played ${seatOf(name)}`),
  ],
  [/^Shuffle the (?:other )?cards$/, shuffle],
  [/^Deal (.*), face down$/, (read, text = '') => deal(read, text)],
  [/^Collect all the cards$/, gather],
]
