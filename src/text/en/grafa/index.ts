import { type Card, rankOf, suitOf } from '../../../engine/cards.ts'
import type { GrafaProblem } from '../../../engine/grafa/setup.ts'
import type { Action, Event, GrafaRefusal, Position, PairReason, Need } from '../../../engine/grafa/types.ts'
import { theCard, theCards, rankAndValue } from '../card-words.ts'
import { SUIT_NAMES, capital, counted, pluralOf, listOf } from '../lists.ts'
import {
  type Explanation,
  type Rulebook,
  type RulingText,
  type Sayings,
  type Speech,
  say,
  type Term,
} from '../../contract/rulebook.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { handWords } from './hands.ts'
import { sections, short, type SectionId } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'
import { isCard, needOf, reach, reasonToPair } from '../../../engine/grafa/abilities.ts'

const TO: Readonly<Record<Need['for'], string>> = {
  dig: 'to dig',
  draw: 'to draw',
  look: 'to look at',
  turn: 'to turn up',
}

const cardsWithinReach = (position: Position): readonly Card[] => position.deck.slice(0, reach(position)).filter(isCard)

/** What the game is waiting for. */
function now(position: Position): string {
  switch (position.phase) {
    case 'pair':
      return waitForPair(position)
    case 'use':
      return `Say which acts first: ${listOf(
        position.acts.map(act => SUIT_NAMES[act.suit]),
        'or',
      )}.`
    case 'reveal':
      return askFor(needOf(position))
    case 'arrange':
      return `Put ${theCards(cardsWithinReach(position))} back in the order that you like.`
    case 'over':
      return 'Undo to go back into the game, or begin another.'
  }
}

/** What would pair with the face-up card. */
function waitForPair({ hand, deck }: Position): string {
  const tops = deck.slice(0, 1).filter(isCard)
  const pairing = hand.filter(card => tops.some(top => reasonToPair(card, top) !== null))
  return `Pair ${theCards(tops)} with ${theCards(pairing, 'or')}.`
}

const askFor = ({ for: purpose, count }: Need): string =>
  count === 1 ? `Enter the unseen card ${TO[purpose]}.` : `Enter the ${count} unseen cards ${TO[purpose]}, top first.`

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
  ace: () => 'an ace pairs with everything',
  suit: ({ top }) => `both are ${SUIT_NAMES[suitOf(top)]}`,
  value: ({ hand, top }) => {
    const [high, low] = [rankOf(hand), rankOf(top)].map(rankAndValue)
    return high === low ? 'both have the same value' : `${high} is higher than ${low}`
  },
}

function sentence(event: Event, position: Position): string {
  switch (event.type) {
    case 'irregular':
      return 'Not a pair by the rules; it stands.'
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

/** In the order in which hands find them, while they lie on the deck. */
const asTheyLie = (cards: readonly Card[], { deck }: Position): readonly Card[] =>
  cards.toSorted((one, other) => deck.indexOf(one) - deck.indexOf(other))

const lookedAt = (cards: readonly Card[]): string =>
  cards.length === 1
    ? `Clubs: look at ${theCards(cards)}, the last card of the deck.`
    : `Clubs: look at ${theCards(cards)}, and put them back in any order.`

function ending({ score, perfect }: Extract<Event, { type: 'over' }>, { deck }: Position): string {
  if (perfect) return 'All 52 cards are in the discard pile: a perfect game.'
  const why = deck.length === 0 ? 'The deck is empty' : 'Nothing in your hand pairs'
  return `${why}. You discarded ${counted(score, 'card', 'cards')}.`
}

/** What happened, as an instruction for hands where cards move. */
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
      return `the ${SUIT_NAMES[done.suit]} were used first`
    case 'reveal':
      return `${theCards(done.cards)} ${pluralOf(done.cards.length, 'was', 'were')} seen`
    case 'arrange':
      return `${theCards(done.cards)} ${pluralOf(done.cards.length, 'was', 'were')} put back, top first`
    case 'stands':
      return action(done.action, before)
    case 'unknown':
      return NOT_READ
  }
}

const names = (cards: readonly Card[]): string => capital(theCards(cards))

const SENTENCES: Sayings<GrafaRefusal, null, string> = {
  over: () => 'The game is over.',
  'unknown-action': () => 'That is no action of this game.',
  'wrong-phase': () => 'Something else comes first.',
  'nothing-irregular': () => 'The rules allow this: make it as any other pair.',
  'not-in-hand': ({ card }) => `${names([card])} is not in your hand.`,
  'no-pair': ({ card, top }) => `${names([card])} doesn’t pair with ${theCard(top)}.`,
  'not-in-pair': () => `Neither card of the pair has that suit.`,
  'wrong-count': ({ needed, given }) =>
    `${counted(needed, 'card is', 'cards are')} asked for, and ${counted(given, 'is', 'are')} named.`,
  'already-seen': ({ cards }) => `${names(cards)} ${cards.length === 1 ? 'lies' : 'lie'} elsewhere already.`,
  'wrong-cards': () => 'Those are not the cards that you looked at.',
}

/** Why an action is refused; the remedy is what the game waits for instead. */
function refusal(refused: GrafaRefusal, { position }: Speech<Position>): Explanation {
  return { sentence: say(SENTENCES, refused, null), remedy: now(position), section: refused.rule }
}

const PROBLEMS: Sayings<GrafaProblem, null, string> = {
  'one-player': () => 'One plays this game alone: enter one name.',
  'bad-name': () => 'The name needs letters, and neither a comma nor #.',
  'no-hand': () => 'Enter the cards in your hand, or all 52 cards of the deck.',
  'too-many-cards': ({ count }) => `${count} cards with hand and discard pile; there are only 52.`,
  'card-twice': ({ cards }) => `${capital(theCards(cards))} can lie in one place only.`,
  'unknown-hand': () => 'The first five cards of the deck are the hand, and you have seen them: enter them all.',
  'unknown-top': () => 'Turn up the top card of the deck, and enter it.',
}

const rulings: Readonly<Record<string, RulingText>> = {
  G1: {
    question: 'Whose ability comes first?',
    answer:
      'You choose, but only where it matters: when the two suits differ and both of them dig, draw or look. Otherwise the order changes nothing, and the referee does not ask.',
  },
  G2: {
    question: 'What do two cards of one suit do?',
    answer: 'They act as one: two spades dig two cards, two diamonds draw two, two clubs look at three.',
  },
  G3: {
    question: 'What do aces do, apart from pairing with everything?',
    answer:
      'Nothing. An ace’s suit does not act and is not counted, so a club with the ace of clubs looks at two cards.',
  },
  G4: {
    question: 'Does a card that a heart gives back still act?',
    answer:
      'Yes. The other card of the pair returns to the hand, and its own suit acts all the same. Two hearts return both.',
  },
  G5: {
    question: 'What if the deck is too short?',
    answer: 'Each suit does as much as the cards that are left allow.',
  },
  G6: {
    question: 'When is the game over, and what does it score?',
    answer:
      'When nothing in the hand pairs with the top card, or the deck is empty. It scores the cards in the discard pile, even if some are left in the hand. 52 is perfect.',
  },
  G7: {
    question: 'Which cards are entered?',
    answer:
      'Every card that is dug, drawn, looked at or turned up, once. One that a club has moved stays known, and is not asked for again.',
  },
  G8: {
    question: 'Is the next card turned up when the hand is empty?',
    answer: 'Yes. It is turned like any other, and the game ends because nothing is left to pair with it.',
  },
  I1: IRREGULAR_RULINGS.I1,
  I3: IRREGULAR_RULINGS.I3,
}

const terms: readonly Term[] = [
  term('dig', 'Dig', ['dig', 'digs', 'dug'], 'To put the next card of the deck onto the discard pile.'),
  term('discard-pile', 'Discard pile', ['discard pile'], 'Where pairs and dug cards go. Each card in it is a point.'),
  term('draw', 'Draw', ['draws', 'drawn'], 'To take the next card of the deck into one’s hand.'),
  term(
    'face-up',
    'Face-up card',
    ['face-up card'],
    'The top card of the deck, which lies open: it is the one to pair with.',
  ),
  term('pair', 'Pair', ['pair', 'pairs'], 'A card of the hand with the face-up card.'),
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
  setupProblem: problem => say(PROBLEMS, problem, null),
  hands: handWords,
}
