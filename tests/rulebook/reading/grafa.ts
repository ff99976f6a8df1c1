import { type Piece, type Place } from '../../../src/engine/hands.ts'
import { move, piecesIn, putCard, takeCard, type SentenceEffect, type ReadTable, type Sentences } from './table.ts'

const HEAPS: Readonly<Record<string, Place>> = {
  'the discard pile': 'discard',
  'the top of the deck': 'top',
  'your hand': 'hand 1',
  'the cards you looked at': 'looked',
  'the pair': 'pair',
  'the cards set aside': 'aside',
}
const heapOf = (name: string): Place => {
  const place = HEAPS[name]
  if (!place) throw new Error(`no heap ${name}`)
  return place
}

const onDeck = (read: ReadTable): Place => ((read.get('top') ?? []).length > 0 ? 'top' : 'deck')
const draw = (read: ReadTable, text: string, to: Place): void =>
  piecesIn(text).forEach(piece => putCard(read, to, takeCard(read, onDeck(read), piece)))

/**
 * The cards and their piles in `the 4 of spades and the king of hearts from the discard pile`; each card may have its
 * own pile.
 */
function sourced(text: string): readonly (readonly [Piece, Place])[] {
  let waiting: Piece[] = []
  const parts = text.split(/ from (the discard pile|your hand|the cards you looked at|the pair|the cards set aside)/)
  const found: (readonly [Piece, Place])[] = []
  parts.forEach((part, index) => {
    if (index % 2 === 0) waiting = piecesIn(part)
    else found.push(...waiting.splice(0).map(piece => [piece, heapOf(part)] as const))
  })
  return [...found, ...waiting.map(piece => [piece, 'looked'] as const)]
}

function putBack(read: ReadTable, faceUp: boolean, text: string): void {
  if (onDeck(read) === 'top') throw new Error('a card lies face up on the deck')
  const cards = sourced(text).map(([piece, from]) => takeCard(read, from, piece))
  const down = faceUp ? cards.slice(1) : cards
  for (const card of down.toReversed()) putCard(read, 'deck', card)
  if (faceUp) putCard(read, 'top', cards[0] ?? '??')
}

const going =
  (from: Place, to: Place): SentenceEffect =>
  (read, cards = '') =>
    move(read, piecesIn(cards), from, to)

export const GRAFA: Sentences = [
  [/^Turn the top card of the deck face up(?:: (.*))?$/, (read, card = 'the next card') => going('deck', 'top')(read, card)], // oxfmt-ignore
  [/^Turn (.*) face down on the deck$/, going('top', 'deck')],
  [/^(?:Spades|Dig): put (.*) from the deck on the discard pile$/, (read, cards = '') => draw(read, cards, 'discard')],
  [/^(?:Diamonds: d|D)raw (.*) into your hand$/, (read, cards = '') => draw(read, cards, 'hand 1')],
  [/^Take (.*) off the deck and look at (?:it|them)$/, (read, cards = '') => draw(read, cards, 'looked')],
  [
    /^Put \w+ cards back on the deck, (the top one face up, the others?|all|both) face down\. From the top: (.*)$/,
    (read, face = '', text = '') => putBack(read, face.startsWith('the'), text),
  ],
  [/^Put (.*) back on the deck, face (up|down)$/, (read, text = '', face = '') => putBack(read, face === 'up', text)],
  [
    /^Add (.*) from (.*) to (the cards you looked at|the pair)$/,
    (read, cards = '', from = '', to = '') => from === 'the deck' ? draw(read, cards, heapOf(to)) : move(read, piecesIn(cards), heapOf(from), heapOf(to)), // oxfmt-ignore
  ],
  [/^Set aside (.*) from the deck$/, (read, cards = '') => draw(read, cards, 'aside')],
  [
    /^Pair (.*) with (.*)$/,
    (read, hand = '', top = '') => {
      move(read, piecesIn(hand), 'hand 1', 'pair')
      move(read, piecesIn(top), 'top', 'pair')
    },
  ],
  [/^Discard (.*)$/, going('pair', 'discard')],
  [
    /^Put (.*) from (.*) on the discard pile$/,
    (read, cards = '', from = '') => move(read, piecesIn(cards), from === 'the deck' ? 'top' : heapOf(from), 'discard'),
  ],
  [
    /^Put (.*) from (.*) face up on the deck$/,
    (read, cards = '', from = '') => move(read, piecesIn(cards), heapOf(from), 'top'),
  ],
  [/^Put (.*) face up on the deck$/, going('pair', 'top')],
  [
    /^Take (.*) from (.*) into your hand$/,
    (read, cards = '', from = '') => move(read, piecesIn(cards), heapOf(from), 'hand 1'),
  ],
  [/^(?:Hearts: t|T)ake (.*?)(?: back)? into your hand$/, going('pair', 'hand 1')],
]
