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
import { listOf, numberWord, suitCards, SUIT_NAMES } from '../lists.ts'

const columnsNamed = (columns: readonly string[]): string =>
  `${columns.length === 1 ? 'Spalte' : 'Spalten'} ${listOf(columnSpans(columns))}`

function movingCards(moving: MovingCards): string {
  switch (moving.type) {
    case 'all':
      return 'alle Karten'
    case 'from':
      return `Zeile ${moving.row} und alles darüber`
    case 'rows':
      return `${moving.rows.length === 1 ? 'Zeile' : 'die Zeilen'} ${listOf(rowSpans(moving.rows))}`
  }
}

/** The same in the nominative and the accusative. */
const cardsIn = (movements: readonly Movement[]): string =>
  listOf(countMovedSuits(movements).map(([suit, count]) => (suit ? suitCards(suit, count) : cardsInWords(count))))

/** Suits are neuter: `das Herz`. */
function theCardsOf(movements: readonly Movement[]): string {
  if (movements.length > 1) return `die ${cardsIn(movements)}`
  const suit = parseSuit(movements[0]?.piece ?? '')
  return suit ? `das ${SUIT_NAMES[suit]}` : 'die Karte'
}

const cardsAt = (movements: readonly Movement[], at: 'auf' | 'von'): string =>
  listOf(groupByCard(movements).map(({ cards, from }) => `${theCardsOf(cards)} ${at} ${listOf(from)}`))

/** `drei Herz in einer Reihe`, `drei Herz und zweimal drei Pik in je einer Reihe`. */
export function linesText(lines: readonly { readonly suit: Suit; readonly cells: readonly unknown[] }[]): string {
  const kinds = countEach(lines.map(({ suit, cells }) => suitCards(suit, cells.length)))
  const each = kinds.map(([cards, times]) => (times > 1 ? `${numberWord(times)}mal ${cards}` : cards))
  return `${listOf(each)} in ${lines.length > 1 ? 'je ' : ''}einer Reihe`
}

function heap(place: Place, nameOf: NameOf): { readonly to: string; readonly from: string } {
  switch (place) {
    case 'threes':
      return { to: 'auf den Dreierstapel', from: 'vom Dreierstapel' }
    case 'fours':
      return { to: 'auf den Viererstapel', from: 'vom Viererstapel' }
    case 'removed':
      return { to: 'zu den entfernten Karten', from: 'von den entfernten Karten' }
    case 'aside':
      return { to: 'neben die Auslage', from: 'von den Karten neben der Auslage' }
    case 'pack':
      return { to: 'zu den unbenutzten Karten', from: 'von den unbenutzten Karten' }
    default: {
      const pile = `Stapel von ${nameOf(playerOf(place))}`
      return { to: `auf den ${pile}`, from: `vom ${pile}` }
    }
  }
}

/** `Leg die drei Herz von a1, b1 und c1 auf den Stapel von Ada.` */
export const stepSentence = createWetIceStepSentence({
  swap: movements => `Tausch ${cardsAt(movements, 'auf')}.`,
  settle: columns => `${columnsNamed(columns)}: Schieb alles nach unten, bis keine Lücke bleibt.`,
  slide(columns, moving, by) {
    const rows = Math.abs(by) === 1 ? 'eine Zeile' : `${numberWord(Math.abs(by))} Zeilen`
    return `${columnsNamed(columns)}: Schieb ${movingCards(moving)} um ${rows} nach ${by > 0 ? 'oben' : 'unten'}.`
  },
  lift: (movements, to, nameOf) => `Leg ${cardsAt(movements, 'von')} ${heap(to, nameOf).to}.`,
  lay(movements, from, nameOf) {
    const source = heap(from, nameOf).from
    const [first, ...others] = groupByCard(movements)
    if (first && others.length === 0) return `Leg ${cardsIn(movements)} ${source} auf ${listOf(first.to)}.`
    return `Leg ${source} in die Auslage: ${groupByCard(movements)
      .map(({ cards, to }) => `${cardsIn(cards)} auf ${listOf(to)}`)
      .join('; ')}.`
  },
  move: (movements, from, to, nameOf) => `Leg ${cardsIn(movements)} ${heap(from, nameOf).from} ${heap(to, nameOf).to}.`,
})

/** The rows that hold cards, from the top; each from the left. */
export const positionText = (position: Position): string[] =>
  rowsOf(position).map(
    ([row, suits]) => `Zeile ${row}: ${suits.map(suit => (suit ? SUIT_NAMES[suit] : 'leer')).join(', ')}.`,
  )
