import type { Event, Position } from '../../engine/tennis/types.ts'
import type { Guide } from '../guide.ts'

const happened = (events: readonly Event[], type: Event['type']): boolean => events.some(event => event.type === type)

/** A first hand of tennis. The cards are those of a real deck, or any that come to mind: the referee follows. */
export const guide: Guide<Position, Event> = {
  deal: () => ['game tennis', 'players Ada, Ben, Cleo, Dan', 'target 2', 'play'].join('\n'),
  notes: [
    {
      id: 'welcome',
      title: 'A first hand',
      text: 'Deal a deck to four seats, or make the cards up as you go. Ada deals and is the Ghost; Cleo, opposite, is the Fish and plays first. Tap the rank of her card.',
      lesson: 'seats',
      arises: () => true,
    },
    {
      id: 'pair',
      title: 'A pair',
      text: 'The Ghost completes the first pair. The difference of the two cards will be the Net for the other two players.',
      lesson: 'pairs',
      arises: ({ played }) => played.length === 1,
    },
    {
      id: 'net',
      title: 'The Net',
      text: 'There is a Net now. Angler and Cormorant try to clear it: a card that is higher earns a point.',
      lesson: 'net',
      arises: ({ phase, net }) => phase === 'play' && net !== null,
    },
    {
      id: 'clear',
      title: 'Over the Net',
      text: 'The card was higher than the Net: a point. Being equal would not have been enough.',
      lesson: 'clearing',
      arises: (_, events) => happened(events, 'clear'),
    },
    {
      id: 'match',
      title: 'Matching cards',
      text: 'Both cards have the same value, so both players have two points from this pair, and the next Net is 0.',
      lesson: 'matching',
      arises: (_, events) => happened(events, 'match'),
    },
    {
      id: 'hand-over',
      title: 'The hand is over',
      text: 'Most points win the hand; the player farthest clockwise from the dealer wins ties. A Ghost’s win counts for two. For the next hand each moves on by one role.',
      lesson: 'winning',
      arises: ({ phase }) => phase !== 'play',
    },
  ],
}
