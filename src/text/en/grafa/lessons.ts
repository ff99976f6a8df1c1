import { TITLE } from './title.ts'
import type { LessonText } from '../../contract/lessons.ts'

export const pairs = {
  title: 'Make a pair',
  intro: `${TITLE.aim} Your card pairs with the deck’s if it is equal or higher, or has the same suit. An ace always pairs.`,
  tasks: {
    first: {
      task: 'A 6 is face up. Tap the card that is higher.',
      hint: 'It is higher than 6.',
      done: 'Both are discarded, and each spade digs one more card: four points.',
      otherwise: '',
    },
    pairing: {
      task: 'The 7 of diamonds is face up. Tap all three cards that pair with it.',
      hint: 'Two are higher, and one is a diamond.',
      done: 'Two are higher, and the 3 is a diamond, too.',
      otherwise: 'Equal or higher, or a diamond.',
    },
    king: {
      task: 'A king is face up. Tap all three cards that pair with it. An ace pairs with everything.',
      hint: 'The ace, and the two diamonds.',
      done: 'The ace, and both diamonds. An ace is low, but it pairs with everything.',
      otherwise: 'An ace pairs with everything, and so does the same suit.',
    },
  },
} as const satisfies LessonText

export const spades = {
  title: 'Spades dig',
  intro: 'A pair is discarded, and then its suits act. Each spade digs: the next card of the deck is discarded, too.',
  tasks: {
    three: {
      task: 'An ace is face up. Discard three cards with one pair.',
      hint: 'The spade digs.',
      done: 'The pair, and the card that the spade dug. The suit of an ace does nothing.',
      otherwise: 'That discarded only the pair. Which suit digs?',
    },
    four: {
      task: 'Discard four cards with one pair. An ace would dig nothing.',
      hint: 'Two spades dig two cards.',
      done: 'Two spades, two dug cards.',
      otherwise: 'Fewer than four. Two spades must dig.',
    },
    short: {
      task: 'The deck has only one card under the 7. You pair the 7 with another spade. How many cards go on the discard pile, the pair included?',
      hint: 'They dig only what is there.',
      done: 'Three: spades dig as far as the deck goes.',
      otherwise: 'Spades dig only what is there.',
    },
  },
} as const satisfies LessonText

export const diamonds = {
  title: 'Diamonds draw',
  intro: 'For each diamond in a pair, draw the next card of the deck into your hand.',
  tasks: {
    grow: {
      task: 'You hold two cards. Make a pair that leaves you with three.',
      hint: 'Two diamonds draw two cards.',
      done: 'One card left your hand, and two came in.',
      otherwise: 'One card left your hand, and one came in.',
    },
    twoPairs: {
      task: 'Make two pairs, one after the other.',
      hint: 'It has the same suit.',
      done: 'You drew a card for the second pair.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const hearts = {
  title: 'Hearts keep cards',
  intro:
    'Each heart in a pair, except an ace, puts the other card into your hand. The other card’s suit still acts, unless that card is an ace.',
  tasks: {
    ace: {
      task: 'An ace is face up. Make a pair that puts it into your hand.',
      hint: 'A heart puts the other card into your hand.',
      done: 'Your heart is discarded, and the ace is in your hand.',
      otherwise: 'The ace went to the discard pile.',
    },
    both: {
      task: 'Make a pair without discarding a card.',
      hint: 'Two hearts put both cards into your hand.',
      done: 'Both are in your hand.',
      otherwise: 'One card of that pair was discarded.',
    },
    digging: {
      task: 'With each of these pairs you keep your card. Make the pair that also digs.',
      hint: 'The spade digs, and still stays with you.',
      done: 'The spade dug, and is still in your hand.',
      otherwise: 'You kept your card, but it dug nothing.',
    },
  },
} as const satisfies LessonText

export const clubs = {
  title: 'Clubs look ahead',
  intro: 'One club: look at the next two cards of the deck. Two clubs: three cards. Put them back in any order.',
  tasks: {
    two: {
      task: 'An ace is face up. Make a pair that lets you look at two cards.',
      hint: 'It is a club, and not an ace.',
      done: 'With one club you look at two cards.',
      otherwise: 'That pair looks at no card. The suit of an ace does nothing.',
    },
    order: {
      task: 'Put the three cards back so that the 6 is turned up next.',
      hint: 'The top card is turned up.',
      done: 'The 6 was on top, and is turned up.',
      otherwise: 'Another card was turned up.',
    },
    goOn: {
      task: 'You hold the 5 of diamonds and the 2 of spades. Put the cards back so that you can make another pair.',
      hint: 'Two diamonds pair.',
      done: 'Two diamonds: the game continues.',
      otherwise: 'Nothing in your hand pairs with it, so the game is over.',
    },
  },
} as const satisfies LessonText

export const order = {
  title: 'Which suit acts first',
  intro: 'If two different suits act on the deck, you choose which acts first.',
  tasks: {
    asked: {
      task: 'A club is face up. With two of your cards, you choose what acts first. Tap both.',
      hint: 'A spade digs, and a diamond draws.',
      done: 'The club looks, and the other suit digs or draws: you choose which is first.',
      otherwise: 'Two different suits must act on the deck.',
    },
    lookFirst: {
      task: 'The spade would dig the 6 of diamonds, which you could pair. Dig the 6 of hearts instead.',
      hint: 'Let the club look first, then put the 6 of hearts on top.',
      done: 'With the club, you chose what the spade dug.',
      otherwise: 'Another card was dug.',
    },
    drawFirst: {
      task: 'The queen of clubs is the third card down. Make it the next card that is turned up.',
      hint: 'Let the diamond draw first: then the club reaches the queen.',
      done: 'The diamond drew one card, so the club reached the queen.',
      otherwise: 'The queen was out of reach, or not on top.',
    },
  },
} as const satisfies LessonText

export const seeing = {
  title: 'Tell the referee',
  intro: 'The referee can’t see your deck. Enter each card when you first see it.',
  tasks: {
    two: {
      task: 'With two of the cards in your hand, a pair would let you see two new cards. Tap both.',
      hint: 'Two spades dig two cards.',
      done: 'Two dug cards, and then the card that is turned up.',
      otherwise: 'Only two spades dig two cards.',
    },
    turned: {
      task: 'With two of the cards in your hand, a pair would let you see only the next face-up card. Tap both.',
      hint: 'Their suits do nothing with the deck.',
      done: 'A heart and an ace do nothing with the deck.',
      otherwise: 'With other cards you see more of the deck first.',
    },
  },
} as const satisfies LessonText

export const end = {
  title: 'The end',
  intro: 'The game ends when no card in your hand can pair. Each discarded card is a point; 52 is a perfect game.',
  tasks: {
    goOn: {
      task: 'Make a pair that doesn’t end the game.',
      hint: 'Keep the card that pairs with everything.',
      done: 'You still have the ace, which pairs with everything.',
      otherwise: 'Nothing that is left in your hand pairs.',
    },
    over: {
      task: 'Under the ace comes the 4 of hearts, then the king of diamonds. One of your cards ends the game now. Tap it.',
      hint: 'The diamond draws the 4, and the king is turned up.',
      done: 'The diamond drew the 4, and nothing you hold pairs with the king.',
      otherwise: 'What you hold then must not pair with the card that is turned up.',
    },
    perfect: {
      task: 'Discard everything that is left: a perfect game.',
      hint: 'It digs two cards.',
      done: 'All 52 cards are discarded: a perfect game.',
      otherwise: 'A card is left in your hand.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'Illegal pairs',
  intro:
    'If you notice too late that two cards don’t pair, you can undo the move or let the pair stand. If it stands, the record shows that it was illegal.',
  tasks: {
    stand: {
      task: 'You paired the 5 of diamonds with the king of hearts. Enter it, and let it stand.',
      hint: 'The referee refuses the pair first.',
      done: 'It stands, and the record marks it. The heart put the 5 into your hand, and the diamond drew.',
      otherwise: 'It was the 5.',
    },
    goOn: {
      task: 'You paired the 3 of clubs with the queen of hearts and let the pair stand. Now put the ace on top of the deck.',
      hint: 'Let the 3 stand first. Then the club looks.',
      done: 'The game continues by the rules.',
      otherwise: 'The ace was not turned up.',
    },
  },
} as const satisfies LessonText
