import type { Event, Position } from '../../engine/tennis/types.ts'
import { happened, type Guide } from '../guide.ts'
import { hint } from './hint.ts'

/** A first hand of tennis. The cards are those of a real deck, or any that come to mind: the referee follows. */
export const guide: Guide<Position, Event> = {
  deal: () => ['game tennis', 'players Ada, Ben, Cleo, Dan', 'target 2', 'play'].join('\n'),
  hint,
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
      arises: ({ position: { played } }) => played.length === 1,
    },
    {
      id: 'net',
      title: 'The Net',
      text: 'There is a Net now. Angler and Cormorant try to clear it: a card that is higher earns a point.',
      lesson: 'net',
      arises: ({ position: { phase, net } }) => phase === 'play' && net !== null,
    },
    {
      id: 'clear',
      title: 'Over the Net',
      text: 'The card was higher than the Net: a point. Being equal would not have been enough.',
      lesson: 'clearing',
      arises: moment => happened(moment, 'clear'),
    },
    {
      id: 'missed',
      title: 'Under the Net',
      text: 'That card was not higher than the Net, so it earned nothing. It still makes the next Net with the other card of its pair.',
      lesson: 'clearing',
      arises: moment =>
        moment.before.net !== null &&
        happened(moment, 'play') &&
        !happened(moment, 'clear') &&
        !happened(moment, 'match'),
    },
    {
      id: 'match',
      title: 'Matching cards',
      text: 'Both cards have the same value, so both players have two points from this pair, and the next Net is 0.',
      lesson: 'matching',
      arises: moment => happened(moment, 'match'),
    },
    {
      id: 'hand-over',
      title: 'The hand is over',
      text: 'Most points win the hand; the player farthest clockwise from the dealer wins ties. A Ghost’s win counts for two. Now deal anew.',
      lesson: 'winning',
      arises: ({ position: { phase } }) => phase !== 'play',
    },
    {
      id: 'next-hand',
      title: 'The next hand',
      text: 'Each moved on by one role: the Angler is the Ghost now, and the Fish, who plays first, is whoever sits opposite.',
      lesson: 'seats',
      arises: ({ position: { phase, hand } }) => phase === 'play' && hand > 1,
    },
    {
      id: 'over',
      title: 'The match is over',
      text: 'The agreed number of hands is won. That was a whole match: you are ready to referee one for friends.',
      lesson: 'winning',
      arises: ({ position: { phase } }) => phase === 'over',
    },
  ],
}
