import type { Section } from '../../contract/rulebook.ts'

export const sections = [
  {
    id: 'seats',
    title: 'Four seats',
    text: [
      'A pack of 52 cards, without jokers, is dealt, thirteen cards each. Clockwise from the dealer sit the Ghost, who is the dealer, the Angler, the Fish and the Cormorant.',
      'The Ghost holds the cards the wrong way round, so that all the others see them and the Ghost does not.',
      'After each hand all roles move on by one seat: the Angler deals and becomes the Ghost.',
    ],
    rulings: ['T7'],
  },
  {
    id: 'hand',
    title: 'The course of a hand',
    text: [
      'Cards are played in pairs: first the Fish, then the Ghost; next the Angler, then the Cormorant; and so on in turn until all 52 lie on the table.',
      'There is no suit to follow. What counts is the value: ace 1, numbers as they are, jack 11, queen 12, king 13.',
    ],
    rulings: [],
  },
  {
    id: 'net',
    title: 'The Net',
    text: [
      'When a pair is complete, the difference of its two values is the new Net. The other two players have to clear it.',
      'At the very first pair of a hand there is no Net yet.',
    ],
    rulings: ['T1'],
  },
  {
    id: 'clearing',
    title: 'Clearing the Net',
    text: ['A card whose value is higher than the Net earns its player a point. Being equal is not enough.'],
    rulings: ['T2'],
  },
  {
    id: 'matching',
    title: 'Matching cards',
    text: [
      'Where the two cards of a pair have the same value, both players have two points, whether or not they cleared the Net. The next Net is 0, which every card clears.',
    ],
    rulings: ['T3'],
  },
  {
    id: 'winning-a-hand',
    title: 'Winning a hand',
    text: [
      'Whoever has the most points wins the hand. Where players are level, the hand goes to the one who sits farthest clockwise from the dealer.',
      'A hand won by a Ghost counts for two.',
    ],
    rulings: ['T4', 'T5'],
  },
  {
    id: 'cormorant',
    title: 'The Cormorant’s choice',
    text: [
      'A variant, off unless it is chosen. Once in a hand the Cormorant may turn her cards around and be a Ghost until it ends, as long as she holds more cards than she has points.',
      'If she then wins, the hand counts for two. If she doesn’t, she loses one of the hands she has won.',
    ],
    rulings: ['T6'],
  },
  {
    id: 'winning',
    title: 'Winning the match',
    text: ['The first player to reach the agreed number of hands wins the match.'],
    rulings: ['T8'],
  },
  {
    id: 'entering',
    title: 'Telling the referee',
    text: [
      'Tap each card as it is played; its rank is enough. There are four of each rank, so a fifth was misread somewhere.',
      'To keep nothing but the score, enter who won a hand instead, before its first card is entered. A card that was misread is undone, or amended in the log.',
    ],
    rulings: ['T9'],
  },
  {
    id: 'irregular',
    title: 'Moves that stand',
    text: [
      'A Cormorant may have become a Ghost though the variant is off, or with too many points. If all four players agree, that stands for the rest of the hand, with all that hangs on it, and the record says which rule was broken.',
      'A card played out of turn cannot stand, since everybody must have thirteen to play: it goes back into the hand.',
    ],
    rulings: ['I1', 'I2', 'I3'],
  },
] as const satisfies readonly Section[]

/** A section that exists. */
export type SectionId = (typeof sections)[number]['id']

/** All of it in few lines, after what one wants and what a turn is. */
export const short: readonly string[] = [
  'Four players hold thirteen cards each. Clockwise from the dealer sit the Ghost, who is the dealer, the Angler, the Fish and the Cormorant.',
  'The Ghost holds the cards the wrong way round, so that only the others see them.',
  'Cards are played in pairs: the Fish, then the Ghost; the Angler, then the Cormorant; and so on until all 52 lie there.',
  'Only values count: ace 1, numbers as they are, jack 11, queen 12, king 13.',
  'The difference of a pair is the Net for the next one. The first pair has none.',
  'A card that is higher than the Net earns a point. Being equal is not enough.',
  'Two cards of one value earn both players two points in its place, and the next Net is 0.',
  'Most points win the hand. Ties go to whoever sits farthest clockwise from the dealer, and a hand that the Ghost wins counts for two.',
  'Then all move on by one role. Whoever first has the agreed number of hands wins the match.',
]
