import { and, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { deal } from './deck.ts'
import { cardsThatAsk, digs, inPhase, turns } from './goals.ts'
import type { GrafaLesson } from './types.ts'

export const order: GrafaLesson = {
  id: 'order',
  title: 'What happens first',
  section: 'order',
  intro:
    'Hearts give back at once. Where two different suits do something with the deck, you say which of them begins.',
  tasks: [
    {
      type: 'mark',
      record: deal('9S 2C TH KD', '7C 5D 6H 3S 4D'),
      task: 'A club lies face up. Tap each card with which you would be asked what acts first.',
      hints: ['The pair has to have two different suits that act on the deck.', 'Spades dig and diamonds draw.'],
      done: 'With the spade and with the diamond: both suits act on the deck then, and the order matters.',
      otherwise: 'Hearts do nothing with the deck, and two clubs act as one.',
      right: cardsThatAsk,
      answer: ['9S', 'KD'],
    },
    {
      type: 'choice',
      record: deal('9S 2D', '7H 5D 6H 3S TD'),
      task: 'You pair the 9 of spades with the 7 of hearts. Are you asked which acts first?',
      hints: ['Do hearts do anything with the deck?', 'Only the spade does.'],
      done: 'No. Hearts give back at once, and then the spade digs.',
      otherwise: 'Only one of the two suits acts on the deck.',
      options: YES_OR_NO,
      action: 'pair 9S',
      right: yesIf(inPhase('use')),
      answer: NO,
    },
    {
      type: 'move',
      record: deal('9S 2D', '7C 6D 6H 3S TD', { played: ['pair 9S'] }),
      task: 'The spade would dig the 6 of diamonds, which you could pair. Look first, and dig the 6 of hearts instead.',
      hints: ['Which suit lets you change the order of the deck?', 'Clubs first; then put the 6 of hearts on top.'],
      done: 'First looked, then dug: the club chose what the spade threw away.',
      otherwise: 'Another card was dug.',
      kinds: ['use', 'arrange'],
      moves: 2,
      goal: and(digs('6H'), turns('6D')),
      answers: ['use C'],
      line: ['use C', 'arrange 6H 6D'],
    },
    {
      type: 'move',
      record: deal('9D 3S', '7C KH 3D QC 5H', { played: ['pair 9D'] }),
      task: 'You know that the queen of clubs is the third card down. Have it turned up next.',
      hints: [
        'A club looks at two cards only. What brings the third within reach?',
        'Diamonds first, then put the queen on top.',
      ],
      done: 'The diamond drew the first card, so the club reached the queen.',
      otherwise: 'The queen was out of reach, or not on top.',
      kinds: ['use', 'arrange'],
      moves: 2,
      goal: turns('QC'),
      answers: ['use D'],
      line: ['use D', 'arrange QC 3D'],
    },
  ],
}
