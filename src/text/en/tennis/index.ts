import { rankOfPlayed, turnOf } from '../../../engine/tennis/seats.ts'
import type { TennisProblem } from '../../../engine/tennis/setup.ts'
import type { Action, Event, Position, TennisRefusal } from '../../../engine/tennis/types.ts'
import { rankName } from '../card-words.ts'
import { capital, counted } from '../lists.ts'
import {
  type Rulebook,
  type RulingText,
  type RefusalWords,
  refused,
  type Sayings,
  say,
  type Term,
} from '../../contract/rulebook.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { event, type At, cardName, cormorantOf, nameOf, roleName } from './events.ts'
import { handWords } from './hands.ts'
import { sections, short } from './sections.ts'
import { houseRules } from './house-rules.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

/** `a king was played` */
function action(done: Action): string {
  switch (done.type) {
    case 'play':
      return `${cardName(done.card)} was played`
    case 'ghost':
    case 'stands':
      return 'the Cormorant became a Ghost'
    case 'next':
      return 'the next hand began'
    case 'hand':
      return `${roleName(done.winner)} won the hand${done.ghosted ? ', and the Cormorant had become a Ghost' : ''}`
    case 'unknown':
      return NOT_READ
  }
}

const REFUSALS: Sayings<TennisRefusal, At, RefusalWords> = {
  over: (_, at) => [`The match is over: ${winnerName(at)} has won it.`, 'Undo to go back into it, or begin another.'],
  'unknown-action': () => ['That is no action of this game.', 'Play a card, or become a Ghost.'],
  'wrong-phase': (_, at) => wrongPhase(at),
  'nothing-irregular': () => ['The rules allow this.', 'Make it as any other move.'],
  'rank-used-up': ({ card }) => [
    `All four ${rankName(rankOfPlayed(card))}s have been played already.`,
    'Look at the card again, or undo.',
  ],
  'already-played': ({ card }) => [
    `${capital(cardName(card))} has been played already.`,
    'Look at its suit, or enter its rank alone.',
  ],
  'not-allowed': () => ['In this match the Cormorant stays a Cormorant.', 'A house rule of the set-up allows it.'],
  'already-ghost': (_, at) => [`${cormorantOf(at)} is a Ghost already, until the hand ends.`, ''],
  'too-many-points': ({ left, points }, at) => [
    `${cormorantOf(at)} holds ${counted(left, 'card', 'cards')} and has ${counted(points, 'point', 'points')}.`,
    'It needs more cards than points.',
  ],
  'already-begun': ({ played }) => [
    `${counted(played, 'card', 'cards')} of this hand ${played === 1 ? 'is' : 'are'} already entered.`,
    'Enter the others too, or undo these first.',
  ],
}

const winnerName = (at: At): string => (at.position.winner === null ? '' : nameOf(at, at.position.winner))

function wrongPhase(at: At): readonly [string, string] {
  const turn = turnOf(at.position)
  return turn === null
    ? ['This hand is over.', 'Begin the next hand.']
    : ['This hand is still being played.', `${nameOf(at, turn)} plays the next card.`]
}

const PROBLEMS: Sayings<TennisProblem, null, string> = {
  'four-players': ({ count }) =>
    `This game needs four players; ${counted(count, 'name is', 'names are')} entered. Enter all four, clockwise.`,
  'bad-name': ({ names }) =>
    `${names.length === 1 ? 'A name needs' : 'Names need'} letters, and neither a comma nor #.`,
  'no-such-dealer': () => 'Choose the dealer: player 1, 2, 3 or 4.',
  'bad-target': () => 'Choose 1 to 99 hands to win the match.',
}

const rulings: Readonly<Record<string, RulingText>> = {
  T1: {
    question: 'Is there a Net for the first pair?',
    answer: 'No, so nobody scores for clearing it. Two equal cards still score.',
  },
  T2: {
    question: 'Does a card equal to the Net clear it?',
    answer: 'No. The card must be higher than the Net.',
  },
  T3: {
    question: 'Do equal cards score besides the point for the Net?',
    answer:
      'No: each of the two players gets two points for that pair, and none for the Net. A house rule gives both. After equal cards the Net is 0.',
  },
  T4: {
    question: 'Who wins a hand when players are level on points?',
    answer: 'The player farthest clockwise from the dealer. The order is Cormorant, Fish, Angler, Ghost.',
  },
  T5: {
    question: 'Which won hands count for two?',
    answer: 'A hand won by the Ghost, and a hand won by a Cormorant who became a Ghost in it.',
  },
  T6: {
    question: 'When may the Cormorant become a Ghost, and what does it risk?',
    answer:
      'Only with this house rule: once in a hand, on anyone’s turn, while she has more cards than points. If she doesn’t win the hand, she loses one hand. Her total can become negative.',
  },
  T7: {
    question: 'Who sits where in the next hand?',
    answer: 'Angler becomes Ghost, Fish becomes Angler, Cormorant becomes Fish, and Ghost becomes Cormorant.',
  },
  T8: {
    question: 'How many hands win the match?',
    answer: 'Five, unless the players agree on another number.',
  },
  T9: {
    question: 'Does a hand count if its cards were not entered?',
    answer: 'Yes. The players enter who won it, and whether the Cormorant had become a Ghost.',
  },
  ...IRREGULAR_RULINGS,
}

const terms: readonly Term[] = [
  term(
    'clear',
    'Clear',
    ['clear', 'clears', 'cleared', 'clearing'],
    'To play a card whose value is higher than the Net.',
  ),
  term('hand', 'Hand', ['hand', 'hands'], 'One deal, from the first card to the last. Also what is won by it.'),
  term('level', 'Level', ['level'], 'Having as many points as another: a tie.'),
  term(
    'net',
    'Net',
    ['net'],
    'The difference of the two cards of a pair: what the next two cards have to be higher than.',
  ),
  term('pair', 'Pair', ['pair', 'pairs'], 'Two cards in a row, of Fish and Ghost or of Angler and Cormorant.'),
  term(
    'roles',
    'Roles',
    ['ghost', 'angler', 'fish', 'cormorant', 'roles'],
    'The four seats of a hand, clockwise: Ghost, Angler, Fish, Cormorant.',
  ),
  RULING,
]

export const tennisBook: Rulebook<Position, Event, TennisRefusal, TennisProblem, Action, typeof houseRules> = {
  game: 'tennis',
  ...TITLE,
  short,
  source: { author: 'Jon Woodward', work: 'Icicle (a suite of card games)' },
  sections,
  rulings,
  houseRules,
  synonyms,
  terms,
  refusal: (refusal, at) => refused(REFUSALS, refusal, at),
  event,
  action,
  setupProblem: problem => say(PROBLEMS, problem, null),
  hands: handWords,
}
