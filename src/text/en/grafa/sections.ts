import type { Section } from '../../contract/rulebook.ts'

export const sections = [
  {
    id: 'layout',
    title: 'The deck and the hand',
    text: [
      'Shuffle a deck of 52 cards, without jokers, and put it face down. Draw five cards: they are your hand. Turn the top card of the deck face up and leave it there.',
      'You dig through the deck alone, as deep as you can.',
    ],
    rulings: [],
  },
  {
    id: 'pairs',
    title: 'Making a pair',
    text: [
      'Pair a card of your hand with the face-up card. It must have the same value or a higher one, or the same suit; and an ace, in your hand or face up, pairs with everything.',
      'Aces are low: ace 1, numbers as they are, jack 11, queen 12, king 13.',
      'Both cards go to the discard pile, and what their suits can do happens. Aces do nothing: their suit neither acts nor counts.',
    ],
    rulings: ['G3'],
  },
  {
    id: 'hearts',
    title: 'Hearts',
    text: ['Each heart of the pair puts the other card into your hand. With two hearts you keep both.'],
    rulings: ['G4'],
  },
  {
    id: 'spades',
    title: 'Spades',
    text: ['Each spade digs: the next card of the deck goes to the discard pile.'],
    rulings: ['G5'],
  },
  {
    id: 'diamonds',
    title: 'Diamonds',
    text: ['Each diamond draws: the next card of the deck comes into your hand.'],
    rulings: [],
  },
  {
    id: 'clubs',
    title: 'Clubs',
    text: ['A club looks at the next two cards of the deck, two clubs at three. Put them back in any order you like.'],
    rulings: [],
  },
  {
    id: 'order',
    title: 'What happens first',
    text: [
      'Hearts give back at once. Where two different suits have something to do with the deck, you say which of them begins.',
      'When all is done, turn up the next card.',
    ],
    rulings: ['G1', 'G2'],
  },
  {
    id: 'seeing',
    title: 'Telling the referee',
    text: [
      'The referee can’t see the deck. It asks for each card once, when you see it first: dug, drawn, looked at or turned up. Cards that it knows already it doesn’t ask for. One that was entered wrongly is undone, or amended in the log.',
    ],
    rulings: ['G7'],
  },
  {
    id: 'end',
    title: 'The end',
    text: [
      'The game ends when no card of your hand pairs with the face-up card, or when the deck is empty. Your score is the number of cards in the discard pile; a pile of all 52 is a perfect game.',
      'With every card known, about 97 of 100 deals can end perfect: of 122,172 dealt by chance, a search in November 2026 found 117,566 that can and 3,337 that can’t; 1,269 it left open.',
    ],
    rulings: ['G6', 'G8'],
  },
  {
    id: 'irregular',
    title: 'Pairs that stand',
    text: [
      'Two cards that are no pair may have been put together, and more has happened since. Then the pair can stand: both suits do what they always do, and the record says that it was none by the rules.',
    ],
    rulings: ['I1', 'I3'],
  },
] as const satisfies readonly Section[]

/** A section that exists. */
export type SectionId = (typeof sections)[number]['id']

/** All of it in few lines, after what one wants and what a turn is. */
export const short: readonly string[] = [
  'Shuffle 52 cards and draw five for your hand. Turn the top card of the deck face up.',
  'Pair it with a card from your hand that is as high or higher, has the same suit, or is an ace. An ace on the deck pairs with any card.',
  'Both go to the discard pile, and then their suits act.',
  'A heart puts the other card of the pair into your hand.',
  'A spade digs: the next card of the deck is discarded too.',
  'A diamond draws the next card of the deck into your hand.',
  'A club looks at the next two cards, two clubs at three, and you put them back in any order.',
  'Aces do nothing. Where two suits both act on the deck, you say which begins. Then the next card is turned up.',
  'The game ends when nothing in your hand pairs, or the deck is empty. Each discarded card is a point, and 52 are perfect.',
]
