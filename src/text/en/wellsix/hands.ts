import { parseCard, type Card } from '../../../engine/cards.ts'
import type { Movement, Place } from '../../../engine/hands.ts'
import { partOf } from '../../../engine/wellsix/colours.ts'
import type { Position } from '../../../engine/wellsix/types.ts'
import { cellOf as wordOf, playerOf, type NameOf } from '../../contract/hands.ts'
import type { Neighbour } from '../../contract/wellsix/book.ts'
import { cardsOf, rowsOf, createWellsixStepSentence, wholeSuits } from '../../contract/wellsix/hands.ts'
import { cardName, cardsBySuit, placeName, possessive } from '../card-words.ts'
import { counted, listOf, numeral, SUIT_NAMES } from '../lists.ts'
import { besideText } from './events.ts'

const cellOf = (place: Place): string => placeName(wordOf(place))

const nameOfPiece = ({ piece }: Movement): string => {
  const card = parseCard(piece)
  return card ? `the ${cardName(card)}` : 'a card'
}

const each = (movements: readonly Movement[], word: 'at' | 'on'): string =>
  listOf(movements.map(movement => `${nameOfPiece(movement)} ${word} ${cellOf(word === 'at' ? movement.from : movement.to)}`)) // oxfmt-ignore

function cardsTaken(movements: readonly Movement[]): string {
  const cards = cardsOf(movements)
  const whole = wholeSuits(cards)
  return whole ? listOf(whole.map(suit => `the ${SUIT_NAMES[suit]}`)) : cardsBySuit(cards)
}

const besideOf = (next: Neighbour | null): string => (next ? `, ${besideText(next)}` : '')

function heap(place: Place, nameOf: NameOf): string {
  if (place === 'pack') return 'the unused cards'
  if (place === 'aside') return 'the cards set aside'
  return `${possessive(nameOf(playerOf(place)))} ${place.startsWith('hand') ? 'hand' : 'pile'}`
}

/** `From Ann’s hand, put the 7 of hearts on (1, 0).` */
export const stepSentence = createWellsixStepSentence({
  swap: movements => `Switch ${listOf(movements.map(movement => each([movement], 'at')))}.`,
  exchange(back, out, nameOf) {
    const hand = heap(back.to, nameOf)
    return `Take ${each([back], 'at')} into ${hand}. Put ${nameOfPiece(out)} from ${hand} on ${cellOf(out.to)}.`
  },
  move: (movement, beside) =>
    `Move ${nameOfPiece(movement)} from ${cellOf(movement.from)} to ${cellOf(movement.to)}${besideOf(beside)}.`,
  lift(movements, to, nameOf) {
    const cards = each(movements, 'at')
    if (to === 'aside') return `Set aside ${cards}.`
    if (to === 'pack') return `Put ${cards} with the unused cards.`
    if (to.startsWith('hand')) return `Take ${cards} into ${heap(to, nameOf)}.`
    return `Put ${cards} face down on ${heap(to, nameOf)}.`
  },
  lay: (movements, from, nameOf, beside) =>
    `From ${heap(from, nameOf)}, put ${each(movements, 'on')}${besideOf(beside)}.`,
  gatherAll: () => 'Collect all the cards.',
  gather: (movements, from, nameOf) => `Put ${cardsTaken(movements)} from ${heap(from, nameOf)} with the unused cards.`,
  put: movements => `Put ${each(movements, 'on')}.`,
  deal: (movements, to, nameOf) =>
    to.startsWith('hand')
      ? `Deal ${cardsTaken(movements)} to ${nameOf(playerOf(to))}.`
      : `Put ${cardsTaken(movements)} face down on ${heap(to, nameOf)}.`,
  shift: (movements, from, to, nameOf) =>
    `Move ${cardsTaken(movements)} from ${heap(from, nameOf)} to ${heap(to, nameOf)}.`,
})

const named = (cards: readonly Card[]): string => cards.map(cardName).join(', ') || 'none'

/** The rows of the layout from the top, each card with its square; then the current player's hand and captured cards. */
export function positionText(position: Position): string[] {
  const { turn, hands, seized } = position
  const lines = rowsOf(position).map(
    ([row, cards]) =>
      `Row ${numeral(row)}: ${cards.map(({ x, card }) => `${cardName(card)} at ${placeName(`${x},${row}`)}`).join('; ')}.`,
  )
  if (turn === null) return lines
  const captured = counted(partOf(seized, turn).length, 'card', 'cards')
  return [...lines, `In hand: ${named(partOf(hands, turn))}.`, `Captured: ${captured}.`]
}
