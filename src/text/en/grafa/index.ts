import { type Card, rankOf, suitOf } from '../../../engine/cards.ts'
import type { GrafaProblem } from '../../../engine/grafa/setup.ts'
import type { Action, Event, GrafaRefusal, Position, PairReason, Need } from '../../../engine/grafa/types.ts'
import { theCard, theCards, rankAndValue } from '../card-words.ts'
import { SUIT_NAMES, capital, counted, numberWord, pluralOf, listOf } from '../lists.ts'
import {
  type Explanation,
  type Rulebook,
  type RulingText,
  type Sayings,
  type Speech,
  phrase,
  type Term,
} from '../../contract/rulebook.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { handWords } from './hands.ts'
import { sections, short, type SectionId } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'
import { isCard, needOf, reach, reasonToPair } from '../../../engine/grafa/abilities.ts'

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

const cardsWithinReach = (position: Position): readonly Card[] => position.deck.slice(0, reach(position)).filter(isCard)

/** The required input. */
function now(position: Position): string {
  switch (position.phase) {
    case 'pair':
      return waitForPair(position)
    case 'use':
      return `Choose which suit acts first: ${listOf(
        position.acts.map(act => SUIT_NAMES[act.suit]),
        'or',
      )}.`
    case 'reveal':
      return askFor(needOf(position))
    case 'arrange':
      return `Put ${theCards(cardsWithinReach(position))} back on the deck in any order.`
    case 'over':
      return 'Undo the last move, or start a new game.'
  }
}

/** The cards that pair with the face-up card. */
function waitForPair({ hand, deck }: Position): string {
  const tops = deck.slice(0, 1).filter(isCard)
  const pairing = hand.filter(card => tops.some(top => reasonToPair(card, top) !== null))
  return `Pair ${theCards(tops)} with ${theCards(pairing, 'or')}.`
}

const askFor = ({ for: purpose, count }: Need): string =>
  count === 1 ? NEW[purpose][0] : NEW[purpose][1](numberWord(count))

type PairEvent = Extract<Event, { type: 'pair' }>

const SECTIONS: Readonly<Record<Event['type'], SectionId>> = {
  irregular: 'irregular',
  pair: 'pairs',
  return: 'hearts',
  discard: 'pairs',
  reveal: 'seeing',
  dig: 'spades',
  draw: 'diamonds',
  look: 'clubs',
  arrange: 'clubs',
  turn: 'order',
  over: 'end',
}

const REASONS: Readonly<Record<PairReason, (pair: PairEvent) => string>> = {
  ace: () => 'an ace pairs with any card',
  suit: ({ top }) => `both are ${SUIT_NAMES[suitOf(top)]}`,
  value: ({ hand, top }) => {
    const [high, low] = [rankOf(hand), rankOf(top)].map(rank => rankAndValue(rank).toLowerCase())
    return high === low ? 'both have the same value' : `${high} is higher than ${low}`
  },
}

function sentence(event: Event, position: Position): string {
  switch (event.type) {
    case 'irregular':
      return 'Not a pair by the rules; you let it stand.'
    case 'pair':
      return `Pair ${theCard(event.hand)} with ${theCard(event.top)}${event.by === null ? '' : `: ${REASONS[event.by](event)}`}.`
    case 'return':
      return `Hearts: take ${theCards(event.cards)} into your hand.`
    case 'discard':
      return `Discard ${theCards(event.cards)}.`
    case 'reveal':
      return `Seen: ${theCards(event.cards)}.`
    case 'dig':
      return `Spades: put ${theCards(asTheyLie(event.cards, position))} on the discard pile.`
    case 'draw':
      return `Diamonds: draw ${theCards(asTheyLie(event.cards, position))} into your hand.`
    case 'look':
      return lookedAt(event.cards)
    case 'arrange':
      return `Put them back face down. From the top: ${theCards(event.cards)}.`
    case 'turn':
      return `Turn the top card of the deck face up: ${theCard(event.card)}.`
    case 'over':
      return ending(event, position)
  }
}

/** In the order in which hands find them, while they are on the deck. */
const asTheyLie = (cards: readonly Card[], { deck }: Position): readonly Card[] =>
  cards.toSorted((one, other) => deck.indexOf(one) - deck.indexOf(other))

const lookedAt = (cards: readonly Card[]): string =>
  cards.length === 1
    ? `Clubs: look at ${theCards(cards)}, the last card of the deck.`
    : `Clubs: look at ${theCards(cards)}, and put them back in any order.`

function ending({ score, perfect }: Extract<Event, { type: 'over' }>, { deck }: Position): string {
  if (perfect) return 'All 52 cards are in the discard pile: a perfect game.'
  const why = deck.length === 0 ? 'The deck is empty' : 'No card in your hand pairs'
  return `${why}. You discarded ${counted(score, 'card', 'cards')}.`
}

/** An event, as an instruction if cards move. */
const event = (event: Event, { position }: Speech<Position>): Explanation => ({
  sentence: sentence(event, position),
  remedy: '',
  section: SECTIONS[event.type],
})

/** `the 5 of diamonds was paired` */
function action(done: Action, before?: Position): string {
  switch (done.type) {
    case 'pair': {
      const top = before?.deck[0]
      return `${theCard(done.card)} was paired${top !== undefined && isCard(top) ? ` with ${theCard(top)}` : ''}`
    }
    case 'use':
      return `${SUIT_NAMES[done.suit]} acted first`
    case 'reveal':
      return pluralOf(done.cards.length, `${theCards(done.cards)} was seen`, `${theCards(done.cards)} were seen`)
    case 'arrange':
      return done.cards.length === 1
        ? `${theCards(done.cards)} was put back`
        : `${theCards(done.cards)} were put back, the first one on top`
    case 'stands':
      return action(done.action, before)
    case 'unknown':
      return NOT_READ
  }
}

const names = (cards: readonly Card[]): string => capital(theCards(cards))

const SENTENCES: Sayings<GrafaRefusal, null, string> = {
  over: () => 'The game is over.',
  'unknown-action': () => 'This game has no move like that.',
  'wrong-phase': () => 'Something else comes first.',
  'nothing-irregular': () => 'The rules allow this pair. Enter it like any other pair.',
  'not-in-hand': ({ card }) => `${names([card])} is not in your hand.`,
  'no-pair': ({ card, top }) => `${names([card])} doesn’t pair with ${theCard(top)}.`,
  'not-in-pair': () => 'Neither card of the pair has that suit.',
  'wrong-count': ({ needed, given }) =>
    `This needs ${numberWord(needed)} ${pluralOf(needed, 'card', 'cards')}; you entered ${given === 0 ? 'none' : numberWord(given)}.`,
  'already-seen': ({ cards }) =>
    pluralOf(cards.length, `${names(cards)} has already been seen.`, `${names(cards)} have already been seen.`),
  'wrong-cards': () => 'Those are not the cards you looked at.',
}

/** Why an action is refused; the remedy is what the game waits for instead. */
function refusal(refused: GrafaRefusal, { position }: Speech<Position>): Explanation {
  return { sentence: phrase(SENTENCES, refused, null), remedy: now(position), section: refused.rule }
}

const PROBLEMS: Sayings<GrafaProblem, null, string> = {
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
      'You choose, if the two suits differ and both of them dig, draw or look. In other cases the order changes nothing, and the app doesn’t ask.',
  },
  G2: {
    question: 'What do two cards of one suit do?',
    answer: 'They act together. Two spades dig two cards, two diamonds draw two, and two clubs look at three.',
  },
  G3: {
    question: 'What do aces do, apart from pairing with any card?',
    answer:
      'Nothing. The suit of an ace doesn’t act and isn’t counted. A club paired with the ace of clubs looks at two cards.',
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
    question: 'When is the game over, and what does it score?',
    answer:
      'It ends when no card in your hand pairs with the face-up card, or when the deck is empty. Each card in the discard pile scores a point, even if you still hold cards. All 52 are a perfect score.',
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
  term('pair', 'Pair', ['pair', 'pairs'], 'A card from your hand and the face-up card.'),
  RULING,
]

export const grafaBook: Rulebook<Position, Event, GrafaRefusal, GrafaProblem, Action> = {
  game: 'grafa',
  ...TITLE,
  short,
  source: { author: '', work: 'a game designed for Ludum Dare 48' },
  sections,
  rulings,
  houseRules: {},
  synonyms,
  terms,
  refusal,
  event,
  told: () => '',
  action: (done, _, before) => action(done, before),
  setupProblem: problem => phrase(PROBLEMS, problem, null),
  hands: handWords,
}
