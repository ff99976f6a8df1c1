import { parseCard, type Card } from '../../../engine/cards.ts'
import type { Movement, Place } from '../../../engine/hands.ts'
import { partOf } from '../../../engine/wellsix/colours.ts'
import type { Position } from '../../../engine/wellsix/types.ts'
import { cellOf as wordOf, playerOf, type NameOf } from '../../contract/hands.ts'
import type { Neighbour } from '../../contract/wellsix/book.ts'
import { cardsOf, rowsOf, createWellsixStepSentence, wholeSuits } from '../../contract/wellsix/hands.ts'
import { cardName, placeName, theCard, theCards } from '../card-words.ts'
import { toName } from '../grammar.ts'
import { capital, counted, listOf, numeral, SUIT_NAMES } from '../lists.ts'
import { besideText } from './events.ts'

const cellOf = (place: Place): string => placeName(wordOf(place))

const nameOfPiece = ({ piece }: Movement): string => {
  const card = parseCard(piece)
  return card ? theCard(card) : 'una carta'
}

const each = (movements: readonly Movement[], end: 'from' | 'to', preposition = 'in'): string =>
  listOf(movements.map(movement => `${nameOfPiece(movement)} ${preposition} ${cellOf(movement[end])}`))

function cardsTaken(movements: readonly Movement[]): string {
  const cards = cardsOf(movements)
  const whole = wholeSuits(cards)
  return whole ? listOf(whole.map(suit => `tutte le carte di ${SUIT_NAMES[suit]}`)) : theCards(cards)
}

const besideOf = (next: Neighbour | null): string => (next ? `, ${besideText(next)}` : '')

function heap(place: Place, nameOf: NameOf): { readonly from: string; readonly to: string } {
  if (place === 'pack') return { from: 'dalle carte non usate', to: 'tra le carte non usate' }
  if (place === 'aside') return { from: 'dalle carte messe da parte', to: 'tra le carte messe da parte' }
  const name = nameOf(playerOf(place))
  return place.startsWith('hand')
    ? { from: `dalla mano di ${name}`, to: `nella mano di ${name}` }
    : { from: `dalle carte catturate da ${name}`, to: `tra le carte catturate da ${name}` }
}

/** `Dalla mano di Ann, metti il 7 di cuori in (1, 0).` */
export const stepSentence = createWellsixStepSentence({
  swap: movements => `Scambia ${movements.map(movement => each([movement], 'from')).join(' con ')}.`,
  exchange(back, out, nameOf) {
    const hand = heap(back.to, nameOf)
    return `Riporta ${each([back], 'from', 'da')} ${hand.to}. ${capital(hand.from)}, metti ${each([out], 'to')}.`
  },
  move: (movement, beside) =>
    `Sposta ${nameOfPiece(movement)} da ${cellOf(movement.from)} a ${cellOf(movement.to)}${besideOf(beside)}.`,
  lift(movements, to, nameOf) {
    const verb = to.startsWith('hand') ? 'Riporta' : 'Sposta'
    const faceDown = to.startsWith('seized') ? ', a faccia in giù' : ''
    return `${verb} ${each(movements, 'from', 'da')} ${heap(to, nameOf).to}${faceDown}.`
  },
  lay: (movements, from, nameOf, beside) =>
    `${capital(heap(from, nameOf).from)}, metti ${each(movements, 'to')}${besideOf(beside)}.`,
  gatherAll: () => 'Raccogli tutte le carte.',
  gather: (movements, from, nameOf) =>
    `Sposta ${cardsTaken(movements)} ${heap(from, nameOf).from} ${heap('pack', nameOf).to}.`,
  put: movements => `Metti ${each(movements, 'to')}.`,
  deal: (movements, to, nameOf) =>
    to.startsWith('hand')
      ? `Dai ${toName(nameOf(playerOf(to)))} ${cardsTaken(movements)}.`
      : `Metti ${cardsTaken(movements)} ${heap(to, nameOf).to}, a faccia in giù.`,
  shift: (movements, from, to, nameOf) =>
    `Sposta ${cardsTaken(movements)} ${heap(from, nameOf).from} ${heap(to, nameOf).to}.`,
})

const named = (cards: readonly Card[]): string => cards.map(cardName).join(', ') || 'niente'

/** The rows of the layout from the top, each card with its square; then the current player's hand and captured cards. */
export function positionText(position: Position): string[] {
  const { turn, hands, seized } = position
  const lines = rowsOf(position).map(
    ([row, cards]) =>
      `Riga ${numeral(row)}: ${cards.map(({ x, card }) => `${cardName(card)} in ${placeName(`${x},${row}`)}`).join('; ')}.`,
  )
  if (turn === null) return lines
  const captured = counted(partOf(seized, turn).length, 'carta', 'carte')
  return [...lines, `In mano: ${named(partOf(hands, turn))}.`, `Catturate: ${captured}.`]
}
