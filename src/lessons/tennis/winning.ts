import { YES, yesIf, YES_OR_NO } from '../goals.ts'
import { numbers } from '../lesson.ts'
import { handsOf, happens, whoWinsHand, worthOfHand } from './goals.ts'
import { hand } from './hand-record.ts'
import { WHO, type TennisLesson } from './types.ts'

/** Whole hands but for the last card. */
const LEVEL = 'AA86JT497Q86K325Q8JA47935262Q27345T564QKT7K8AJ39K9J'
const GHOST_WINS = '3K2A22K5465Q5Q8T93ATTQ7Q4J5437979696KKJ88J64AJT3A72'
const LEVEL_AGAIN = '48AK397T58AQ2867J53A2QQ36KJ7JJQ57364498A926KKTTT529'

export const winning: TennisLesson = {
  id: 'winning',
  title: 'Winning a hand',
  section: 'winning-a-hand',
  also: ['winning'],
  intro:
    'Most points win the hand. Where players are level, it goes to the one farthest clockwise from the dealer: Cormorant before Fish before Angler before Ghost. A Ghost’s win counts for two.',
  tasks: [
    {
      type: 'choice',
      record: hand(LEVEL),
      task: 'Ada, Ben and Cleo have 10 points each, and Dan has 6. The last card brings Dan a point. Who wins the hand?',
      hints: [
        'Dan has 7 then. Three are level ahead of him.',
        'Of these the Fish sits farthest clockwise from the dealer.',
      ],
      done: 'Cleo, the Fish: she sits farther round than Ghost and Angler.',
      otherwise: 'Of the three who are level, who sits farthest clockwise from Ada?',
      options: WHO,
      action: 'play T',
      right: whoWinsHand,
      answer: '3',
    },
    {
      type: 'choice',
      record: hand(LEVEL_AGAIN),
      task: 'Ada, Ben and Dan finish level on 9 points, Cleo has 8. Who wins the hand?',
      hints: ['Who of the three sits farthest round?', 'The Cormorant sits at the dealer’s right hand.'],
      done: 'Dan: the Cormorant wins every tie he is in.',
      otherwise: 'The Cormorant sits farthest clockwise from the dealer.',
      options: WHO,
      action: 'play 4',
      right: whoWinsHand,
      answer: '4',
    },
    {
      type: 'choice',
      record: hand(GHOST_WINS),
      task: 'Ada, the Ghost, wins this hand with 12 points. How many hands does it count for?',
      hints: ['The Ghost plays without seeing her cards.', 'So her win counts for more.'],
      done: 'Two. The Ghost has not seen her own cards.',
      otherwise: 'A hand won by the Ghost counts for more.',
      options: numbers(1, 2, 3),
      action: 'play 8',
      right: worthOfHand,
      answer: '2',
    },
    {
      type: 'choice',
      record: hand('', { target: '3', first: ['hand ghost', 'next'] }),
      task: 'The match is played to three hands. Ada has two. Now Ben, the Ghost, wins a hand. How many has Ben?',
      hints: ['He won as the Ghost.', 'That counts for two.'],
      done: 'Two, level with Ada. The first to have three wins the match.',
      otherwise: 'He won as the Ghost, and that counts for two.',
      options: numbers(1, 2, 3),
      action: 'hand ghost',
      right: handsOf(2),
      answer: '2',
    },
    {
      type: 'choice',
      record: hand('', { target: '2', first: ['hand fish', 'next'] }),
      task: 'The match is played to two hands. Cleo has one, and wins the next as the Angler. Is the match over?',
      hints: ['How many hands has she then?', 'Two, and two were agreed on.'],
      done: 'Yes: the first to reach the agreed number wins the match.',
      otherwise: 'She has reached the agreed number of hands.',
      options: YES_OR_NO,
      action: 'hand angler',
      right: yesIf(happens('over')),
      answer: YES,
    },
  ],
}
