import type { Event, Position } from '../../engine/wellsix/types.ts'
import type { Guide } from '../guide.ts'

const happened = (events: readonly Event[], type: Event['type']): boolean => events.some(event => event.type === type)

/** A first game of Wellsix. Nothing is dealt: both begin with all cards of a suit. */
export const guide: Guide<Position, Event> = {
  deal: () => ['game wellsix', 'players Ada, Ben', 'games 2', 'play'].join('\n'),
  notes: [
    {
      id: 'welcome',
      title: 'A first game',
      text: 'You play both sides. Ada has the red cards and Ben the black ones, and each wants six of their own colour in line. Tap a card of the hand, then a place.',
      lesson: 'opening',
      arises: () => true,
    },
    {
      id: 'beside',
      title: 'Beside another',
      text: 'From now on each turn is two cards, and each must touch a card on the table along an edge. Only hearts and spades are played at first.',
      lesson: 'opening',
      arises: ({ phase, table }) => phase === 'opening' && Object.keys(table).length > 0,
    },
    {
      id: 'main',
      title: 'The second suit',
      text: 'All hearts and spades are on the table. Diamonds and clubs come into the hands, and there are more moves: place, switch two of your own, exchange one with your hand, or capture.',
      lesson: 'turns',
      arises: ({ phase }) => phase === 'main',
    },
    {
      id: 'two-moves',
      title: 'Two moves',
      text: 'The very first turn was one move. From now on every turn has two, and both may be made with the same card.',
      lesson: 'turns',
      arises: ({ phase, moves }) => phase === 'main' && moves === 2,
    },
    {
      id: 'capture',
      title: 'A capture',
      text: 'A card took one that ranks directly below, and moved onto its place. Another colour’s card is seized; one’s own comes back to the hand.',
      lesson: 'capture',
      arises: (_, events) => happened(events, 'capture'),
    },
    {
      id: 'isolate',
      title: 'Cut off',
      text: 'The capture left a gap, and cards lost their link to the rest. Only the largest group stays on the table.',
      lesson: 'isolation',
      arises: ({ phase }, events) => phase === 'keep' || happened(events, 'isolate'),
    },
    {
      id: 'game-over',
      title: 'The game is over',
      text: 'Six in line scores 30, and the other player scores one for each card seized. In a match both open equally often.',
      lesson: 'match',
      arises: ({ phase }) => phase === 'game-over' || phase === 'over',
    },
  ],
}
