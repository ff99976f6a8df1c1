import { RULING, term, type Term } from '../glossary.ts'

export const terms: readonly Term[] = [
  term('dig', 'Dig', ['dig', 'digs', 'dug'], 'To put the next card of the deck onto the discard pile.'),
  term('discard-pile', 'Discard pile', ['discard pile'], 'Where pairs and dug cards go. Each card in it is a point.'),
  term('draw', 'Draw', ['draws', 'drawn'], 'To take the next card of the deck into one’s hand.'),
  term(
    'face-up',
    'Face-up card',
    ['face-up card'],
    'The top card of the deck, which lies open: it is the one to pair with.',
  ),
  term('pair', 'Pair', ['pair', 'pairs'], 'A card of the hand with the face-up card.'),
  RULING,
]
