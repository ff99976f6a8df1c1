import { cellOf as wordOf, grouped, playerOf, type HandWords, type NameOf } from '../../contract/hands.ts'
import { cardName, cardsBySuit, placeName, possessive } from '../card-words.ts'
import { parseCard, SUITS, suitOf, type Card } from '../../../engine/cards.ts'
import { isCell, type CardLocations, type HandStep, type Movement, type Place } from '../../../engine/hands.ts'
import { isFirstSuit, of } from '../../../engine/wellsix/colours.ts'
import { listOf, SUIT_NAMES, capital, counted, numeral } from '../lists.ts'
import { listed, placeBeside } from './events.ts'
import type { Position } from '../../../engine/wellsix/types.ts'

const cellOf = (place: Place): string => placeName(wordOf(place))
const cardsOf = (movements: readonly Movement[]): Card[] => movements.flatMap(({ piece }) => parseCard(piece) ?? [])

const nameOfPiece = ({ piece }: Movement): string => {
  const card = parseCard(piece)
  return card ? `the ${cardName(card)}` : 'a card'
}

/** `the king of hearts at 0, 0; the 2 of spades at 1, 0`: where cards are, or where they go. */
const each = (movements: readonly Movement[], word: 'at' | 'on'): string =>
  listed(movements.map(movement => `${nameOfPiece(movement)} ${word} ${cellOf(word === 'at' ? movement.from : movement.to)}`)) // oxfmt-ignore

/** `the 4 and 6 of spades`; `the hearts` for all 13. */
function cardsTaken(movements: readonly Movement[]): string {
  const cards = cardsOf(movements)
  const whole = SUITS.filter(suit => cards.filter(card => suitOf(card) === suit).length === 13)
  return whole.length * 13 === cards.length ? listOf(whole.map(suit => `the ${SUIT_NAMES[suit]}`)) : cardsBySuit(cards)
}

/** A neighbour of the square that a single card goes to: ` (above the 2 of hearts)`. Empty for several cards. */
function beside(movements: readonly Movement[], locations: CardLocations): string {
  const [first, second] = movements
  if (!first || second || !isCell(first.to)) return ''
  const cells = [...locations].flatMap(([place, [piece = '']]) => {
    const card = isCell(place) && place !== first.from ? parseCard(piece) : null
    return card ? [[wordOf(place), card] as const] : []
  })
  const found = placeBeside(Object.fromEntries(cells), wordOf(first.to))
  return found === null ? '' : ` (${found})`
}

function heap(place: Place, nameOf: NameOf): string {
  if (place === 'pack') return 'the unused cards'
  if (place === 'aside') return 'the cards set aside'
  return `${possessive(nameOf(playerOf(place)))} ${place.startsWith('hand') ? 'hand' : 'captured cards'}`
}

function lift(movements: readonly Movement[], to: Place, nameOf: NameOf): string {
  const cards = each(movements, 'at')
  if (to === 'aside') return `Set aside ${cards}.`
  if (to === 'pack') return `Put ${cards} with the unused cards.`
  if (to.startsWith('hand')) return `Take ${cards} into ${heap(to, nameOf)}.`
  return `Put ${cards} face down with ${heap(to, nameOf)}.`
}

function exchange(movements: readonly Movement[], nameOf: NameOf): string {
  const back = movements.find(({ from }) => isCell(from))
  const out = movements.find(({ to }) => isCell(to))
  if (!back || !out) return ''
  const hand = heap(back.to, nameOf)
  return `Take ${each([back], 'at')} into ${hand}. Put ${nameOfPiece(out)} from ${hand} on ${cellOf(out.to)}.`
}

const handed = (movements: readonly Movement[], to: Place, nameOf: NameOf): string =>
  to.startsWith('hand')
    ? `Deal ${cardsTaken(movements)} to ${nameOf(playerOf(to))}.`
    : `Put ${cardsTaken(movements)} face down with ${heap(to, nameOf)}.`

/** Cards for squares one by one; cards for hands and piles by suit. */
function dealt(movements: readonly Movement[], nameOf: NameOf): string {
  const laid = movements.filter(({ to }) => isCell(to))
  const heaps = grouped(movements.filter(({ to }) => !isCell(to)), ({ to }) => to) // oxfmt-ignore
  return [
    ...(laid.length > 0 ? [`Put ${each(laid, 'on')}.`] : []),
    ...heaps.map(group => handed(group, group[0]?.to ?? 'pack', nameOf)),
  ].join(' ')
}

/** The second suits alone; at the end of a game, every card. */
function gathered(movements: readonly Movement[], nameOf: NameOf): string {
  if (cardsOf(movements).some(isFirstSuit)) return 'Collect all the cards.'
  const heaps = grouped(movements, ({ from }) => from)
  return heaps
    .map(group => `Put ${cardsTaken(group)} from ${heap(group[0]?.from ?? 'pack', nameOf)} with the unused cards.`)
    .join(' ')
}

/** A step of Wellsix in words: `From Ann’s hand, put the 7 of hearts on 1, 0.` */
export const handWords: HandWords = ({ kind, movements }: HandStep, nameOf, locations) => {
  const [first] = movements
  if (!first) return ''
  switch (kind) {
    case 'swap':
      return `Swap ${listOf(movements.map(movement => each([movement], 'at')))}.`
    case 'exchange':
      return exchange(movements, nameOf)
    case 'move':
      return `Move ${nameOfPiece(first)} from ${cellOf(first.from)} to ${cellOf(first.to)}${beside(movements, locations)}.`
    case 'lift':
      return lift(movements, first.to, nameOf)
    case 'lay':
      return first.from === 'aside'
        ? `From the cards set aside, put ${each(movements, 'on')}${beside(movements, locations)}.`
        : `From ${heap(first.from, nameOf)}, put ${each(movements, 'on')}${beside(movements, locations)}.`
    case 'gather':
      return gathered(movements, nameOf)
    case 'deal':
      return dealt(movements, nameOf)
    default:
      return `Move ${cardsTaken(movements)} from ${heap(first.from, nameOf)} to ${heap(first.to, nameOf)}.`
  }
}

const named = (cards: readonly Card[]): string => cards.map(cardName).join(', ') || 'none'

interface CardAt {
  readonly x: number
  readonly y: number
  readonly card: Card
}

function locationsOn(table: Position['table']): CardAt[] {
  return Object.entries(table).map(([cell, card]) => {
    const [x = 0, y = 0] = cell.split(',').map(Number)
    return { x, y, card }
  })
}

/** The rows of the table from the top, each card with its place; then whose turn it is, with hand and seized cards. */
export function inWords(position: Position): string[] {
  const locations = locationsOn(position.table)
  const rows = [...new Set(locations.map(({ y }) => y))].sort((a, b) => b - a)
  const lines = rows.map(row => {
    const cards = locations.filter(({ y }) => y === row).sort((a, b) => a.x - b.x)
    return capital(
      `row ${numeral(row)}: ${cards.map(({ x, card }) => `${cardName(card)} at ${placeName(`${x},${row}`)}`).join('; ')}.`,
    )
  })
  if (position.turn === null) return lines
  const seized = counted(of(position.seized, position.turn).length, 'card', 'cards')
  return [...lines, `In hand: ${named(of(position.hands, position.turn))}.`, `Captured: ${seized}.`]
}
