import type { SectionTexts } from '../../contract/tennis/book.ts'

export const sections: SectionTexts = {
  seats: {
    title: 'The four roles',
    text: [
      'Use a deck of 52 cards, without jokers. The dealer deals 13 cards to each player, and is the Ghost. Clockwise from the Ghost come the Angler, the Fish and the Cormorant.',
      'The Ghost holds the cards facing the other players, and can’t see them. All others hold their cards facing themselves.',
      'After each hand, every role moves one seat clockwise. The Angler becomes the Ghost and deals.',
    ],
  },
  hand: {
    title: 'Playing a hand',
    text: [
      'To play a card, put it face up in front of you. Cards are played in pairs: first the Fish, then the Ghost. Next the Angler, then the Cormorant. Continue in this order until all 52 cards are played.',
      'You don’t have to follow suit: play any card you hold. An ace counts 1, a jack 11, a queen 12, a king 13; other cards count their number.',
    ],
  },
  net: {
    title: 'The Net',
    text: [
      'The difference between the two cards of a pair is the Net. The two players of the next pair try to clear it.',
      'The first pair of a hand has no Net.',
    ],
  },
  clearing: {
    title: 'Clearing the Net',
    text: ['You get a point if your card is higher than the Net. A card with the same value as the Net gets no point.'],
  },
  matching: {
    title: 'Equal cards',
    text: [
      'If the two cards of a pair have the same value, both players get two points, whether or not they clear the Net. The next Net is 0, and every card clears it.',
    ],
  },
  'winning-a-hand': {
    title: 'Winning a hand',
    text: [
      'The player with the most points wins the hand. If players are level, the one farthest clockwise from the dealer wins it.',
      'A hand won by the Ghost counts for two.',
    ],
  },
  cormorant: {
    title: 'The Cormorant’s choice',
    text: [
      'This is a house rule; choose it before the match. Once per hand, the Cormorant may become a Ghost if she holds more cards than she has points. She turns her cards to face the other players, and stays a Ghost until the hand ends.',
      'If she wins the hand, it counts for two. If she doesn’t, one hand is taken off her total.',
    ],
  },
  winning: {
    title: 'Winning the match',
    text: ['The first player to win the agreed number of hands wins the match.'],
  },
  entering: {
    title: 'Using the app',
    text: [
      'Tap each card as it is played. Its rank is enough. A deck has four cards of each rank, so a fifth means that an earlier one was entered wrongly.',
      'To keep only the score, enter who won each hand. Don’t enter the cards. If you entered a card wrongly, undo it, or edit it in the log.',
    ],
  },
  irregular: {
    title: 'Illegal moves',
    text: [
      'If the Cormorant became a Ghost against the rules, and all four players agree, she stays a Ghost until the hand ends. The record says which rule was broken.',
      'A card played out of turn never counts. Take it back into your hand.',
    ],
  },
}

export const shortRules: readonly string[] = [
  'Four players hold 13 cards each. The dealer is the Ghost; clockwise come the Angler, the Fish and the Cormorant.',
  'The Ghost’s cards face the other players, so that only they see them.',
  'Cards are played in pairs: first the Fish, then the Ghost. Next the Angler, then the Cormorant. Continue in this order until all 52 cards are played.',
  'Suits don’t matter. An ace counts 1, a jack 11, a queen 12, a king 13; other cards count their number.',
  'The difference between the two cards of a pair is the Net for the next pair. The first pair has no Net.',
  'If your card is higher than the Net, you get a point.',
  'If the cards of a pair are equal, both players get two points instead of any point for the Net. The next Net is 0.',
  'The player with the most points wins the hand; a tie goes to the player farthest clockwise from the dealer. A hand won by the Ghost counts for two.',
  'Then every role moves one seat clockwise. The first player to win the agreed number of hands wins the match.',
]
