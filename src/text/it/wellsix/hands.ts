import { cellOf as wordOf, grouped, playerOf, type HandWords, type NameOf } from '../../contract/hands.ts'
import { cardName, placeName, theCard, theCards } from '../card-words.ts'
import { toName } from '../grammar.ts'
import { parseCard, SUITS, suitOf, type Card } from '../../../engine/cards.ts'
import { isCell, type CardLocations, type HandStep, type Movement, type Place } from '../../../engine/hands.ts'
import { isFirstSuit, of } from '../../../engine/wellsix/colours.ts'
import { listOf, SUIT_NAMES, counted, numeral } from '../lists.ts'
import { listed, placeBeside } from './events.ts'
import type { Position } from '../../../engine/wellsix/types.ts'

const cellOf = (place: Place): string => placeName(wordOf(place))
const cardsOf = (movements: readonly Movement[]): Card[] => movements.flatMap(({ piece }) => parseCard(piece) ?? [])

const nameOfPiece = ({ piece }: Movement): string => {
  const card = parseCard(piece)
  return card ? theCard(card) : 'una carta'
}

/** `il re di cuori in 0, 0; il 2 di picche in 1, 0`: where cards are, or where they go. */
const each = (movements: readonly Movement[], end: 'from' | 'to'): string =>
  listed(movements.map(movement => `${nameOfPiece(movement)} in ${cellOf(movement[end])}`))

/** `il 4 di picche e il 6 di picche`; `tutte le carte di cuori` for all 13. */
function cardsTaken(movements: readonly Movement[]): string {
  const cards = cardsOf(movements)
  const whole = SUITS.filter(suit => cards.filter(card => suitOf(card) === suit).length === 13)
  return whole.length * 13 === cards.length
    ? listOf(whole.map(suit => `tutte le carte di ${SUIT_NAMES[suit]}`))
    : theCards(cards)
}

/** A neighbour of the square that a single card goes to: ` (sopra il 2 di cuori)`. Empty for several cards. */
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

/** Cards that are together, after each preposition. */
function heap(place: Place, nameOf: NameOf): { readonly from: string; readonly to: string } {
  if (place === 'pack') return { from: 'Dalle carte non usate', to: 'tra le carte non usate' }
  if (place === 'aside') return { from: 'Dalle carte messe da parte', to: 'tra le carte messe da parte' }
  const name = nameOf(playerOf(place))
  return place.startsWith('hand')
    ? { from: `Dalla mano di ${name}`, to: `nella mano di ${name}` }
    : { from: `Dalle carte catturate da ${name}`, to: `tra le carte catturate da ${name}` }
}

function lift(movements: readonly Movement[], to: Place, nameOf: NameOf): string {
  const cards = each(movements, 'from')
  if (to === 'aside') return `Metti da parte ${cards}.`
  if (to === 'pack') return `Metti ${heap(to, nameOf).to} ${cards}.`
  if (to.startsWith('hand')) return `Riprendi ${heap(to, nameOf).to} ${cards}.`
  return `Metti a faccia in giù ${heap(to, nameOf).to} ${cards}.`
}

function exchange(movements: readonly Movement[], nameOf: NameOf): string {
  const back = movements.find(({ from }) => isCell(from))
  const out = movements.find(({ to }) => isCell(to))
  if (!back || !out) return ''
  const hand = heap(back.to, nameOf)
  return `Riprendi ${hand.to} ${each([back], 'from')}. ${hand.from}, metti ${each([out], 'to')}.`
}

const handed = (movements: readonly Movement[], to: Place, nameOf: NameOf): string =>
  to.startsWith('hand')
    ? `Dai ${toName(nameOf(playerOf(to)))} ${cardsTaken(movements)}.`
    : `Metti a faccia in giù ${heap(to, nameOf).to} ${cardsTaken(movements)}.`

/** Cards for squares one by one; cards for hands and piles by suit. */
function dealt(movements: readonly Movement[], nameOf: NameOf): string {
  const laid = movements.filter(({ to }) => isCell(to))
  const heaps = grouped(movements.filter(({ to }) => !isCell(to)), ({ to }) => to) // oxfmt-ignore
  return [
    ...(laid.length > 0 ? [`Metti ${each(laid, 'to')}.`] : []),
    ...heaps.map(group => handed(group, group[0]?.to ?? 'pack', nameOf)),
  ].join(' ')
}

/** The second suits alone; at the end of a game, every card. */
function gathered(movements: readonly Movement[], nameOf: NameOf): string {
  if (cardsOf(movements).some(isFirstSuit)) return 'Raccogli tutte le carte.'
  const heaps = grouped(movements, ({ from }) => from)
  return heaps
    .map(
      group => `${heap(group[0]?.from ?? 'pack', nameOf).from}, metti ${heap('pack', nameOf).to} ${cardsTaken(group)}.`,
    )
    .join(' ')
}

/** A step of Wellsix in words: `Dalla mano di Ann, metti il 7 di cuori in 1, 0.` */
export const handWords: HandWords = ({ kind, movements }: HandStep, nameOf, locations) => {
  const [first] = movements
  if (!first) return ''
  switch (kind) {
    case 'swap':
      return `Scambia ${movements.map(movement => each([movement], 'from')).join(' con ')}.`
    case 'exchange':
      return exchange(movements, nameOf)
    case 'move':
      return `Sposta ${nameOfPiece(first)} da ${cellOf(first.from)} a ${cellOf(first.to)}${beside(movements, locations)}.`
    case 'lift':
      return lift(movements, first.to, nameOf)
    case 'lay':
      return `${heap(first.from, nameOf).from}, metti ${each(movements, 'to')}${beside(movements, locations)}.`
    case 'gather':
      return gathered(movements, nameOf)
    case 'deal':
      return dealt(movements, nameOf)
    default:
      return `${heap(first.from, nameOf).from}, metti ${heap(first.to, nameOf).to} ${cardsTaken(movements)}.`
  }
}

const named = (cards: readonly Card[]): string => cards.map(cardName).join(', ') || 'niente'

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
    return `Riga ${numeral(row)}: ${cards.map(({ x, card }) => `${cardName(card)} in ${placeName(`${x},${row}`)}`).join('; ')}.`
  })
  if (position.turn === null) return lines
  const seized = counted(of(position.seized, position.turn).length, 'carta', 'carte')
  return [...lines, `In mano: ${named(of(position.hands, position.turn))}.`, `Catturate: ${seized}.`]
}
