import { rankOfPlayed, turnOf } from '../../../engine/tennis/seats.ts'
import { ranksName } from '../card-words.ts'
import { capital, counted, countInWords, numberWord, pluralOf } from '../lists.ts'
import type { RefusalWords, RulingText, Term } from '../../contract/rulebook.ts'
import { createTennisRulebook as bookOf, type At, type TennisWords } from '../../contract/tennis/book.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { cardName, cormorantOf, events, nameOf, roleName } from './events.ts'
import { stepSentence } from './hands.ts'
import { sections, shortRules } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const MATCHES = {
  replaces: 'Equal cards: two points each, and no point for the Net',
  adds: 'Equal cards: two points each, plus any point for the Net',
}

const houseRules: TennisWords['houseRules'] = {
  dealer: ({ dealer }, nameOf) => `${nameOf(dealer)} deals`,
  target: ({ target }) => `${capital(countInWords(target, 'hand wins', 'hands win'))} the match`,
  match: ({ match }) => MATCHES[match],
  ghosting: ({ ghosting }) => (ghosting ? 'The Cormorant may become a Ghost' : 'The Cormorant can’t become a Ghost'),
}

const actions: TennisWords['actions'] = {
  play: ({ card }) => `${cardName(card)} was played`,
  ghost: () => 'the Cormorant became a Ghost',
  next: () => 'the next hand was started',
  hand: ({ ghosted, winner }) =>
    ghosted
      ? `${roleName(winner)} won the hand after the Cormorant became a Ghost`
      : `${roleName(winner)} won the hand`,
  unknown: () => NOT_READ,
}

const refusals: TennisWords['refusals'] = {
  over: (_, at) => [`The match is over: ${winnerName(at)} won.`, 'Undo the last move, or start a new match.'],
  'unknown-action': () => ['That is not a move in A Lifelike Tennis.', 'Play a card, or become a Ghost.'],
  'wrong-phase': (_, at) => wrongPhase(at),
  'nothing-irregular': () => ['The rules allow this.', 'Enter it like any other move.'],
  'rank-used-up': ({ card }) => [
    `All four ${ranksName(rankOfPlayed(card))} have been played.`,
    'Check this card, or undo an earlier one.',
  ],
  'already-played': ({ card }) => [
    `${capital(cardName(card))} has already been played.`,
    'Check its suit, or enter only its rank.',
  ],
  'not-allowed': () => ['In this match the Cormorant can’t become a Ghost.', 'You can allow it in a new match.'],
  'already-ghost': (_, at) => [`${cormorantOf(at)} is already a Ghost in this hand.`, 'Play a card.'],
  'too-many-points': ({ left, points }, at) => [
    `${cormorantOf(at)} holds ${counted(left, 'card', 'cards')} and has ${counted(points, 'point', 'points')}.`,
    'A new Ghost needs more cards than points.',
  ],
  'already-begun': ({ played }) => [
    played === 1
      ? 'One card of this hand is already entered.'
      : `${capital(numberWord(played))} cards of this hand are already entered.`,
    pluralOf(played, 'Enter the other cards, or undo this one.', 'Enter the other cards, or undo these.'),
  ],
}

const winnerName = (at: At): string => (at.position.winner === null ? '' : nameOf(at, at.position.winner))

function wrongPhase(at: At): RefusalWords {
  const turn = turnOf(at.position)
  return turn === null
    ? ['This hand is over.', 'Start the next hand.']
    : ['This hand isn’t over yet.', `${nameOf(at, turn)} plays the next card.`]
}

const problems: TennisWords['problems'] = {
  'four-players': ({ count }) =>
    count === 1
      ? 'One name is entered. Enter four, clockwise.'
      : `${capital(numberWord(count))} names are entered. Enter four, clockwise.`,
  'bad-name': () => 'A name needs a letter. It can’t have a comma or a #.',
  'no-such-dealer': () => 'Choose the dealer: player 1, 2, 3 or 4.',
  'bad-target': () => 'Choose how many hands win the match: 1 to 99.',
}

const rulings: Readonly<Record<string, RulingText>> = {
  T1: {
    question: 'Is there a Net for the first pair?',
    answer: 'No. The first two cards score only if they are equal.',
  },
  T2: {
    question: 'Does a card equal to the Net clear it?',
    answer: 'No. The card must be higher than the Net.',
  },
  T3: {
    question: 'Can you get the point for the Net and points for equal cards?',
    answer:
      'No. Both players get two points for that pair, but no point for the Net. If you chose the house rule for it, a card that clears the Net scores its point, too. After equal cards the Net is 0.',
  },
  T4: {
    question: 'Who wins a hand when players are level on points?',
    answer:
      'The player farthest clockwise from the dealer. The Cormorant comes first, then the Fish, the Angler and the Ghost.',
  },
  T5: {
    question: 'When does winning a hand count for two?',
    answer: 'When the Ghost wins it, or a Cormorant who became a Ghost in this hand.',
  },
  T6: {
    question: 'When may the Cormorant become a Ghost, and what does she risk?',
    answer:
      'Only if the players chose this house rule. Once in a hand she may do so on any turn, while she holds more cards than she has points. If she doesn’t win the hand, one hand is taken off her total, which can become negative.',
  },
  T7: {
    question: 'Who has which role in the next hand?',
    answer:
      'The Angler becomes the Ghost, the Fish the Angler, the Cormorant the Fish, and the Ghost the Cormorant. You all keep your seats.',
  },
  T8: {
    question: 'How many hands win the match?',
    answer: 'Five, unless the players agree on another number.',
  },
  T9: {
    question: 'Does a hand count if its cards were not entered?',
    answer: 'Yes. Enter who won it, and whether the Cormorant had become a Ghost.',
  },
  ...IRREGULAR_RULINGS,
}

const terms: readonly Term[] = [
  term('clear', 'Clear', ['clear', 'clears', 'cleared', 'clearing'], 'To play a card that is higher than the Net.'),
  term(
    'hand',
    'Hand',
    ['hand', 'hands'],
    'The cards you hold. Also one deal, from the first card to the last: you win the match by winning hands.',
  ),
  term('level', 'Level on points', ['level'], 'With the same number of points.'),
  term(
    'net',
    'Net',
    ['net'],
    'The difference between the two cards of a pair. Each of the next two cards scores if it is higher.',
  ),
  term(
    'pair',
    'Pair',
    ['pair', 'pairs'],
    'Two cards played one after the other, by the Fish and the Ghost or by the Angler and the Cormorant.',
  ),
  term(
    'roles',
    'Roles',
    ['ghost', 'angler', 'fish', 'cormorant', 'roles'],
    'The four players’ roles. Clockwise: Ghost, Angler, Fish, Cormorant.',
  ),
  RULING,
]

export const tennisRulebook = bookOf({
  title: TITLE,
  source: { author: 'Jon Woodward', work: 'Icicle (a suite of card games)' },
  short: shortRules,
  sections,
  rulings,
  houseRules,
  synonyms,
  terms,
  refusals,
  problems,
  events,
  actions,
  hands: stepSentence,
})
