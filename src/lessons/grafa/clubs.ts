import { options } from '../lesson.ts'
import { deal } from './deck.ts'
import { looksAt, turns } from './goals.ts'
import type { GrafaLesson } from './types.ts'

export const clubs: GrafaLesson = {
  id: 'clubs',
  title: 'Clubs look ahead',
  section: 'clubs',
  intro: 'A club looks at the next two cards of the deck, two clubs at three. Put them back in any order you like.',
  tasks: [
    {
      type: 'choice',
      record: deal('TC 2D', 'AH 5D 6H 3S'),
      task: 'You pair the 10 of clubs with the ace. How many cards do you look at?',
      hints: ['How many clubs act?', 'One club looks at two cards.'],
      done: 'Two. Aces do not count, not even the ace of clubs.',
      otherwise: 'One club acts here.',
      options: options('1', '2', '3'),
      action: 'pair TC',
      right: looksAt,
      answer: '2',
    },
    {
      type: 'choice',
      record: deal('TC 2D', '4C 5D 6H 3S'),
      task: 'You pair two clubs. How many cards do you look at?',
      hints: ['Not two for each.', 'Two clubs look at three.'],
      done: 'Three.',
      otherwise: 'Two clubs look at one card more than a single one.',
      options: options('2', '3', '4'),
      action: 'pair TC',
      right: looksAt,
      answer: '3',
    },
    {
      type: 'move',
      record: deal('TC 8H', '4C KS 6H 3S', { played: ['pair TC'] }),
      task: 'You look at a king, a 6 and a 3. Put them back so that the 6 of hearts is turned up next.',
      hints: ['The first card you put down is the top of the deck.', 'The 6 first; the others follow in any order.'],
      done: 'The 6 is on top, and is turned up.',
      otherwise: 'Another card came up. The first one you choose is the top.',
      kinds: ['arrange'],
      moves: 1,
      goal: turns('6H'),
      answers: ['arrange 6H 3S KS', 'arrange 6H KS 3S'],
    },
    {
      type: 'move',
      record: deal('TC 5D 2S', '4C QH JD 9C', { played: ['pair TC'] }),
      task: 'You hold the 5 of diamonds and the 2 of spades. Put the cards back so that you can make another pair.',
      hints: ['Which of the three pairs with one of your cards?', 'The jack is a diamond, as your 5 is.'],
      done: 'Jack and 5 are diamonds, so the game goes on.',
      otherwise: 'Nothing in your hand pairs with it, and the game is over.',
      kinds: ['arrange'],
      moves: 1,
      goal: turns('JD'),
      answers: ['arrange JD 9C QH', 'arrange JD QH 9C'],
    },
  ],
}
