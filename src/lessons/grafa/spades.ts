import { numbers } from '../lesson.ts'
import { deal } from './deck.ts'
import { discarded } from './goals.ts'
import type { GrafaLesson, GrafaOutcome } from './types.ts'

const howMany = (outcome: GrafaOutcome): string => String(discarded(outcome))

export const spades: GrafaLesson = {
  id: 'spades',
  title: 'Spades dig',
  section: 'spades',
  intro:
    'Both cards of a pair are discarded, and then their suits act. Each spade digs: the next card of the deck is discarded too. Every discarded card is a point.',
  tasks: [
    {
      type: 'move',
      record: deal('9S 2D AC', 'AH 4C 2S 5D'),
      task: 'An ace lies face up. Discard three cards with one pair.',
      hints: ['The pair, and what is dug.', 'Aces do nothing; one spade digs one card.'],
      done: 'The pair, and one that the spade dug.',
      otherwise: 'Only the two cards of the pair were discarded. Which suit digs?',
      kinds: ['pair'],
      moves: 1,
      goal: outcome => discarded(outcome) === 3,
      answers: ['pair 9S'],
    },
    {
      type: 'choice',
      record: deal('9S 2D', '7S 4C 6H 2S 5D'),
      task: 'You pair two spades. How many cards are discarded in all?',
      hints: ['Each spade digs.', 'Two spades act together and dig two.'],
      done: 'Four: the pair, and two that were dug.',
      otherwise: 'Both cards are spades, and each digs one.',
      options: numbers(2, 3, 4),
      action: 'pair 9S',
      right: howMany,
      answer: '4',
    },
    {
      type: 'move',
      record: deal('9S TH AS KH', '7S 4C 6D 2S 5D'),
      task: 'Discard four cards with one pair.',
      hints: ['You need two spades that act.', 'Aces do not act, so not the ace of spades.'],
      done: 'Two spades, four cards. The ace of spades would have dug nothing.',
      otherwise: 'Fewer than four. Which two cards would both dig?',
      kinds: ['pair'],
      moves: 1,
      goal: outcome => discarded(outcome) === 4,
      answers: ['pair 9S'],
    },
    {
      type: 'choice',
      record: deal('9S 2D', '7S 4C', { whole: true }),
      task: 'Only one card lies under the 7. You pair two spades. How many cards are discarded?',
      hints: ['Two spades want to dig two cards.', 'They dig as many as there are.'],
      done: 'Three: the spades dig as far as the deck goes.',
      otherwise: 'The spades can dig only what is there.',
      options: numbers(2, 3, 4),
      action: 'pair 9S',
      right: howMany,
      answer: '3',
    },
  ],
}
