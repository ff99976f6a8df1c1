import { rankOfPlayed, turnOf } from '../../../engine/tennis/seats.ts'
import type { TennisProblem } from '../../../engine/tennis/setup.ts'
import type { Action, Event, Position, TennisRefusal } from '../../../engine/tennis/types.ts'
import { rankName } from '../card-words.ts'
import { capital, counted } from '../lists.ts'
import {
  NOT_READ,
  type Rulebook,
  type RulingText,
  type RefusalWords,
  refused,
  type Sayings,
  say,
  IRREGULAR_RULINGS,
  RULING,
  type Term,
  term,
} from '../rulebook.ts'
import { event, type At, cardName, cormorantOf, nameOf, roleName } from './events.ts'
import { handWords } from './hands.ts'
import { sections, short } from './sections.ts'
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
  'unknown-action': () => [
    'That is no action of this game.',
    'Play a card, become a Ghost, begin the next hand or enter who won it.',
  ],
  'wrong-phase': (_, at) => wrongPhase(at),
  'nothing-irregular': () => [
    'The rules allow this.',
    'Make it as any other move; only what the rules refuse needs to stand.',
  ],
  'rank-used-up': ({ card }) => [
    `All four ${rankName(rankOfPlayed(card))}s have been played already.`,
    'Look at the card again, or undo back to the one that was misread.',
  ],
  'already-played': ({ card }) => [
    `${capital(cardName(card))} has been played already.`,
    'Look at its suit again, or enter its rank alone.',
  ],
  'not-allowed': () => [
    'In this match the Cormorant stays a Cormorant.',
    'Ghosting is a house rule that is chosen when a match is set up.',
  ],
  'already-ghost': (_, at) => [`${cormorantOf(at)} is a Ghost already, until the hand ends.`, ''],
  'too-many-points': ({ left, points }, at) => [
    `${cormorantOf(at)} holds ${counted(left, 'card', 'cards')} and has ${counted(points, 'point', 'points')}.`,
    'The Cormorant needs more cards than points, so this is a choice for an earlier moment of a hand.',
  ],
  'already-begun': ({ played }) => [
    `${counted(played, 'card', 'cards')} of this hand ${played === 1 ? 'is' : 'are'} entered already.`,
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
    `Four play this game, and ${counted(count, 'name is', 'names are')} entered. Name all four, clockwise.`,
  'bad-name': ({ names }) =>
    `${names.length === 1 ? 'A name needs' : 'Names need'} letters, and neither a comma nor #.`,
  'no-such-dealer': () => 'The dealer is one of the four players, 1 to 4.',
  'bad-target': () => 'Agree on 1 to 99 hands to win the match.',
}

const rulings: Readonly<Record<string, RulingText>> = {
  T1: {
    question: 'What is there to clear for the first pair?',
    answer: 'Nothing: without a Net there is no point for clearing it. Two matching cards score as ever.',
  },
  T2: {
    question: 'Does a card equal to the Net clear it?',
    answer: 'No. Its value must be strictly higher.',
  },
  T3: {
    question: 'Do the two points for matching cards come on top of the point for the Net?',
    answer:
      'They replace it: each of the two players has two points from that pair. As a house rule they can come on top. The Net after matching cards is 0.',
  },
  T4: {
    question: 'Who wins a hand when players are level?',
    answer:
      'The one farthest clockwise from the dealer: the Cormorant before the Fish, the Fish before the Angler, the Angler before the Ghost.',
  },
  T5: {
    question: 'Whose hands count for two?',
    answer: 'Those that the Ghost wins, and those of a Cormorant who became a Ghost in that hand.',
  },
  T6: {
    question: 'When may the Cormorant become a Ghost, and what does it risk?',
    answer:
      'With the house rule on, once in a hand and on anyone’s turn, while she holds more cards than points. Without the win she loses one hand, and may fall below 0.',
  },
  T7: {
    question: 'Who sits where in the next hand?',
    answer: 'Angler becomes Ghost, Fish becomes Angler, Cormorant becomes Fish, and Ghost becomes Cormorant.',
  },
  T8: {
    question: 'How many hands win the match?',
    answer: 'Five, unless another number was agreed on.',
  },
  T9: {
    question: 'How does a hand count whose cards were not entered?',
    answer:
      'Just like one played card by card: the players say who won it, and whether the Cormorant was a Ghost by then.',
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

export const tennisBook: Rulebook<Position, Event, TennisRefusal, TennisProblem, Action> = {
  game: 'tennis',
  ...TITLE,
  short,
  source: { author: 'Jon Woodward', work: 'Icicle (a suite of card games)' },
  sections,
  rulings,
  terms,
  refusal: (refusal, at) => refused(REFUSALS, refusal, at),
  event,
  action,
  setupProblem: problem => say(PROBLEMS, problem, null),
  hands: handWords,
}
