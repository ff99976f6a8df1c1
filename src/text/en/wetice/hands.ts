import { parseSuit, SUITS, type Suit } from '../../../engine/cards.ts'
import type { HandStep, Movement, Place } from '../../../engine/hands.ts'
import { cellOf, grouped, playerOf, possessive, type HandWords, type NameOf } from '../hands.ts'
import { counted, listOf, oneCardOf, suitCards } from '../lists.ts'
import { columnWords } from './columns.ts'

const suitOf = ({ piece }: Movement): Suit | null => parseSuit(piece)

/** `three hearts`, `one spade and two cards`. */
const cardsIn = (movements: readonly Movement[]): string =>
  listOf(
    [...SUITS, null].flatMap(suit => {
      const { length } = movements.filter(movement => suitOf(movement) === suit)
      if (length === 0) return []
      return [suit ? suitCards(suit, length) : counted(length, 'card', 'cards')]
    }),
  )

/** `three hearts`, and of one alone `heart`: what may stand behind an article. */
function cardsNamed(movements: readonly Movement[]): string {
  const [first] = movements
  const suit = first && movements.length === 1 ? suitOf(first) : null
  return suit ? oneCardOf(suit) : cardsIn(movements)
}

/** `the three hearts on a1, b1 and c1`. */
const cardsOn = (movements: readonly Movement[], side: 'from' | 'to'): string =>
  listOf(
    grouped(movements, ({ piece }) => piece).map(group => {
      const cells = listOf(group.map(movement => cellOf(movement[side])))
      return `the ${cardsNamed(group)} on ${cells}`
    }),
  )

function heap(place: Place, nameOf: NameOf): string {
  switch (place) {
    case 'threes':
      return 'the pile of threes'
    case 'fours':
      return 'the four-plus pile'
    case 'removed':
      return 'the removed cards'
    case 'aside':
      return 'the cards put aside'
    case 'pack':
      return 'the cards out of play'
    default:
      return `${possessive(nameOf(playerOf(place)))} pile`
  }
}

/** `to`: where all of them go. */
function lift(movements: readonly Movement[], to: Place, nameOf: NameOf): string {
  const cards = cardsOn(movements, 'from')
  switch (to) {
    case 'aside':
      return `Put ${cards} aside.`
    case 'pack':
      return `Take ${cards} out of play.`
    case 'removed':
      return `Lift ${cards} off the table.`
    case 'threes':
    case 'fours':
      return `Lift ${cards} for ${heap(to, nameOf)}.`
    default:
      return `Lift ${cards} for ${nameOf(playerOf(to))}.`
  }
}

/** `from`: where all of them come from. */
function lay(movements: readonly Movement[], from: Place, nameOf: NameOf): string {
  const source = heap(from, nameOf)
  const suits = grouped(movements, ({ piece }) => piece)
  const cells = (group: readonly Movement[]): string => listOf(group.map(({ to }) => cellOf(to)))
  if (suits.length === 1) {
    return `Take ${cardsIn(movements)} from ${source} and lay ${movements.length === 1 ? 'it' : 'them'} on ${cells(movements)}.`
  }
  return `From ${source} lay ${listOf(suits.map(group => `${cardsIn(group)} on ${cells(group)}`))}.`
}

/** A step of WetIce in words: `Lift the three hearts on a1, b1 and c1 for Ada.` */
export const handWords: HandWords = (step: HandStep, nameOf, lying) => {
  const { kind, movements } = step
  const [first] = movements
  if (!first) return ''
  switch (kind) {
    case 'swap':
      return `Swap ${cardsOn(movements, 'from')}.`
    case 'slide':
    case 'push':
    case 'pull':
      return columnWords(step, lying)
    case 'lift':
      return lift(movements, first.to, nameOf)
    case 'lay':
      return lay(movements, first.from, nameOf)
    default:
      return `Move ${cardsIn(movements)} from ${heap(first.from, nameOf)} to ${heap(first.to, nameOf)}.`
  }
}
