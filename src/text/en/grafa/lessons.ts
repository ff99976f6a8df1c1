import { TITLE } from './title.ts'
import type { LessonText } from '../../lessons.ts'

export const pairs = {
  title: 'Making a pair',
  intro: `${TITLE.aim} A pair: as high or higher, or the same suit.`,
  tasks: {
    first: {
      task: 'The 6 of spades lies face up. Tap the card of your hand that is higher, and pair the two.',
      hint: 'Tap the 9 of spades.',
      done: 'Both are discarded, and each spade dug one card more: four points in one turn.',
      otherwise: '',
    },
    pairing: {
      task: 'The 7 of diamonds lies face up. Tap each card of your hand that pairs with it.',
      hint: 'Two are higher, and a third is a diamond.',
      done: '9 and 10 are higher, and the 3 is a diamond too.',
      otherwise: '7 or higher, of any suit; or a diamond of any value.',
    },
    notPairing: {
      task: 'The same cards. Now tap each one that does not pair with the 7 of diamonds.',
      hint: 'There are two of them.',
      done: 'Both are lower, and of another suit.',
      otherwise: 'Lower than 7, and not a diamond.',
    },
    equal: {
      task: 'The 7 of hearts lies face up. Tap each card that pairs.',
      hint: 'The same value is enough, and so is the same suit.',
      done: 'The other 7, as the same value is enough, and the heart.',
      otherwise: 'A card of the same value pairs too.',
    },
    king: {
      task: 'A king is hard to match, but aces pair with everything. Tap each card that pairs.',
      hint: 'The ace, and the diamonds.',
      done: 'The ace, and both diamonds. Aces count one, but they pair with every card.',
      otherwise: 'Aces pair with every card, and so do cards of the same suit.',
    },
    ace: {
      task: 'Now an ace lies face up. Tap each card that pairs.',
      hint: 'All of them.',
      done: 'All of them: an ace pairs with everything.',
      otherwise: 'It does not matter which of the two cards is the ace.',
    },
  },
} as const satisfies LessonText

export const spades = {
  title: 'Spades dig',
  intro:
    'Both cards of a pair are discarded, and then their suits act. Each spade digs: the next card of the deck is discarded too. Every discarded card is a point.',
  tasks: {
    three: {
      task: 'An ace lies face up. Discard three cards with one pair.',
      hint: 'Aces do nothing; one spade digs one card.',
      done: 'The pair, and one that the spade dug.',
      otherwise: 'Only the two cards of the pair were discarded. Which suit digs?',
    },
    two: {
      task: 'You pair two spades. How many cards are discarded in all?',
      hint: 'Two spades act together and dig two.',
      done: 'Four: the pair, and two that were dug.',
      otherwise: 'Both cards are spades, and each digs one.',
    },
    four: {
      task: 'Discard four cards with one pair.',
      hint: 'Aces do not act, so not the ace of spades.',
      done: 'Two spades, four cards. The ace of spades would have dug nothing.',
      otherwise: 'Fewer than four. Which two cards would both dig?',
    },
    short: {
      task: 'Only one card lies under the 7. You pair two spades. How many cards are discarded?',
      hint: 'They dig as many as there are.',
      done: 'Three: the spades dig as far as the deck goes.',
      otherwise: 'The spades can dig only what is there.',
    },
  },
} as const satisfies LessonText

export const diamonds = {
  title: 'Diamonds draw',
  intro:
    'Each diamond of a pair draws: the next card of the deck comes into your hand. Diamonds and hearts keep a hand from running out.',
  tasks: {
    drawn: {
      task: 'You pair the 9 of diamonds with the ace. Which card comes into your hand?',
      hint: 'It is a club.',
      done: 'The 4 of clubs, and then the next card is turned up.',
      otherwise: 'The diamond draws the card that lies under the ace.',
      options: { '4C': '4 of clubs', '6H': '6 of hearts', '': 'None' },
    },
    grow: {
      task: 'You hold two cards. Make a pair after which you hold three.',
      hint: 'Two diamonds draw two.',
      done: 'One card less for the pair, two more from the deck.',
      otherwise: 'One card went and one came.',
    },
    two: {
      task: 'Draw two cards with one pair.',
      hint: 'Aces do not act, so not the ace of diamonds.',
      done: 'Two diamonds, two cards.',
      otherwise: 'That draws fewer. Both cards of the pair have to be diamonds that act.',
    },
    twoPairs: {
      task: 'The queen is high, but you have a way. Make two pairs.',
      hint: 'Pair the 10 of diamonds with the queen, and see what you draw.',
      done: 'The drawn cards made the second pair possible.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const hearts = {
  title: 'Hearts give back',
  intro:
    'Each heart of a pair gives the other card back to your hand instead of discarding it. That card’s own suit acts all the same.',
  tasks: {
    ace: {
      task: 'An ace lies face up. Make a pair that brings it into your hand.',
      hint: 'The 9 of hearts.',
      done: 'The 9 is discarded, and the ace is yours.',
      otherwise: 'The ace went to the discard pile.',
    },
    both: {
      task: 'Make a pair of which nothing is discarded.',
      hint: 'With two hearts both come to your hand.',
      done: 'Both are in your hand, which is one card larger now.',
      otherwise: 'One card of that pair was discarded.',
    },
    digging: {
      task: 'Any of these pairs gives your card back. Make the one that also digs.',
      hint: 'The spade digs, even though it comes back.',
      done: 'The 4 and the dug card are discarded, and the 6 is still in your hand: its spade acts all the same.',
      otherwise: 'Your card came back, and nothing was dug.',
    },
    five: {
      task: 'Make a pair after which you hold five cards.',
      hint: 'Two hearts that act; the ace does not.',
      done: 'Two hearts keep both cards. That is how a hand grows without drawing.',
      otherwise: 'Your hand did not grow.',
    },
  },
} as const satisfies LessonText

export const clubs = {
  title: 'Clubs look ahead',
  intro: 'A club looks at the next two cards of the deck, two clubs at three. Put them back in any order you like.',
  tasks: {
    two: {
      task: 'An ace lies face up. Look at two cards with one pair.',
      hint: 'A club that is not an ace: aces do nothing.',
      done: 'One club looks at two cards. The ace of clubs would have looked at none.',
      otherwise: 'That pair looks at no card. Which card of your hand is a club that acts?',
    },
    three: {
      task: 'Look at three cards with one pair.',
      hint: 'Two clubs look at three.',
      done: 'Three: two clubs look at one card more than a single one.',
      otherwise: 'One club looks at two cards only.',
    },
    order: {
      task: 'You look at a king, a 6 and a 3. Put them back so that the 6 of hearts is turned up next.',
      hint: 'The 6 first; the others follow in any order.',
      done: 'The 6 is on top, and is turned up.',
      otherwise: 'Another card came up. The first one you choose is the top.',
    },
    goOn: {
      task: 'You hold the 5 of diamonds and the 2 of spades. Put the cards back so that you can make another pair.',
      hint: 'The jack is a diamond, as your 5 is.',
      done: 'Jack and 5 are diamonds, so the game goes on.',
      otherwise: 'Nothing in your hand pairs with it, and the game is over.',
    },
  },
} as const satisfies LessonText

export const order = {
  title: 'What happens first',
  intro: 'Hearts give back at once. Where two different suits act on the deck, you say which of them begins.',
  tasks: {
    asked: {
      task: 'A club lies face up. Tap each card with which you would be asked what acts first.',
      hint: 'Spades dig and diamonds draw.',
      done: 'With the spade and with the diamond: both suits act on the deck then, and the order matters.',
      otherwise: 'Hearts do nothing with the deck, and two clubs act as one.',
    },
    heart: {
      task: 'A club lies face up here, too. Make a pair after which you are not asked which acts first.',
      hint: 'With a heart, only the club acts on it.',
      done: 'Hearts give back at once, and then the club looks: there is nothing to choose.',
      otherwise: 'Both suits of that pair act on the deck, so you are asked which begins.',
    },
    lookFirst: {
      task: 'The spade would dig the 6 of diamonds, which you could pair. Look first, and dig the 6 of hearts instead.',
      hint: 'Clubs first; then put the 6 of hearts on top.',
      done: 'First looked, then dug: the club chose what the spade threw away.',
      otherwise: 'Another card was dug.',
    },
    drawFirst: {
      task: 'You know that the queen of clubs is the third card down. Have it turned up next.',
      hint: 'Diamonds first, then put the queen on top.',
      done: 'The diamond drew the first card, so the club reached the queen.',
      otherwise: 'The queen was out of reach, or not on top.',
    },
  },
} as const satisfies LessonText

export const seeing = {
  title: 'Telling the referee',
  intro:
    'The referee cannot see your deck. It asks for each card once, when you see it first: dug, drawn, looked at or turned up.',
  tasks: {
    two: {
      task: 'No card below is known. Tap each of your cards with which the referee asks for two cards at once.',
      hint: 'Two spades dig two.',
      done: 'Two for the two spades, and then the card that is turned up.',
      otherwise: 'The outlined ones: with another card only one spade digs, or they are no pair.',
    },
    known: {
      task: 'The next card, the 4 of clubs, was looked at before. Tap each of your cards with which the referee asks for nothing.',
      hint: 'Nothing may act on the deck: then the 4 is turned up.',
      done: 'The 4 of clubs is turned up, and it is known.',
      otherwise: 'The outlined ones: with a diamond or a club the referee needs the card below the 4, too.',
    },
    turned: {
      task: 'No card below is known. Tap each of your cards with which the referee asks only for the card that is turned up.',
      hint: 'Which of your cards do nothing with the deck?',
      done: 'Hearts and aces do nothing with the deck: only the card that is turned up is new.',
      otherwise: 'The outlined ones: spades, diamonds and clubs are asked about first.',
    },
  },
} as const satisfies LessonText

export const end = {
  title: 'The end',
  intro:
    'The game ends when nothing in your hand pairs with the face-up card, or when the deck is empty. Each discarded card is a point; 52 is perfect.',
  tasks: {
    over: {
      task: 'Below the ace lie the 4 of hearts and the king of diamonds. Tap each card with which the game ends now.',
      hint: 'A diamond draws the 4 and a spade digs it: the king is turned up. The heart takes the ace back.',
      done: 'The 9 of diamonds draws the 4, and none of the three cards left in your hand pairs with the king.',
      otherwise: 'The outlined one: what is left in your hand then does not pair with the king.',
    },
    score: {
      task: 'The 9 of diamonds and the ace end the game, with three cards left in your hand. What is the score?',
      hint: 'The pair was the only one to be discarded.',
      done: 'Two, for the two cards of the pair. What is left in hand counts nothing.',
      otherwise: 'Count the cards in the discard pile, not those in your hand.',
    },
    goOn: {
      task: 'Choose a pair that does not end the game.',
      hint: 'Keep the ace: it pairs with everything.',
      done: 'The ace is still in your hand, and pairs with whatever comes.',
      otherwise: 'Nothing that is left in your hand pairs, and the game is over.',
    },
    perfect: {
      task: 'A perfect game is near. Discard everything that is left.',
      hint: 'Dig two with two spades, and keep the ace for the king.',
      done: 'All 52 cards are in the discard pile: a perfect game.',
      otherwise: 'A card is left in your hand.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'What the rules don’t allow',
  intro:
    'Sometimes two cards have been laid together that are no pair. It is for you to say: take them back, or let the pair stand. What stands is marked.',
  tasks: {
    stand: {
      task: 'You laid the 5 of diamonds on the king of hearts, and saw too late that they are no pair. Enter it, and let it stand.',
      hint: 'Then tap “Let it stand”.',
      done: 'It stands, marked with the rule it broke. The heart gave the 5 back, and its diamond drew.',
      otherwise: 'It was the 5 that was laid there.',
    },
    follows: {
      task: 'The 3 of clubs was paired with the queen of hearts against the rules, and it stands. Tap the card of your hand that comes back to it.',
      hint: 'A heart gives the other card of the pair back.',
      done: 'The 3: the heart of the queen gives it back, though the two are no pair.',
      otherwise: 'Only the pair breaks a rule. Its suits act as they always do.',
    },
    goOn: {
      task: 'Let the same pair stand here, and put the cards that its club looks at back so that the ace is turned up.',
      hint: 'Put the ace of diamonds on top.',
      done: 'The game goes on from what lies there, by the rules again.',
      otherwise: 'The ace was not turned up.',
    },
  },
} as const satisfies LessonText
