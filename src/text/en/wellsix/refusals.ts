import { placeName, rankName as rankWord, theCards } from '../card-words.ts'
import type { Card } from '../../../engine/cards.ts'
import { opponentOf } from '../../../engine/wellsix/colours.ts'
import { isEmpty } from '../../../engine/wellsix/board.ts'
import type { ColourCounts, Phase, Position } from '../../../engine/wellsix/types.ts'
import { capital, counted } from '../lists.ts'
import type { RefusalWords, Speech } from '../../contract/rulebook.ts'
import { rankBeside, whereabouts, type WellsixWords } from '../../contract/wellsix/book.ts'
import { aRank, squaresOfLine, nameOf, squareList, rankName } from './events.ts'

type At = Speech<Position>

const OVER: RefusalWords = ['The match is over.', 'Undo the last move, or start another match.']

const IN_PHASE: Readonly<Record<Phase, RefusalWords>> = {
  opening: ['In the opening you can only place cards.', 'Place a card of your suit next to any card.'],
  main: ['You can’t do that now.', 'Place, switch, exchange or capture.'],
  keep: ['First choose the group that stays.', 'Choose any card of that group.'],
  'game-over': ['This game is over.', 'Start the next game.'],
  over: OVER,
}

export const refusals: WellsixWords['refusals'] = {
  over: () => OVER,
  'unknown-action': () => ['That is not a move in Wellsix.', 'Place, switch, exchange, capture or pass.'],
  'wrong-phase': (_, { position }) => IN_PHASE[position.phase],
  'nothing-irregular': () => ['The rules allow this move.', 'Enter it like any other move.'],
  'out-of-turn': ({ player }, { players, position }) => [
    `It is not ${nameOf(players, player)}’s turn.`,
    `Let ${nameOf(players, position.turn ?? 1)} move.`,
  ],
  'not-in-hand': ({ card }, at) => [
    `${capital(theCards([card]))} is not in ${nameOf(at.players, at.position.turn ?? 1)}’s hand.`,
    whyNotInHand(card, at),
  ],
  occupied: ({ cell, card }) => [
    `${capital(theCards([card]))} is already at ${placeName(cell)}.`,
    'Choose a free square next to a card.',
  ],
  'not-adjacent': ({ rule, cells }, { position }) =>
    rule === 'switch' || rule === 'capture' ? notSideBySide(rule, cells) : touchesNothing(cells, position),
  'same-cell': ({ cell, rule }) => [
    `You named ${placeName(cell)} twice.`,
    rule === 'record' ? 'Name each square once.' : 'Choose two different cards.',
  ],
  'empty-cell': ({ cells }) => [`There is no card at ${squareList(cells, 'or')}.`, 'Choose a card in the layout.'],
  'not-yours': ({ cells, cards, rule }, at) => [
    `${cards.length === 1 ? `${capital(theCards(cards))} at ${squareList(cells)} belongs` : `The cards at ${squareList(cells)} belong`} to ${opponent(at)}.`,
    OWN_CARDS[rule] ?? '',
  ],
  'cannot-capture': ({ card, captured: taken }) => [
    `${capital(aRank(rankName(card)))} can’t capture ${aRank(rankName(taken))}.`,
    `${capital(aRank(rankName(card)))} captures ${aRank(rankWord(rankBeside(card, -1)))}. ${capital(aRank(rankWord(rankBeside(taken, 1))))} captures ${aRank(rankName(taken))}.`,
  ],
  'not-largest': ({ size, largest }) => [
    `This group has ${counted(size, 'card', 'cards')}; the largest have ${largest}.`,
    'Choose a card of one of the largest groups.',
  ],
  'must-move': ({ moves }) => [
    `There ${moves === 1 ? 'is' : 'are'} ${counted(moves, 'legal move', 'legal moves')} left.`,
    'Pass only when you have no legal move.',
  ],
  duplicate: ({ cells, cards }) => [
    `${capital(theCards(cards))} would be at both ${squareList(cells)}.`,
    'Correct the old square, too.',
  ],
  'card-seized': ({ cards }) => [
    `${capital(theCards(cards))} ${cards.length === 1 ? 'has' : 'have'} been captured.`,
    'Choose the card that is really there.',
  ],
  'opening-order': ({ cards = [], counts }) =>
    counts ? otherCounts(counts.placed, counts.corrected) : notYetInPlay(cards),
  'no-cards': () => ['This would leave no card in the layout.', 'Leave at least one card.'],
  'not-connected': ({ cells }) => [
    `${squareList(cells)} would be cut off from the other cards.`,
    'Correct the squares between, too.',
  ],
  aligned: ({ cells }) => [
    `Six cards of one colour would be in line ${squaresOfLine(cells)}.`,
    'Enter the layout before the last move.',
  ],
  'game-begun': ({ laid }) => [
    `This game has begun, with ${counted(laid, 'card', 'cards')} in the layout.`,
    'Continue it, or undo its moves first.',
  ],
  'impossible-score': ({ scores: [first, second] }) => [
    `No game ends ${first} to ${second}.`,
    'With a line: 30, and at most 20. Without: at most 26 each, 51 together.',
  ],
}

const OWN_CARDS: Readonly<Record<string, string>> = {
  switch: 'Switch two cards of your own.',
  exchange: 'Exchange a card of your own.',
  capture: 'Capture with a card of your own.',
}

const notSideBySide = (rule: string, cells: readonly string[]): RefusalWords => [
  `${squareList(cells)} do not touch along an edge.`,
  rule === 'switch' ? 'Switch two cards that touch.' : 'Capture a card that touches yours.',
]

const touchesNothing = (cells: readonly string[], { table }: Position): RefusalWords =>
  isEmpty(table)
    ? ['The first card of a game goes on (0, 0).', 'Place it there.']
    : [`A card at ${squareList(cells)} would not touch another card along an edge.`, 'Choose a square next to a card.']

const notYetInPlay = (cards: readonly Card[]): RefusalWords => [
  `${capital(theCards(cards))} ${cards.length === 1 ? 'comes' : 'come'} into play after the opening.`,
  'In the opening, use hearts and spades.',
]

const otherCounts = (placed: ColourCounts, corrected: ColourCounts): RefusalWords => [
  `There would be ${corrected.red} red and ${corrected.black} black cards, not ${placed.red} and ${placed.black}.`,
  'Keep the number of cards of each colour.',
]

const opponent = ({ players, position }: At): string => nameOf(players, opponentOf(position.turn ?? 1))

function whyNotInHand(card: Card, { players, position }: At): string {
  const where = whereabouts(card, position)
  switch (where.is) {
    case 'laid':
      return `It is at ${placeName(where.cell)}.`
    case 'others':
      return `It is one of ${nameOf(players, where.player)}’s cards.`
    case 'captured':
      return `${nameOf(players, where.by)} has captured it.`
    case 'later':
      return 'It comes into play after the opening.'
  }
}
