import { cardName, placeName, theCards } from '../card-words.ts'
import type { CellCard, Position } from '../../../engine/wellsix/types.ts'
import type { Cell } from '../../../engine/wellsix/board.ts'
import { capital, counted, listOf } from '../lists.ts'
import type { RulingText, Term } from '../../contract/rulebook.ts'
import { createWellsixRulebook as bookOf, type WellsixWords } from '../../contract/wellsix/book.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { events, squaresOfLine, nameOf, squareList } from './events.ts'
import { stepSentence } from './hands.ts'
import { refusals } from './refusals.ts'
import { sections, shortRules } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const COLOURS = { alternate: 'The opener plays red', fixed: 'Colours as in the first game' }

const houseRules: WellsixWords['houseRules'] = {
  opener: ({ opener }, nameOf) => `${nameOf(opener)} opens`,
  colours: ({ colours }) => COLOURS[colours],
  games: ({ games }) => `${games} games`,
}

const differs = ({ cell, card }: CellCard): string =>
  `${card ? `the ${cardName(card)}` : 'nothing'} at ${placeName(cell)}`

function cardOn(before: Position | undefined, cell: Cell): string {
  const card = before?.table[cell]
  return `the ${card ? cardName(card) : 'card'} at ${placeName(cell)}`
}

const actions: WellsixWords['actions'] = {
  place: ({ card, cell }) => `the ${cardName(card)} was put on ${placeName(cell)}`,
  switch: ({ cells }, { before }) =>
    before
      ? `${listOf(cells.map(cell => cardOn(before, cell)))} were switched`
      : `the cards at ${squareList(cells)} were switched`,
  exchange: ({ card, cell }, { before }) => `${cardOn(before, cell)} was exchanged for the ${cardName(card)}`,
  capture: ({ from, to }, { before }) =>
    `${cardOn(before, from)} captured ${before ? cardOn(before, to) : `the card at ${placeName(to)}`}`,
  keep: ({ cell }) => `the group at ${placeName(cell)} was kept`,
  pass: () => 'the turn was passed',
  agree: () => 'both agreed to end the game',
  next: () => 'the next game started',
  result: ({ scores }, { players }) =>
    `a result was entered: ${listOf(scores.map((score, i) => `${players[i] ?? ''} ${score}`))}`,
  correct: ({ changes }) => `the layout was corrected: ${listOf(changes.map(differs))}`,
  turn: ({ player }, { players }) => `${nameOf(players, player)} took the turn`,
  unknown: () => NOT_READ,
}

const problems: WellsixWords['problems'] = {
  games: ({ games }) => `A match has an even number of games from 2 to 100, not ${games}.`,
  'no-cards': () => 'Enter at least one card in the layout.',
  'cell-twice': ({ cells }) => `Only one card can be at ${squareList(cells)}. Enter one.`,
  'card-twice': ({ cards }) => `${capital(theCards(cards))} ${cards.length === 1 ? 'is' : 'are'} entered twice. Each card is in the layout or captured, only once.`, // oxfmt-ignore
  'not-connected': ({ cells }) => `${squareList(cells)} ${cells.length === 1 ? 'is' : 'are'} not connected to the other cards. Enter one connected group.`, // oxfmt-ignore
  aligned: ({ cells }) => `Six cards of one colour are in line ${squaresOfLine(cells)}, so this game is over. Enter a layout without a line.`, // oxfmt-ignore
  'own-seized': ({ player, cards }) => `${capital(theCards(cards))} ${cards.length === 1 ? 'belongs' : 'belong'} to player ${player}. You capture only cards of the other colour.`, // oxfmt-ignore
  quiet: ({ quiet }) => `After ten quiet turns a game is over. Enter 0 to 9 instead of ${quiet}.`,
  'seizing-quiet': () => 'A capture starts the count of quiet turns again. Enter 0.',
  'opening-suit': ({ cards }) => `${capital(theCards(cards))} ${cards.length === 1 ? 'comes' : 'come'} into play after the opening. Enter hearts and spades.`, // oxfmt-ignore
  'opening-count': ({ placed, due }) => `At this point of the opening, the opener has placed ${counted(due.opener, 'card', 'cards')} and the other player ${due.other}. The layout has ${placed.opener} and ${placed.other}.`, // oxfmt-ignore
  'opening-over': ({ count }) =>
    `With ${counted(count, 'card', 'cards')} in the layout, the opening is over. Choose the main phase.`,
  'opening-turn': ({ turn, moves }) => `With this many cards in the opening, player ${turn} is next and has ${counted(moves, 'card', 'cards')} to place.`, // oxfmt-ignore
  'opening-seized': ({ key }) => key === 'seizing' ? 'There are no captures in the opening. Enter that this turn has none.' : 'There are no captures in the opening. Empty the captured piles.', // oxfmt-ignore
  'opening-quiet': () => 'Quiet turns are counted after the opening. Enter 0.',
}

/** The rules leave these questions open. The app cites the answers by their numbers. */
const RULINGS: Readonly<Record<string, RulingText>> = {
  X1: {
    question: 'Who plays red, and who plays black?',
    answer:
      'The opener plays hearts, then diamonds. The other player plays spades, then clubs. In the next game the other player opens, and you swap colours. You can choose a house rule: both keep the colours of the first game.',
  },
  X2: {
    question: 'Which cards does an exchange involve?',
    answer: 'One of your own cards in the layout, and one card in your hand.',
  },
  X3: {
    question: 'Which cards may be switched?',
    answer: 'Two of your own cards that touch along an edge. You can’t switch cards that touch only at corners.',
  },
  X4: {
    question: 'What exactly happens in a capture?',
    answer:
      'The capturing card moves to the captured card’s square and leaves its own square empty. Suits and colours do not matter. If you capture your own card, you take it back into your hand. You may place it again in the same turn.',
  },
  X5: {
    question: 'When are groups cut off?',
    answer:
      'Right after a capture, because only a capture leaves a gap. The largest group stays, and all others are removed. If two or more groups tie for largest, the player who captured chooses which one stays.',
  },
  X6: {
    question: 'When does a line count?',
    answer:
      'After the move and any isolation are complete. Six or more in a row or a column end the game immediately, even between the two moves of a turn.',
  },
  X7: {
    question: 'Which turns count towards the ten quiet turns?',
    answer:
      'After the opening, both players’ turns count, even the opener’s first turn of one move. If you capture an opponent’s card, directly or by isolation, the count starts again. The game ends after ten quiet turns in a row.',
  },
  X8: {
    question: 'What if no more captures are possible?',
    answer:
      'The game continues until there are ten quiet turns in a row, or until both players agree to stop. A line can still end it. The referee tells you when captures have become impossible. They are impossible if no card in the layout or in a hand can capture another, or if one player has no cards left.',
  },
  X9: {
    question: 'May a player pass?',
    answer: 'Only if they have no legal move. Then the player passes the rest of the turn.',
  },
  X10: {
    question: 'How is a game scored?',
    answer:
      'A line scores 30. The other player scores one point for each card on their pile; in the opening that is 0. Without a line, each player scores one point for each card on their pile. Equal totals after the last game are a draw.',
  },
  X11: {
    question: 'How many games make a match?',
    answer: 'Six, or another even number that you agree on before the first.',
  },
  X12: {
    question: 'What may a correction change?',
    answer:
      'Between moves, you may correct where cards are. Cards that you add come from their owner’s hand, and cards that you remove go back there. Captured cards stay captured. All cards must be connected, and there must be no line of six cards of one colour. In the opening, the layout must keep its number of red cards and its number of black cards.',
  },
  X13: {
    question: 'Can you enter only the result of a game?',
    answer:
      'Yes, before its first card is placed, if the result is possible. With a line, the winner has 30 and the other player at most 20. Without a line, each has at most 26, and both together at most 51.',
  },
  ...IRREGULAR_RULINGS,
}

const terms: readonly Term[] = [
  term(
    'capture',
    'Capture',
    ['capture', 'captures', 'capturing'],
    'To move your card onto a neighbouring card that is one rank lower, and remove that card. An ace captures a king.',
  ),
  term(
    'group',
    'Group',
    ['group', 'groups'],
    'Cards that are connected: each touches another card of the group along an edge.',
  ),
  term('isolation', 'Isolation', ['isolation'], 'Cards that a capture cuts off from the largest group are removed.'),
  term('line', 'Line', ['line', 'lines'], 'Six or more neighbouring cards of one colour in a row or a column.'),
  term('opener', 'Opener', ['opener'], 'The player who places the first card of a game.'),
  term('opening', 'Opening', ['opening'], 'The first phase: one player places hearts, the other spades.'),
  term(
    'quiet',
    'Quiet turn',
    ['quiet', 'quiet turn', 'quiet turns'],
    'A turn in the main phase without capturing any of the opponent’s cards.',
  ),
  RULING,
  term(
    'seize',
    'Seize',
    ['seize', 'seized', 'seizes', 'seizure', 'seizures'],
    'The rules’ word for capturing an opponent’s card. It goes face down on your pile and is out of this game.',
  ),
]

export const wellsixRulebook = bookOf({
  title: TITLE,
  source: { author: 'Fabio Pozzi', work: 'Wellsix' },
  short: shortRules,
  sections,
  rulings: RULINGS,
  houseRules,
  synonyms,
  terms,
  refusals,
  problems,
  events,
  actions,
  hands: stepSentence,
})
