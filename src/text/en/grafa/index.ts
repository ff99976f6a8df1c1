import { type Card, rankOf, suitOf } from '../../../engine/cards.ts'
import type { Event, Need, PairReason, Position } from '../../../engine/grafa/types.ts'
import { theCard, theCards, rankAndValue } from '../card-words.ts'
import { SUIT_NAMES, capital, counted, countInWords, numberWord, pluralOf, listOf } from '../lists.ts'
import { sortByDeck, faceUpCard, createGrafaRulebook as bookOf, type GrafaWords } from '../../contract/grafa/book.ts'
import type { RulingText, Term } from '../../contract/rulebook.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { stepSentence } from './hands.ts'
import { sections, shortRules } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const NEW: Readonly<Record<Need['for'], readonly [one: string, many: (count: string) => string]>> = {
  dig: ['Enter the new card that you dig.', count => `Enter the ${count} new cards that you dig, the top one first.`],
  draw: [
    'Enter the new card that you draw.',
    count => `Enter the ${count} new cards that you draw, the top one first.`,
  ],
  look: [
    'Enter the new card that you look at.',
    count => `Enter the ${count} new cards that you look at, the top one first.`,
  ],
  turn: ['Enter the card that you turn up.', count => `Enter the ${count} cards that you turn up, the top one first.`],
}

const waiting: GrafaWords['waiting'] = {
  pair: (tops, pairing) => `Pair ${theCards(pairing, 'or')} with ${theCards(tops)}.`,
  use: suits =>
    `Choose which suit acts first: ${listOf(
      suits.map(suit => SUIT_NAMES[suit]),
      'or',
    )}.`,
  reveal: ({ for: purpose, count }) => (count === 1 ? NEW[purpose][0] : NEW[purpose][1](numberWord(count))),
  arrange: cards => `Put ${theCards(cards)} back face down on the deck, in any order.`,
  over: () => 'Undo the last move, or start a new game.',
}

type PairEvent = Extract<Event, { type: 'pair' }>

const REASONS: Readonly<Record<PairReason, (pair: PairEvent) => string>> = {
  ace: () => 'an ace pairs with any card',
  suit: ({ top }) => `both are ${SUIT_NAMES[suitOf(top)]}`,
  value: ({ hand, top }) => {
    const [high, low] = [rankOf(hand), rankOf(top)].map(rank => rankAndValue(rank))
    return high === low ? 'both have the same value' : `the ${high} is higher than the ${low}`
  },
}

const events: GrafaWords['events'] = {
  irregular: () => 'These cards are not a pair, but you let the move stand.',
  pair: event =>
    `Pair ${theCard(event.hand)} with ${theCard(event.top)}${event.by === null ? '' : `: ${REASONS[event.by](event)}`}.`,
  return: ({ cards }) => `Hearts: take ${theCards(cards)} into your hand.`,
  discard: ({ cards }) => `Discard ${theCards(cards)}.`,
  reveal: ({ cards }) =>
    pluralOf(cards.length, `The new card is ${theCards(cards)}.`, `The new cards are ${theCards(cards)}.`),
  dig: ({ cards }, { position }) =>
    `Spades: put ${theCards(sortByDeck(cards, position))} from the deck on the discard pile.`,
  draw: ({ cards }, { position }) => `Diamonds: draw ${theCards(sortByDeck(cards, position))} into your hand.`,
  look: ({ cards }) => lookedAt(cards),
  arrange: ({ cards }) => `Put them back face down. From the top: ${theCards(cards)}.`,
  turn: ({ card }) => `Turn the top card of the deck face up: ${theCard(card)}.`,
  over: (event, { position }) => ending(event, position),
}

const lookedAt = (cards: readonly Card[]): string =>
  cards.length === 1
    ? `Clubs: look at ${theCards(cards)}, the last card of the deck, and put it back face down.`
    : `Clubs: put ${theCards(cards)} back face down on the deck, in any order.`

function ending({ score, perfect }: Extract<Event, { type: 'over' }>, { deck }: Position): string {
  if (perfect) return 'All 52 cards are in the discard pile: a perfect game.'
  const why = deck.length === 0 ? 'The deck is empty' : 'You can’t make a pair'
  return `${why}. Your score: ${counted(score, 'card', 'cards')} in the discard pile.`
}

const actions: GrafaWords['actions'] = {
  pair({ card }, { before }) {
    const top = faceUpCard(before)
    return `${theCard(card)} was paired${top ? ` with ${theCard(top)}` : ''}`
  },
  use: ({ suit }) => `${SUIT_NAMES[suit]} acted first`,
  reveal: ({ cards }) => pluralOf(cards.length, `${theCards(cards)} was seen`, `${theCards(cards)} were seen`),
  arrange: ({ cards }) =>
    cards.length === 1 ? `${theCards(cards)} was put back` : `${theCards(cards)} were put back, the first one on top`,
  unknown: () => NOT_READ,
}

const names = (cards: readonly Card[]): string => capital(theCards(cards))

const refusals: GrafaWords['refusals'] = {
  over: () => 'The game is over.',
  'unknown-action': () => 'That is not a move in Grafa.',
  'wrong-phase': () => 'First finish this step.',
  'nothing-irregular': () => 'The rules allow this pair. Enter it like any other pair.',
  'not-in-hand': ({ card }, isFaceUp) => `${names([card])} is ${isFaceUp ? 'the face-up card' : 'not in your hand'}.`,
  'no-pair': ({ card, top }) => `${names([card])} doesn’t pair with ${theCard(top)}.`,
  'not-in-pair': () => 'Neither card of the pair has that suit.',
  'wrong-count': ({ needed, given }) =>
    `This needs ${countInWords(needed, 'card', 'cards')}; you entered ${given === 0 ? 'none' : numberWord(given)}.`,
  'already-seen': ({ cards }) =>
    pluralOf(cards.length, `${names(cards)} has already been seen.`, `${names(cards)} have already been seen.`),
  'wrong-cards': () => 'Those are not the cards you looked at.',
}

const problems: GrafaWords['problems'] = {
  'one-player': () => 'Grafa is for one player. Enter one name.',
  'bad-name': () => 'A name needs a letter. It can’t have a comma or a #.',
  'no-hand': () => 'Enter the cards in your hand, or all 52 cards of the deck.',
  'too-many-cards': ({ count }) => `Hand, deck and discard pile have ${count} cards in all. Only 52 are possible.`,
  'card-twice': ({ cards }) =>
    cards.length === 1
      ? `${names(cards)} is entered twice. Remove one of them.`
      : `${names(cards)} are entered twice. Remove one of each.`,
  'unknown-hand': () => 'Your hand is the first five cards of the deck. Enter all five.',
  'unknown-top': () => 'Turn the top card of the deck face up, and enter it.',
}

const rulings: Readonly<Record<string, RulingText>> = {
  G1: {
    question: 'Which suit comes first?',
    answer:
      'If the two suits differ and both of them dig, draw or look, you choose the order. Otherwise, the order changes nothing, and the app doesn’t ask.',
  },
  G2: {
    question: 'What if both cards of the pair have the same suit?',
    answer: 'They act together. Two spades dig two cards, two diamonds draw two, and two clubs look at three.',
  },
  G3: {
    question: 'What do aces do, apart from pairing with any card?',
    answer:
      'Nothing. The suit of an ace doesn’t act and isn’t counted. A club paired with the ace of clubs lets you look at two cards.',
  },
  G4: {
    question: 'Does a card that a heart puts into your hand still act?',
    answer:
      'Yes. The heart puts the other card of the pair into your hand, and that card’s own suit still acts. Two hearts put both cards into your hand.',
  },
  G5: {
    question: 'What if the deck is too short?',
    answer: 'Each suit does as much as it can with the cards that are left.',
  },
  G6: {
    question: 'When is the game over, and how is it scored?',
    answer:
      'It ends when no card in your hand pairs with the face-up card, or when the deck is empty. Score a point for each card in the discard pile. Cards that you still hold don’t count. 52 is a perfect score.',
  },
  G7: {
    question: 'Which cards do you enter?',
    answer:
      'Each card that you dig, draw, look at or turn up, once. The app knows where you put the cards you looked at, and doesn’t ask for them again.',
  },
  G8: {
    question: 'Do you turn up the next card when your hand is empty?',
    answer: 'Yes. Then the game ends, because you have no card to pair with it.',
  },
  I1: IRREGULAR_RULINGS.I1,
  I3: IRREGULAR_RULINGS.I3,
}

const terms: readonly Term[] = [
  term('dig', 'Dig', ['dig', 'digs', 'dug'], 'To put the next card of the deck on the discard pile.'),
  term(
    'discard-pile',
    'Discard pile',
    ['discard pile'],
    'The pile for pairs and dug cards. Each card in it is a point.',
  ),
  term('draw', 'Draw', ['draws', 'drawn'], 'To take the next card of the deck into your hand.'),
  term(
    'face-up',
    'Face-up card',
    ['face-up card'],
    'The top card of the deck. You pair a card from your hand with it.',
  ),
  term(
    'pair',
    'Pair',
    ['pair', 'pairs'],
    'A card from your hand and the face-up card. Your card has the same suit, or an equal or higher value, or either card is an ace.',
  ),
  RULING,
]

export const grafaRulebook = bookOf({
  title: TITLE,
  source: { author: '', work: 'a game designed for Ludum Dare 48' },
  short: shortRules,
  sections,
  rulings,
  synonyms,
  terms,
  refusals,
  waiting,
  problems,
  events,
  actions,
  hands: stepSentence,
})
