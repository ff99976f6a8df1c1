import { UNSEEN, type Place } from '../../../src/engine/hands.ts'
import { move, piecesIn, putCard, seatOf, takeCard, type ReadTable, type Sentences } from './table.ts'

function gather(read: ReadTable): void {
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

/** Known cards have already been taken from the pack. */
function shuffle(read: ReadTable): void {
  if ((read.get('pack') ?? []).length === 0) throw new Error('no cards to shuffle')
}

function deal(read: ReadTable, text: string): void {
  const dealt = [...text.matchAll(/(\w+) cards? to (\w+)/g)].flatMap(([, count = '', name = '']) =>
    (name === 'each' ? [1, 2, 3, 4] : [seatOf(name)]).map(seat => [seat, countOf(count)] as const),
  )
  for (const [seat, count] of dealt) {
    for (let n = 0; n < count; n++) putCard(read, `hand ${seat}`, takeCard(read, 'pack', UNSEEN))
  }
}

/** Moves the cards that are named in a text such as `a 7 (not the 7 of spades) and the king of hearts`. */
function carry(read: ReadTable, text: string, from: Place, to: Place): void {
  const asked = [...text.matchAll(/(the \w+ of \w+|an? \w+)(?: \(not ([^)]*)\))?/g)]
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
    /^(\w+) plays (.*)$/,
    (read, name = '', cards = '') => carry(read, cards, `hand ${seatOf(name)}`, `played ${seatOf(name)}`),
  ],
  [
    /^(\w+) takes back (.*)$/,
    (read, name = '', cards = '') => carry(read, cards, `played ${seatOf(name)}`, `hand ${seatOf(name)}`),
  ],
  [
    /^Put (.*) face up in front of (\w+)$/,
    (read, cards = '', name = '') => carry(read, cards, 'pack', `played ${seatOf(name)}`),
  ],
  [/^Shuffle the (?:other )?cards$/, shuffle],
  [/^Deal (.*), face down$/, (read, text = '') => deal(read, text)],
  [/^Collect all the cards$/, gather],
]
