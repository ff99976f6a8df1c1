import { parseSuit, type Suit } from '../../../engine/cards.ts'
import type { Movement, Place } from '../../../engine/hands.ts'
import type { Position } from '../../../engine/wetice/types.ts'
import { type NameOf, playerOf } from '../../contract/hands.ts'
import { countEach } from '../../contract/wetice/book.ts'
import {
  groupByCard,
  columnSpans,
  rowSpans,
  rowsOf,
  countMovedSuits,
  createWetIceStepSentence,
  type MovingCards,
} from '../../contract/wetice/hands.ts'
import { possessive } from '../card-words.ts'
import { SUIT_NAMES, capital, counted, listOf, numberWord, oneCardOf, pluralOf, suitCards } from '../lists.ts'

const columnsNamed = (columns: readonly string[]): string =>
  `${columns.length === 1 ? 'column' : 'columns'} ${listOf(columnSpans(columns))}`

function movingCards(moving: MovingCards, columns: number): string {
  switch (moving.type) {
    case 'all':
      return columns > 1 ? 'all their cards' : 'all its cards'
    case 'from':
      return `row ${moving.row} and everything above it`
    case 'rows':
      return `${moving.rows.length === 1 ? 'row' : 'rows'} ${listOf(rowSpans(moving.rows))}`
  }
}

const cardsIn = (movements: readonly Movement[]): string =>
  listOf(
    countMovedSuits(movements).map(([suit, count]) =>
      suit ? suitCards(suit, count) : counted(count, 'card', 'cards'),
    ),
  )

function cardsNamed(movements: readonly Movement[]): string {
  const suit = movements.length === 1 ? parseSuit(movements[0]?.piece ?? '') : null
  return suit ? oneCardOf(suit) : cardsIn(movements)
}

const cardsAt = (movements: readonly Movement[]): string =>
  listOf(groupByCard(movements).map(({ cards, from }) => `the ${cardsNamed(cards)} at ${listOf(from)}`))

function heap(place: Place, nameOf: NameOf): string {
  switch (place) {
    case 'threes':
      return 'the pile of threes'
    case 'fours':
      return 'the four-plus pile'
    case 'removed':
      return 'the removed cards'
    case 'aside':
      return 'the cards set aside'
    case 'pack':
      return 'the unused cards'
    default:
      return `${possessive(nameOf(playerOf(place)))} pile`
  }
}

/** `Put the three hearts at a1, b1 and c1 on Ada’s pile.` */
export const stepSentence = createWetIceStepSentence({
  swap: movements => `Swap ${cardsAt(movements)}.`,
  settle: columns => `Slide ${columnsNamed(columns)} down until no gap is left.`,
  slide(columns, moving, by) {
    const rows = `${numberWord(Math.abs(by))} ${pluralOf(Math.abs(by), 'row', 'rows')}`
    return `${capital(columnsNamed(columns))}: slide ${movingCards(moving, columns.length)} ${by > 0 ? 'up' : 'down'} ${rows}.`
  },
  lift(movements, to, nameOf) {
    if (to === 'aside') return `Set aside ${cardsAt(movements)}.`
    return `Put ${cardsAt(movements)} ${to === 'pack' || to === 'removed' ? 'with' : 'on'} ${heap(to, nameOf)}.`
  },
  lay(movements, from, nameOf) {
    const source = heap(from, nameOf)
    const [first, ...others] = groupByCard(movements)
    if (first && others.length === 0)
      return `Take ${cardsIn(movements)} from ${source} and put ${movements.length === 1 ? 'it' : 'them'} on ${listOf(first.to)}.`
    return `From ${source}, put ${listOf(groupByCard(movements).map(({ cards, to }) => `${cardsIn(cards)} on ${listOf(to)}`))}.`
  },
  move: (movements, from, to, nameOf) =>
    `Move ${cardsIn(movements)} from ${heap(from, nameOf)} to ${heap(to, nameOf)}.`,
})

/** The rows that hold cards, from the top; each from the left. */
export const positionText = (position: Position): string[] =>
  rowsOf(position).map(
    ([row, suits]) => `Row ${row}: ${suits.map(suit => (suit ? SUIT_NAMES[suit] : 'empty')).join(', ')}.`,
  )

/** `three clubs in a line and two lines of three hearts` */
export function linesText(runs: readonly { readonly suit: Suit; readonly cells: readonly unknown[] }[]): string {
  // Single lines come first: “two lines of three hearts and three clubs in a line” could be misread.
  const kinds = countEach(runs.map(({ suit, cells }) => suitCards(suit, cells.length))).toSorted(
    ([, a], [, b]) => Number(a > 1) - Number(b > 1),
  )
  return listOf(
    kinds.map(([cards, times]) => (times > 1 ? `${numberWord(times)} lines of ${cards}` : `${cards} in a line`)),
  )
}
