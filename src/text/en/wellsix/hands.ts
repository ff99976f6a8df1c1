import {
  cardName,
  cardsBySuit,
  placeName,
  cellOf as wordOf,
  grouped,
  playerOf,
  possessive,
  type HandWords,
  type NameOf,
} from '../card-words.ts'
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

/** `the king of hearts from 0, 0; the 2 of spades from 1, 0` */
const each = (movements: readonly Movement[], word: 'from' | 'on'): string =>
  listed(movements.map(movement => `${nameOfPiece(movement)} ${word} ${cellOf(word === 'from' ? movement.from : movement.to)}`)) // oxfmt-ignore

/** `the hearts` where it is all of them. */
function cardsTaken(movements: readonly Movement[]): string {
  const cards = cardsOf(movements)
  const whole = SUITS.filter(suit => cards.filter(card => suitOf(card) === suit).length === 13)
  return whole.length * 13 === cards.length ? listOf(whole.map(suit => `the ${SUIT_NAMES[suit]}`)) : cardsBySuit(cards)
}

/** Where a card goes, by a card that lies there: ` (above the 2 of hearts)`. Of several cards the table shows it. */
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
  if (place === 'pack') return 'the cards not in use'
  if (place === 'aside') return 'the cards put aside'
  return `${possessive(nameOf(playerOf(place)))} ${place.startsWith('hand') ? 'hand' : 'seized pile'}`
}

const into = (place: Place, nameOf: NameOf): string =>
  `${place.startsWith('seized') ? 'onto' : 'into'} ${heap(place, nameOf)}`

function lift(movements: readonly Movement[], to: Place, nameOf: NameOf): string {
  if (to === 'aside') return `Put ${each(movements, 'from')} aside.`
  if (to.startsWith('seized')) return `Lift ${each(movements, 'from')} onto ${heap(to, nameOf)}.`
  return to === 'pack' ? `Take ${each(movements, 'from')} out of use.` : `Take ${each(movements, 'from')} into ${heap(to, nameOf)}.` // oxfmt-ignore
}

function exchange(movements: readonly Movement[], nameOf: NameOf): string {
  const back = movements.find(({ from }) => isCell(from))
  const out = movements.find(({ to }) => isCell(to))
  if (!back || !out) return ''
  return `Take ${nameOfPiece(back)} from ${cellOf(back.from)} into ${heap(back.to, nameOf)}, and put ${nameOfPiece(out)} there.`
}

/** Onto the table card by card; to hands and piles in few words. */
function dealt(movements: readonly Movement[], nameOf: NameOf): string {
  const laid = movements.filter(({ to }) => isCell(to))
  const heaps = grouped(movements.filter(({ to }) => !isCell(to)), ({ to }) => to) // oxfmt-ignore
  const taken = heaps.map(group => `${cardsTaken(group)} ${into(group[0]?.to ?? 'pack', nameOf)}`)
  return [
    ...(laid.length > 0 ? [`Put ${each(laid, 'on')}.`] : []),
    ...(taken.length > 0 ? [`Take ${listOf(taken)}.`] : []),
  ].join(' ')
}

/** Second suits go back alone; with a game, everything. */
function gathered(movements: readonly Movement[], nameOf: NameOf): string {
  if (cardsOf(movements).some(isFirstSuit)) return 'Gather all cards.'
  const heaps = grouped(movements, ({ from }) => from)
  return `Put aside ${listOf(heaps.map(group => `${cardsTaken(group)} of ${heap(group[0]?.from ?? 'pack', nameOf)}`))}.`
}

/** A step of Wellsix in words: `From Ann’s hand put the 7 of hearts on 1, 0.` */
export const handWords: HandWords = ({ kind, movements }: HandStep, nameOf, locations) => {
  const [first] = movements
  if (!first) return ''
  switch (kind) {
    case 'swap':
      return `Let ${listOf(movements.map(movement => `${nameOfPiece(movement)} on ${cellOf(movement.from)}`))} change places.` // oxfmt-ignore
    case 'exchange':
      return exchange(movements, nameOf)
    case 'move':
      return `Move ${nameOfPiece(first)} from ${cellOf(first.from)} to ${cellOf(first.to)}${beside(movements, locations)}.`
    case 'lift':
      return lift(movements, first.to, nameOf)
    case 'lay':
      return first.from === 'aside'
        ? `Put back ${each(movements, 'on')}${beside(movements, locations)}.`
        : `From ${heap(first.from, nameOf)} put ${each(movements, 'on')}${beside(movements, locations)}.`
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
      `row ${numeral(row)}: ${cards.map(({ x, card }) => `${cardName(card)} on ${placeName(`${x},${row}`)}`).join('; ')}.`,
    )
  })
  if (position.turn === null) return lines
  const seized = counted(of(position.seized, position.turn).length, 'card', 'cards')
  return [...lines, `In hand: ${named(of(position.hands, position.turn))}.`, `Seized: ${seized}.`]
}
