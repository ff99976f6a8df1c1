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
import { cardsInWords } from '../grammar.ts'
import { listOf, numberWord, oneCardOf, suitCards, SUIT_NAMES } from '../lists.ts'

function columnsNamed(columns: readonly string[]): string {
  const names = columnSpans(columns)
  // Beside a column e, the word “e” would be read as a column.
  return `${columns.length === 1 ? 'Colonna' : 'Colonne'} ${names.includes('e') ? names.join(', ') : listOf(names)}`
}

function movingCards(moving: MovingCards): string {
  switch (moving.type) {
    case 'all':
      return 'tutte le carte'
    case 'from':
      return `la riga ${moving.row} e tutte le carte sopra`
    case 'rows':
      return `${moving.rows.length === 1 ? 'la riga' : 'le righe'} ${listOf(rowSpans(moving.rows))}`
  }
}

const cardsIn = (movements: readonly Movement[]): string =>
  listOf(countMovedSuits(movements).map(([suit, count]) => (suit ? suitCards(suit, count) : cardsInWords(count))))

function theCardsNamed(movements: readonly Movement[]): string {
  if (movements.length > 1) return `le ${cardsIn(movements)}`
  const suit = parseSuit(movements[0]?.piece ?? '')
  return suit ? `la ${oneCardOf(suit)}` : 'la carta'
}

const cardsAt = (movements: readonly Movement[], preposition: 'in' | 'da'): string =>
  listOf(groupByCard(movements).map(({ cards, from }) => `${theCardsNamed(cards)} ${preposition} ${listOf(from)}`))

/** `tre carte di fiori in fila e due file di tre carte di cuori` */
export const linesText = (lines: readonly { readonly suit: Suit; readonly cells: readonly unknown[] }[]): string =>
  listOf(
    // Single lines come first: “due file di tre carte di cuori e tre carte di fiori in fila” could be misread.
    countEach(lines.map(({ suit, cells }) => suitCards(suit, cells.length)))
      .toSorted(([, one], [, other]) => Number(one > 1) - Number(other > 1))
      .map(([cards, times]) => (times > 1 ? `${numberWord(times)} file di ${cards}` : `${cards} in fila`)),
  )

/** The name follows `sul`, `dal` or `al`. */
function heap(place: Place, nameOf: NameOf): string {
  switch (place) {
    case 'threes':
      return 'mazzetto da tre'
    case 'fours':
      return 'mazzetto da quattro in su'
    case 'removed':
      return 'mazzetto delle carte tolte'
    case 'aside':
      return 'mazzetto delle carte messe da parte'
    case 'pack':
      return 'mazzetto delle carte non usate'
    default:
      return `mazzetto di ${nameOf(playerOf(place))}`
  }
}

/** `Sposta le tre carte di cuori da a1, b1 e c1 sul mazzetto di Ada.` */
export const stepSentence = createWetIceStepSentence({
  swap: movements => `Scambia ${cardsAt(movements, 'in')}.`,
  settle: columns => `${columnsNamed(columns)}: fai scorrere le carte in basso, senza lasciare vuoti.`,
  slide(columns, moving, by) {
    const rows = Math.abs(by) === 1 ? 'una riga' : `${numberWord(Math.abs(by))} righe`
    return `${columnsNamed(columns)}: fai scorrere in ${by > 0 ? 'alto' : 'basso'} di ${rows} ${movingCards(moving)}.`
  },
  lift: (movements, to, nameOf) => `Sposta ${cardsAt(movements, 'da')} sul ${heap(to, nameOf)}.`,
  lay: (movements, from, nameOf) =>
    `Dal ${heap(from, nameOf)} metti ${listOf(groupByCard(movements).map(({ cards, to }) => `${cardsIn(cards)} in ${listOf(to)}`))}.`,
  move: (movements, from, to, nameOf) =>
    `Sposta ${cardsIn(movements)} dal ${heap(from, nameOf)} al ${heap(to, nameOf)}.`,
})

/** The rows that hold cards, from the top; each from the left. */
export const positionText = (position: Position): string[] =>
  rowsOf(position).map(
    ([row, suits]) => `Riga ${row}: ${suits.map(suit => (suit ? SUIT_NAMES[suit] : 'vuota')).join(', ')}.`,
  )
