import type { LessonText } from '../../lesson.ts'

export const winningText = {
  title: 'Winning a hand',
  intro:
    'Most points win the hand. Where players are level, it goes to the one farthest clockwise from the dealer: Cormorant before Fish before Angler before Ghost. A Ghost’s win counts for two.',
  tasks: {
    tie: {
      task: 'Ada, Ben and Cleo have 10 points each, and Dan has 6. The last card brings Dan a point. Who wins the hand?',
      hints: [
        'Dan has 7 then. Three are level ahead of him.',
        'Of these the Fish sits farthest clockwise from the dealer.',
      ],
      done: 'Cleo, the Fish: she sits farther round than Ghost and Angler.',
      otherwise: 'Of the three who are level, who sits farthest clockwise from Ada?',
    },
    cormorant: {
      task: 'Ada, Ben and Dan finish level on 9 points, Cleo has 8. Who wins the hand?',
      hints: ['Who of the three sits farthest round?', 'The Cormorant sits at the dealer’s right hand.'],
      done: 'Dan: the Cormorant wins every tie he is in.',
      otherwise: 'The Cormorant sits farthest clockwise from the dealer.',
    },
    ghost: {
      task: 'Ada, the Ghost, wins this hand with 12 points. How many hands does it count for?',
      hints: ['The Ghost plays without seeing her cards.', 'So her win counts for more.'],
      done: 'Two. The Ghost has not seen her own cards.',
      otherwise: 'A hand won by the Ghost counts for more.',
    },
    level: {
      task: 'The match is played to three hands. Ada has two. Now Ben, the Ghost, wins a hand. How many has Ben?',
      hints: ['He won as the Ghost.', 'That counts for two.'],
      done: 'Two, level with Ada. The first to have three wins the match.',
      otherwise: 'He won as the Ghost, and that counts for two.',
    },
    match: {
      task: 'The match is played to two hands. Cleo has one, and wins the next as the Angler. Is the match over?',
      hints: ['How many hands has she then?', 'Two, and two were agreed on.'],
      done: 'Yes: the first to reach the agreed number wins the match.',
      otherwise: 'She has reached the agreed number of hands.',
    },
  },
} as const satisfies LessonText
