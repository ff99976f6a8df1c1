import { DECK } from '../../engine/cards.ts'
import type { Event, Position } from '../../engine/grafa/types.ts'
import { happened, type Guide } from '../guide.ts'
import { seeded } from '../seeded.ts'
import { hint } from './hint.ts'

/** A first game of Grafa. */
export const guide: Guide<Position, Event> = {
  deal: seed => ['game grafa', 'players Ada', `deck ${seeded(seed).shuffled(DECK).join(' ')}`, 'play'].join('\n'),
  hint,
  notes: [
    {
      id: 'welcome',
      title: 'A first game',
      text: 'The deck lies before you with its top card face up. Tap a card of your hand that pairs with it: as high or higher, the same suit, or an ace.',
      lesson: 'pairs',
      arises: () => true,
    },
    {
      id: 'turn',
      title: 'The next card',
      text: 'The pair went to the discard pile, where every card is a point, and the next card of the deck was turned up. You dig on from there.',
      lesson: 'pairs',
      arises: moment => happened(moment, 'turn'),
    },
    {
      id: 'use',
      title: 'Which first?',
      text: 'Two different suits want to do something with the deck. You choose which of them begins.',
      lesson: 'order',
      arises: ({ position: { phase } }) => phase === 'use',
    },
    {
      id: 'arrange',
      title: 'A look ahead',
      text: 'A club looks at the next cards. Put them back in the order that you like: the first comes up next.',
      lesson: 'clubs',
      arises: ({ position: { phase } }) => phase === 'arrange',
    },
    {
      id: 'return',
      title: 'Given back',
      text: 'A heart of the pair gave the other card back to your hand.',
      lesson: 'hearts',
      arises: moment => happened(moment, 'return'),
    },
    {
      id: 'dig',
      title: 'Dug',
      text: 'A spade dug: the next card of the deck is discarded too, and each discarded card is a point.',
      lesson: 'spades',
      arises: moment => happened(moment, 'dig'),
    },
    {
      id: 'draw',
      title: 'Drawn',
      text: 'A diamond drew: the next card of the deck is in your hand.',
      lesson: 'diamonds',
      arises: moment => happened(moment, 'draw'),
    },
    {
      id: 'over',
      title: 'The game is over',
      text: 'Nothing in your hand pairs, or the deck is empty. Your score is the number of discarded cards.',
      lesson: 'end',
      arises: ({ position: { phase } }) => phase === 'over',
    },
  ],
}
