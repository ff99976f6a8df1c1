import { placeName, theCards } from '../card-words.ts'
import type { Card } from '../../../engine/cards.ts'
import { other, ownerOf } from '../../../engine/wellsix/colours.ts'
import { isEmpty } from '../../../engine/wellsix/board.ts'
import type { ColourCounts, Phase, Position, WellsixRefusal } from '../../../engine/wellsix/types.ts'
import { capital, counted } from '../lists.ts'
import type { RefusalWords, Sayings, Speech } from '../../contract/rulebook.ts'
import { aRank, line, nameOf, places, rankBeside, rankName } from './events.ts'

type At = Speech<Position>

const OVER: RefusalWords = ['The match is over.', 'Undo to go back into it, or begin another.']

const IN_PHASE: Readonly<Record<Phase, RefusalWords>> = {
  opening: ['In the opening, cards are only placed.', 'Place a card of your suit beside another.'],
  main: ['This is not one of the moves now.', 'Place, switch, exchange or capture.'],
  keep: ['First choose the group that stays.', 'Choose a card of the group to keep.'],
  'game-over': ['This game is over.', 'Begin the next game.'],
  over: OVER,
}

/** Why an action is refused, and what would make it legal. */
export const REFUSALS: Sayings<WellsixRefusal, At, RefusalWords> = {
  over: () => OVER,
  'unknown-action': () => ['The referee does not know this action.', 'Place, switch, exchange, capture or pass.'],
  'wrong-phase': (_, { position }) => IN_PHASE[position.phase],
  'nothing-irregular': () => ['The rules allow this.', 'Make it as any other move.'],
  'out-of-turn': ({ player }, { players, position }) => [
    `It is not ${nameOf(players, player)}’s turn.`,
    `Let ${nameOf(players, position.turn ?? 1)} move.`,
  ],
  'not-in-hand': ({ card }, at) => [
    `${capital(theCards([card]))} is not in ${nameOf(at.players, at.position.turn ?? 1)}’s hand.`,
    whereabouts(card, at),
  ],
  occupied: ({ cell, card }) => [
    `On ${placeName(cell)} lies ${theCards([card])}.`,
    'Choose a free place beside a card.',
  ],
  'not-adjacent': ({ rule, cells }, { position }) =>
    rule === 'switch' || rule === 'capture' ? notSideBySide(rule, cells) : touchesNothing(cells, position),
  'same-cell': ({ cell, rule }) => [
    `${placeName(cell)} is named twice.`,
    rule === 'record' ? 'Name each place once.' : 'Choose two different cards.',
  ],
  'empty-cell': ({ cells }) => [`There is no card on ${places(cells)}.`, 'Choose a card that lies on the table.'],
  'not-yours': ({ cells, cards, rule }, at) => [
    `${capital(theCards(cards))} on ${places(cells)} ${cards.length === 1 ? 'is' : 'are'} ${owner(at)}’s.`,
    OWN_CARDS[rule] ?? '',
  ],
  'cannot-capture': ({ card, captured: taken }) => [
    `${capital(aRank(rankName(card)))} does not take ${aRank(rankName(taken))}.`,
    `${capital(aRank(rankName(card)))} takes ${aRank(rankBeside(card, -1))}; ${aRank(rankName(taken))} is taken by ${aRank(rankBeside(taken, 1))}.`,
  ],
  'not-largest': ({ size, largest }) => [
    `This group has ${counted(size, 'card', 'cards')}; the largest have ${largest}.`,
    'Choose a card of one of the largest groups.',
  ],
  'must-move': ({ moves }) => [
    `There ${moves === 1 ? 'is' : 'are'} ${counted(moves, 'legal move', 'legal moves')} left.`,
    'You may pass only when you have no move.',
  ],
  duplicate: ({ cells, cards }) => [
    `${capital(theCards(cards))} would lie on both ${places(cells)}.`,
    'Say what lies on the old place too.',
  ],
  'card-seized': ({ cards }) => [
    `${capital(theCards(cards))} ${cards.length === 1 ? 'has' : 'have'} been seized.`,
    'Name the card that really lies there.',
  ],
  'opening-order': ({ cards = [], counts }) =>
    counts ? otherCounts(counts.placed, counts.corrected) : notYetInPlay(cards),
  'no-cards': () => ['This would leave no card on the table.', 'Leave at least one.'],
  'not-connected': ({ cells }) => [
    `${places(cells)} would be cut off from the other cards.`,
    'Set the places right that lie between.',
  ],
  aligned: ({ cells }) => [
    `Six cards of one colour would be in line ${line(cells)}.`,
    'Show it as it was before the last move.',
  ],
  'game-begun': ({ laid }) => [
    `${capital(counted(laid, 'card', 'cards'))} ${laid === 1 ? 'lies' : 'lie'} on the table: this game has begun.`,
    'Play on, or undo its moves first.',
  ],
  'impossible-score': ({ scores: [first, second] }) => [
    `No game ends ${first} to ${second}.`,
    'A line scores 30, and its loser at most 20. Without a line each scores at most 26, both together at most 51.',
  ],
}

const OWN_CARDS: Readonly<Record<string, string>> = {
  switch: 'Switch two cards of your own.',
  exchange: 'Exchange a card of your own.',
  capture: 'Capture with a card of your own.',
}

const notSideBySide = (rule: string, cells: readonly string[]): RefusalWords => [
  `${places(cells)} do not touch along an edge.`,
  rule === 'switch' ? 'Switch two neighbours.' : 'Capture a neighbour.',
]

const touchesNothing = (cells: readonly string[], { table }: Position): RefusalWords =>
  isEmpty(table)
    ? ['The first card lies on 0, 0.', 'Place it there.']
    : [`${places(cells)} touches no card along an edge.`, 'Place it beside a card.']

const notYetInPlay = (cards: readonly Card[]): RefusalWords => [
  `${capital(theCards(cards))} ${cards.length === 1 ? 'comes' : 'come'} into play after the opening.`,
  'In the opening, hearts and spades are used.',
]

const otherCounts = (placed: ColourCounts, corrected: ColourCounts): RefusalWords => [
  `There would be ${corrected.red} red and ${corrected.black} black cards instead of ${placed.red} and ${placed.black}.`,
  'Leave as many of each as were placed.',
]

/** Whose the cards are that are not the moving player's. */
const owner = ({ players, position }: At): string => nameOf(players, other(position.turn ?? 1))

/** Why a card is not in the hand of whose turn it is. */
function whereabouts(card: Card, { players, position }: At): string {
  const [cell] = Object.entries(position.table).find(([, locations]) => locations === card) ?? []
  if (cell !== undefined) return `It lies on ${placeName(cell)}.`
  const holder = ownerOf(position, card)
  if (holder !== position.turn) return `It is one of ${nameOf(players, holder)}’s cards.`
  const isSeized = position.seized.some(pile => pile.includes(card))
  return isSeized ? `${nameOf(players, other(holder))} has seized it.` : 'It comes into play after the opening.'
}
