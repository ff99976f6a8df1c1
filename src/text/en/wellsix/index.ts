import { cardName, placeName, theCards } from '../card-words.ts'
import type { WellsixProblem } from '../../../engine/wellsix/setup.ts'
import type { Action, Change, Event, Irregular, Position, WellsixRefusal } from '../../../engine/wellsix/types.ts'
import type { Cell } from '../../../engine/wellsix/board.ts'
import { capital, counted, listOf } from '../lists.ts'
import { type Rulebook, type RulingText, type Sayings, refused, say, type Term } from '../../contract/rulebook.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { eventSection, eventSentence, line, nameOf, places } from './events.ts'
import { handWords } from './hands.ts'
import { REFUSALS } from './refusals.ts'
import { SECTIONS, short } from './sections.ts'
import { houseRules } from './house-rules.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const differs = ({ cell, card }: Change): string =>
  `${card ? `the ${cardName(card)}` : 'nothing'} on ${placeName(cell)}`

/** `the card on 0, 0`; where it is known what lay there before, which. */
function cardOn(before: Position | undefined, cell: Cell): string {
  const card = before?.table[cell]
  return `the ${card ? cardName(card) : 'card'} on ${placeName(cell)}`
}

/** `the 2 of clubs was put on −2, −1` */
function action(done: Action | Irregular, players: readonly string[], before?: Position): string {
  switch (done.type) {
    case 'place':
      return `the ${cardName(done.card)} was put on ${placeName(done.cell)}`
    case 'switch':
      return before
        ? `${listOf(done.cells.map(cell => cardOn(before, cell)))} were switched`
        : `the cards on ${places(done.cells)} were switched`
    case 'exchange':
      return `${cardOn(before, done.cell)} was exchanged for the ${cardName(done.card)}`
    case 'capture':
      return `${cardOn(before, done.from)} captured ${before ? cardOn(before, done.to) : `the one on ${placeName(done.to)}`}`
    case 'keep':
      return `the group on ${placeName(done.cell)} was kept`
    case 'pass':
      return 'the turn was passed'
    case 'agree':
      return 'both agreed to end the game'
    case 'next':
      return 'the next game began'
    case 'result':
      return `a result was entered: ${listOf(done.scores.map((score, i) => `${players[i] ?? ''} ${score}`))}`
    case 'correct':
      return `the table was put right: ${listOf(done.changes.map(differs))}`
    case 'turn':
      return `${nameOf(players, done.player)} took the turn`
    case 'stands':
      return action(done.action, players, before)
    case 'unknown':
      return NOT_READ
  }
}

const WORDS: Sayings<WellsixProblem, null, string> = {
  games: ({ games }) => `A match has an even number of games from 2 to 100, not ${games}.`,
  'no-cards': () => 'Enter at least one card of the table.',
  'cell-twice': ({ cells }) => `Only one card can lie on ${places(cells)}. Enter it once.`,
  'card-twice': ({ cards }) => `${capital(theCards(cards))} ${cards.length === 1 ? 'stands' : 'stand'} twice. Every card is there once, on the table or seized.`, // oxfmt-ignore
  'not-connected': ({ cells }) => `${places(cells)} ${cells.length === 1 ? 'touches' : 'touch'} none of the other cards. Move the cards together.`, // oxfmt-ignore
  aligned: ({ cells }) => `Six cards of one colour are in line ${line(cells)}, so this game is over. Enter a table without a line.`, // oxfmt-ignore
  'own-seized': ({ player, cards }) => `${capital(theCards(cards))} ${cards.length === 1 ? 'is' : 'are'} player ${player}’s own. One seizes cards of the other colour.`, // oxfmt-ignore
  quiet: ({ quiet }) => `After ten quiet turns a game is over. Enter 0 to 9 instead of ${quiet}.`,
  'seizing-quiet': () => 'This turn has seized already, so no turn before it counts as quiet. Enter 0.',
  'opening-suit': ({ cards }) => `${capital(theCards(cards))} ${cards.length === 1 ? 'comes' : 'come'} into play after the opening. Enter hearts and spades.`, // oxfmt-ignore
  'opening-count': ({ placed, due }) => `At this point of the opening, the opener has placed ${counted(due.opener, 'card', 'cards')} and the other player ${due.other}. The layout has ${placed.opener} and ${placed.other}.`, // oxfmt-ignore
  'opening-over': ({ count }) =>
    `With ${counted(count, 'card', 'cards')} on the table the opening is over. Choose the main phase.`,
  'opening-turn': ({ turn, moves }) => `With so many cards it is player ${turn}’s turn in the opening, with ${counted(moves, 'card', 'cards')} to place.`, // oxfmt-ignore
  'opening-seized': ({ key }) => key === 'seizing' ? 'Nothing can be seized in the opening. Say that this turn has not seized.' : 'Nothing can be seized in the opening. Empty the seized piles.', // oxfmt-ignore
  'opening-quiet': () => 'Quiet turns are counted after the opening. Enter 0.',
}

/** Answers where the rules leave room; the app cites their numbers. */
const RULINGS: Readonly<Record<string, RulingText>> = {
  X1: {
    question: 'Who plays red, and who plays black?',
    answer:
      'Whoever opens the game plays red: hearts first, then diamonds. The other plays spades, then clubs. The next game is opened by the other player, who then plays red. As a house rule, both may keep the colours of the first game.',
  },
  X2: {
    question: 'Which cards does an exchange involve?',
    answer: 'A card of your own that lies on the table, and one of your own hand.',
  },
  X3: {
    question: 'Which cards may be switched?',
    answer: 'Two cards, both your own, that touch along an edge. Diagonal neighbours may not.',
  },
  X4: {
    question: 'What exactly happens in a capture?',
    answer:
      'The capturing card goes onto the place of the captured card, and its own place stays empty. Suits and colours do not matter, so you may capture your own cards; these come back into your hand and may be placed in the same turn.',
  },
  X5: {
    question: 'When are groups cut off?',
    answer:
      'Right after a capture, as only a capture leaves a gap. The largest group stays and all others are cleared away. If the largest are equally large, the capturing player chooses among these.',
  },
  X6: {
    question: 'When does a line count?',
    answer:
      'When the move is complete, with everything that isolation removes. Six or more in a row or a column end the game there and then, also between the two moves of a turn.',
  },
  X7: {
    question: 'Which turns count towards ten?',
    answer:
      'Turns of the main phase, each player’s turn as one, the opener’s first single move too. A card seized by capture or by isolation starts the count again. The game ends with the tenth quiet turn.',
  },
  X8: {
    question: 'What if nothing can be seized any more?',
    answer:
      'The game goes on, as a line may still come, until ten turns have been quiet or both agree to stop. The referee tells you when it is certain: no card on the table or in a hand ranks directly above another, or one player has no card left there.',
  },
  X9: {
    question: 'May a player pass?',
    answer: 'Only without a legal move. Then the rest of the turn is passed.',
  },
  X10: {
    question: 'What does a game score?',
    answer:
      'With a line, 30, and one point to the other player for each card seized; in the opening nothing has been seized, so it is 30 to 0. Without a line, one point to each for each card seized. Equal totals after the last game are a draw.',
  },
  X11: {
    question: 'How many games are a match?',
    answer: 'Six, or another even number that you agree on before the first.',
  },
  X12: {
    question: 'What may a correction change?',
    answer:
      'Where cards lie, between moves. Cards laid down come from the hands, cards taken off go back there, and what has been seized stays seized. The table must hang together and show no line; in the opening it keeps its numbers of red and black cards.',
  },
  X13: {
    question: 'May a game be entered by its result alone?',
    answer:
      'Yes, before its first card is placed, if a game can end so: 30 for a line and at most 20 for the other player, or up to 26 for each and 51 together.',
  },
  ...IRREGULAR_RULINGS,
}

const terms: readonly Term[] = [
  term(
    'capture',
    'Capture',
    ['capture', 'captures', 'capturing'],
    'To take a neighbour that ranks directly below, and to move onto its place.',
  ),
  term('group', 'Group', ['group', 'groups'], 'Cards that hang together, each beside another of them along an edge.'),
  term('isolation', 'Isolation', ['isolation'], 'What a capture cuts off from the largest group is cleared away.'),
  term('line', 'Line', ['line', 'lines'], 'Six or more neighbouring cards of one colour in a row or a column.'),
  term('opener', 'Opener', ['opener'], 'The player who puts the first card of a game on the table.'),
  term('opening', 'Opening', ['opening'], 'The first phase, in which hearts and spades are placed.'),
  term(
    'quiet',
    'Quiet turn',
    ['quiet', 'quiet turn', 'quiet turns'],
    'A turn of the main phase in which no card of the other player is seized.',
  ),
  RULING,
  term(
    'seize',
    'Seize',
    ['seize', 'seized', 'seizes', 'seizure', 'seizures'],
    'To take a card of the other player for one’s own face-down pile. It is out of this game.',
  ),
]

/** Every text of Wellsix that a person reads. */
export const wellsixBook: Rulebook<Position, Event, WellsixRefusal, WellsixProblem, Action, typeof houseRules> = {
  game: 'wellsix',
  ...TITLE,
  short,
  source: { author: 'Fabio Pozzi', work: 'Wellsix' },
  sections: SECTIONS,
  rulings: RULINGS,
  houseRules,
  synonyms,
  terms,
  refusal: (refusal, at) => refused(REFUSALS, refusal, at),
  event: (event, { players }) => ({
    sentence: eventSentence(event, players),
    remedy: '',
    section: eventSection(event),
  }),
  told: () => '',
  action,
  setupProblem: problem => say(WORDS, problem, null),
  hands: handWords,
}
