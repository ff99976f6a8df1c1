import { cellOf as wordOf, grouped, playerOf, type HandWords, type NameOf } from '../../contract/hands.ts'
import { cardName, cardsBySuit, placeName } from '../card-words.ts'
import { cardAs } from '../grammar.ts'
import { parseCard, SUITS, suitOf, type Card } from '../../../engine/cards.ts'
import { isCell, type CardLocations, type HandStep, type Movement, type Place } from '../../../engine/hands.ts'
import { isFirstSuit, of } from '../../../engine/wellsix/colours.ts'
import { listOf, SUIT_NAMES, counted, numeral } from '../lists.ts'
import { listed, placeBeside } from './events.ts'
import type { Position } from '../../../engine/wellsix/types.ts'

const cellOf = (place: Place): string => placeName(wordOf(place))
const cardsOf = (movements: readonly Movement[]): Card[] => movements.flatMap(({ piece }) => parseCard(piece) ?? [])

/** In the accusative: what is taken or put. */
const nameOfPiece = ({ piece }: Movement): string => {
  const card = parseCard(piece)
  return card ? cardAs('acc', card) : 'eine Karte'
}

/** `den Herz-König von 0, 0; die Pik-2 von 1, 0`: where cards come from. */
const eachFrom = (movements: readonly Movement[], word: 'auf' | 'von'): string =>
  listed(movements.map(movement => `${nameOfPiece(movement)} ${word} ${cellOf(movement.from)}`))

/** The same of where they go. */
const eachTo = (movements: readonly Movement[]): string =>
  listed(movements.map(movement => `${nameOfPiece(movement)} auf ${cellOf(movement.to)}`))

/** `Pik 4 und 6`; `alle Herz` for all 13. */
function cardsTaken(movements: readonly Movement[]): string {
  const cards = cardsOf(movements)
  const whole = SUITS.filter(suit => cards.filter(card => suitOf(card) === suit).length === 13)
  return whole.length * 13 === cards.length ? listOf(whole.map(suit => `alle ${SUIT_NAMES[suit]}`)) : cardsBySuit(cards)
}

/** A neighbour of the square that a single card goes to: ` (über der Herz-2)`. Empty for several cards. */
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

/** Each heap with the words that lead to it and from it. */
function heap(place: Place, nameOf: NameOf): { readonly to: string; readonly from: string } {
  if (place === 'pack') return { to: 'zu den unbenutzten Karten', from: 'von den unbenutzten Karten' }
  if (place === 'aside') return { to: 'neben die Auslage', from: 'von den Karten neben der Auslage' }
  const name = nameOf(playerOf(place))
  return place.startsWith('hand')
    ? { to: `auf die Hand von ${name}`, from: `aus der Hand von ${name}` }
    : { to: `verdeckt auf den Stapel von ${name}`, from: `vom Stapel von ${name}` }
}

const verbTo = (place: Place): string => (place.startsWith('hand') ? 'Nimm' : 'Leg')

const lift = (movements: readonly Movement[], to: Place, nameOf: NameOf): string =>
  `${verbTo(to)} ${eachFrom(movements, 'von')} ${heap(to, nameOf).to}.`

function exchange(movements: readonly Movement[], nameOf: NameOf): string {
  const back = movements.find(({ from }) => isCell(from))
  const out = movements.find(({ to }) => isCell(to))
  if (!back || !out) return ''
  const hand = heap(back.to, nameOf)
  return `Nimm ${eachFrom([back], 'von')} ${hand.to}. Leg ${nameOfPiece(out)} ${hand.from} auf ${cellOf(out.to)}.`
}

const handed = (movements: readonly Movement[], to: Place, nameOf: NameOf): string =>
  to.startsWith('hand')
    ? `Gib ${cardsTaken(movements)} an ${nameOf(playerOf(to))}.`
    : `Leg ${cardsTaken(movements)} ${heap(to, nameOf).to}.`

/** Cards for squares one by one; cards for hands and piles by suit. */
function dealt(movements: readonly Movement[], nameOf: NameOf): string {
  const laid = movements.filter(({ to }) => isCell(to))
  const heaps = grouped(movements.filter(({ to }) => !isCell(to)), ({ to }) => to) // oxfmt-ignore
  return [
    ...(laid.length > 0 ? [`Leg ${eachTo(laid)}.`] : []),
    ...heaps.map(group => handed(group, group[0]?.to ?? 'pack', nameOf)),
  ].join(' ')
}

/** The second suits alone; at the end of a game, every card. */
function gathered(movements: readonly Movement[], nameOf: NameOf): string {
  if (cardsOf(movements).some(isFirstSuit)) return 'Sammle alle Karten ein.'
  const heaps = grouped(movements, ({ from }) => from)
  return heaps
    .map(group => `Leg ${cardsTaken(group)} ${heap(group[0]?.from ?? 'pack', nameOf).from} zu den unbenutzten Karten.`)
    .join(' ')
}

/** `from`: where all of them come from. */
function lay(movements: readonly Movement[], from: Place, nameOf: NameOf, locations: CardLocations): string {
  const source = heap(from, nameOf).from
  const [first, second] = movements
  return first && !second
    ? `Leg ${nameOfPiece(first)} ${source} auf ${cellOf(first.to)}${beside(movements, locations)}.`
    : `Nimm ${source} und leg hin: ${eachTo(movements)}.`
}

/** A step of Wellsix in words: `Leg die Herz-7 aus der Hand von Ann auf 1, 0.` */
export const handWords: HandWords = ({ kind, movements }: HandStep, nameOf, locations) => {
  const [first] = movements
  if (!first) return ''
  switch (kind) {
    case 'swap':
      return `Tausch ${listOf(movements.map(movement => eachFrom([movement], 'auf')))}.`
    case 'exchange':
      return exchange(movements, nameOf)
    case 'move':
      return `Leg ${nameOfPiece(first)} von ${cellOf(first.from)} auf ${cellOf(first.to)}${beside(movements, locations)}.`
    case 'lift':
      return lift(movements, first.to, nameOf)
    case 'lay':
      return lay(movements, first.from, nameOf, locations)
    case 'gather':
      return gathered(movements, nameOf)
    case 'deal':
      return dealt(movements, nameOf)
    default:
      return `${verbTo(first.to)} ${cardsTaken(movements)} ${heap(first.from, nameOf).from} ${heap(first.to, nameOf).to}.`
  }
}

const named = (cards: readonly Card[]): string => cards.map(cardName).join(', ') || 'nichts'

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
    return `Zeile ${numeral(row)}: ${cards.map(({ x, card }) => `${cardName(card)} auf ${placeName(`${x},${row}`)}`).join('; ')}.`
  })
  if (position.turn === null) return lines
  const seized = counted(of(position.seized, position.turn).length, 'Karte', 'Karten')
  return [...lines, `Auf der Hand: ${named(of(position.hands, position.turn))}.`, `Geschlagen: ${seized}.`]
}
