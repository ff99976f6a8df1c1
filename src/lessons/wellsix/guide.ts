import type { Event, Position } from '../../engine/wellsix/types.ts'
import { happened, type Guide } from '../guide.ts'
import { hint } from './hint.ts'

/** A first game of Wellsix. Nothing is dealt: both begin with all cards of a suit. */
export const guide: Guide<Position, Event> = {
  deal: () => ['game wellsix', 'players Ada, Ben', 'games 2', 'play'].join('\n'),
  hint,
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
      arises: ({ position: { phase, table } }) => phase === 'opening' && Object.keys(table).length > 0,
    },
    {
      id: 'last-of-opening',
      title: 'The last heart or spade',
      text: 'Whoever placed second ends the opening with a single card. Six in line would win even now.',
      lesson: 'opening',
      arises: ({ position: { phase, moves, table } }) =>
        phase === 'opening' && moves === 1 && Object.keys(table).length > 0 && Object.keys(table).length % 2 === 1,
    },
    {
      id: 'main',
      title: 'The second suit',
      text: 'All hearts and spades are on the table. Diamonds and clubs come into the hands, and there are more moves: place, switch two of your own, exchange one with your hand, or capture.',
      lesson: 'turns',
      arises: ({ position: { phase } }) => phase === 'main',
    },
    {
      id: 'two-moves',
      title: 'Two moves',
      text: 'The very first turn was one move. From now on every turn has two, and both may be made with the same card.',
      lesson: 'turns',
      arises: ({ position: { phase, moves } }) => phase === 'main' && moves === 2,
    },
    {
      id: 'capture',
      title: 'A capture',
      text: 'A card took one that ranks directly below, and moved onto its place. Another colour’s card is seized; one’s own comes back to the hand.',
      lesson: 'capture',
      arises: moment => happened(moment, 'capture'),
    },
    {
      id: 'isolate',
      title: 'Cut off',
      text: 'The capture left a gap, and cards lost their link to the rest. Only the largest group stays on the table.',
      lesson: 'isolation',
      arises: moment => moment.position.phase === 'keep' || happened(moment, 'isolate'),
    },
    {
      id: 'keep',
      title: 'Which group stays?',
      text: 'Several groups are the largest. The player who captured chooses the one that stays, and gains from the others.',
      lesson: 'isolation',
      arises: ({ position: { phase } }) => phase === 'keep',
    },
    {
      id: 'switch',
      title: 'Switched',
      text: 'Two cards of one player changed places. That is one move, and often prepares the next.',
      lesson: 'switch',
      arises: moment => happened(moment, 'switch'),
    },
    {
      id: 'exchange',
      title: 'Exchanged',
      text: 'A card came back to the hand, and another one took its place. That is one move.',
      lesson: 'exchange',
      arises: moment => happened(moment, 'exchange'),
    },
    {
      id: 'quiet',
      title: 'A quiet turn',
      text: 'A turn without a seizure is quiet. Ten of them in a row end the game; a seizure begins the count anew.',
      lesson: 'end',
      arises: ({ position: { phase, quiet } }) => phase === 'main' && quiet > 0,
    },
    {
      id: 'game-over',
      title: 'The game is over',
      text: 'Six in line scores 30, and the other player scores one for each card seized. In a match both open equally often.',
      lesson: 'match',
      arises: ({ position: { phase } }) => phase === 'game-over' || phase === 'over',
    },
  ],
}
