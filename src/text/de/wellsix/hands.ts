import { parseCard, type Card } from '../../../engine/cards.ts'
import type { Movement, Place } from '../../../engine/hands.ts'
import { partOf } from '../../../engine/wellsix/colours.ts'
import type { Position } from '../../../engine/wellsix/types.ts'
import { cellOf as wordOf, playerOf, type NameOf } from '../../contract/hands.ts'
import type { Neighbour } from '../../contract/wellsix/book.ts'
import { cardsOf, rowsOf, createWellsixStepSentence, wholeSuits } from '../../contract/wellsix/hands.ts'
import { cardName, cardsBySuit, placeName } from '../card-words.ts'
import { cardAs, cardsAs } from '../grammar.ts'
import { counted, listOf, numeral, SUIT_NAMES } from '../lists.ts'
import { besideText } from './events.ts'

const cellOf = (place: Place): string => placeName(wordOf(place))

const nameOfPiece = ({ piece }: Movement): string => {
  const card = parseCard(piece)
  return card ? cardAs('acc', card) : 'eine Karte'
}

const eachFrom = (movements: readonly Movement[], word: 'auf' | 'von'): string =>
  listOf(movements.map(movement => `${nameOfPiece(movement)} ${word} ${cellOf(movement.from)}`))

const eachTo = (movements: readonly Movement[]): string =>
  listOf(movements.map(movement => `${nameOfPiece(movement)} auf ${cellOf(movement.to)}`))

function cardsTaken(movements: readonly Movement[]): string {
  const cards = cardsOf(movements)
  if (cards.length < 3) return cardsAs('acc', cards)
  const whole = wholeSuits(cards)
  return whole ? listOf(whole.map(suit => `alle ${SUIT_NAMES[suit]}`)) : cardsBySuit(cards)
}

const besideOf = (next: Neighbour | null): string => (next ? `, ${besideText(next)}` : '')

function heap(place: Place, nameOf: NameOf): { readonly to: string; readonly from: string } {
  if (place === 'pack') return { to: 'zu den unbenutzten Karten', from: 'von den unbenutzten Karten' }
  if (place === 'aside') return { to: 'neben die Auslage', from: 'von den Karten neben der Auslage' }
  const name = nameOf(playerOf(place))
  return place.startsWith('hand')
    ? { to: `auf die Hand von ${name}`, from: `aus der Hand von ${name}` }
    : { to: `verdeckt auf den Stapel von ${name}`, from: `vom Stapel von ${name}` }
}

const verbTo = (place: Place): string => (place.startsWith('hand') ? 'Nimm' : 'Leg')

/** `Leg die Herz-7 aus der Hand von Ann auf (1, 0).` */
export const stepSentence = createWellsixStepSentence({
  swap: movements => `Tausch ${listOf(movements.map(movement => eachFrom([movement], 'auf')))}.`,
  exchange(back, out, nameOf) {
    const hand = heap(back.to, nameOf)
    return `Nimm ${eachFrom([back], 'von')} ${hand.to}. Leg ${nameOfPiece(out)} ${hand.from} auf ${cellOf(out.to)}.`
  },
  move: (movement, beside) =>
    `Leg ${nameOfPiece(movement)} von ${cellOf(movement.from)} auf ${cellOf(movement.to)}${besideOf(beside)}.`,
  lift: (movements, to, nameOf) => `${verbTo(to)} ${eachFrom(movements, 'von')} ${heap(to, nameOf).to}.`,
  lay(movements, from, nameOf, beside) {
    const source = heap(from, nameOf).from
    const [first, second] = movements
    return first && !second
      ? `Leg ${nameOfPiece(first)} ${source} auf ${cellOf(first.to)}${besideOf(beside)}.`
      : `Leg ${source} ${eachTo(movements)}.`
  },
  gatherAll: () => 'Sammle alle Karten ein.',
  gather: (movements, from, nameOf) =>
    `Leg ${cardsTaken(movements)} ${heap(from, nameOf).from} zu den unbenutzten Karten.`,
  put: movements => `Leg ${eachTo(movements)}.`,
  deal: (movements, to, nameOf) =>
    to.startsWith('hand')
      ? `Gib ${cardsTaken(movements)} an ${nameOf(playerOf(to))}.`
      : `Leg ${cardsTaken(movements)} ${heap(to, nameOf).to}.`,
  shift: (movements, from, to, nameOf) =>
    `${verbTo(to)} ${cardsTaken(movements)} ${heap(from, nameOf).from} ${heap(to, nameOf).to}.`,
})

const named = (cards: readonly Card[]): string => cards.map(cardName).join(', ') || 'nichts'

/** The rows of the layout from the top, each card with its square; then the current player's hand and captured cards. */
export function positionText(position: Position): string[] {
  const { turn, hands, seized } = position
  const lines = rowsOf(position).map(
    ([row, cards]) =>
      `Zeile ${numeral(row)}: ${cards.map(({ x, card }) => `${cardName(card)} auf ${placeName(`${x},${row}`)}`).join('; ')}.`,
  )
  if (turn === null) return lines
  const captured = counted(partOf(seized, turn).length, 'Karte', 'Karten')
  return [...lines, `Auf der Hand: ${named(partOf(hands, turn))}.`, `Geschlagen: ${captured}.`]
}
