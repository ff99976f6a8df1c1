import type { NoteText } from '../../guide.ts'

export const guideText = {
  welcome: {
    title: 'A first game',
    text: 'The deck lies before you with its top card face up. Tap a card of your hand that pairs with it: as high or higher, the same suit, or an ace.',
  },
  turn: {
    title: 'The next card',
    text: 'The pair went to the discard pile, where every card is a point, and the next card of the deck was turned up. You dig on from there.',
  },
  use: {
    title: 'Which first?',
    text: 'Two different suits want to do something with the deck. You choose which of them begins.',
  },
  arrange: {
    title: 'A look ahead',
    text: 'A club looks at the next cards. Put them back in the order that you like: the first comes up next.',
  },
  return: { title: 'Given back', text: 'A heart of the pair gave the other card back to your hand.' },
  dig: {
    title: 'Dug',
    text: 'A spade dug: the next card of the deck is discarded too, and each discarded card is a point.',
  },
  draw: { title: 'Drawn', text: 'A diamond drew: the next card of the deck is in your hand.' },
  over: {
    title: 'The game is over',
    text: 'Nothing in your hand pairs, or the deck is empty. Your score is the number of discarded cards.',
  },
} as const satisfies Readonly<Record<string, NoteText>>
