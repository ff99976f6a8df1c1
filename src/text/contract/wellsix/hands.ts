import { parseCard, SUITS, suitOf, type Card, type Suit } from '../../../engine/cards.ts'
import { isCell, type CardLocations, type Movement, type Place } from '../../../engine/hands.ts'
import { isOpeningSuit } from '../../../engine/wellsix/colours.ts'
import type { Position } from '../../../engine/wellsix/types.ts'
import { cellOf, grouped, type StepSentence, type NameOf } from '../hands.ts'
import { neighbourOf, type Neighbour } from './book.ts'

/** `beside`: a card beside the square that a single card goes to. */
interface Sentences {
  swap(movements: readonly Movement[]): string
  /** `back` goes from the layout to a hand, `out` from there to the layout. */
  exchange(back: Movement, out: Movement, nameOf: NameOf): string
  move(movement: Movement, beside: Neighbour | null): string
  /** `to`: the heap that all of the cards go to. */
  lift(movements: readonly Movement[], to: Place, nameOf: NameOf): string
  /** `from`: the heap that all of the cards come from. */
  lay(movements: readonly Movement[], from: Place, nameOf: NameOf, beside: Neighbour | null): string
  /** At the end of a game. */
  gatherAll(): string
  /** Cards go from a heap to the unused cards. */
  gather(movements: readonly Movement[], from: Place, nameOf: NameOf): string
  /** Cards are dealt to squares. */
  put(movements: readonly Movement[]): string
  /** Cards are dealt to a hand or a pile. */
  deal(movements: readonly Movement[], to: Place, nameOf: NameOf): string
  /** Cards go from one heap to another. */
  shift(movements: readonly Movement[], from: Place, to: Place, nameOf: NameOf): string
}

export const cardsOf = (movements: readonly Movement[]): Card[] =>
  movements.flatMap(({ piece }) => parseCard(piece) ?? [])

/** Returns the suits of the cards if they are complete suits of 13; otherwise null. */
export function wholeSuits(cards: readonly Card[]): readonly Suit[] | null {
  const whole = SUITS.filter(suit => cards.filter(card => suitOf(card) === suit).length === 13)
  return whole.length * 13 === cards.length ? whole : null
}

function neighbourTo(movements: readonly Movement[], locations: CardLocations): Neighbour | null {
  const [first, second] = movements
  if (!first || second || !isCell(first.to)) return null
  const cells = [...locations].flatMap(([place, [piece = '']]) => {
    const card = isCell(place) && place !== first.from ? parseCard(piece) : null
    return card ? [[cellOf(place), card] as const] : []
  })
  return neighbourOf(Object.fromEntries(cells), cellOf(first.to))
}

function exchange(movements: readonly Movement[], nameOf: NameOf, sentences: Sentences): string {
  const back = movements.find(({ from }) => isCell(from))
  const out = movements.find(({ to }) => isCell(to))
  return back && out ? sentences.exchange(back, out, nameOf) : ''
}

function dealt(movements: readonly Movement[], nameOf: NameOf, { put, deal }: Sentences): string {
  const laid = movements.filter(({ to }) => isCell(to))
  const heaps = grouped(movements.filter(({ to }) => !isCell(to)), ({ to }) => to) // oxfmt-ignore
  return [
    ...(laid.length > 0 ? [put(laid)] : []),
    ...heaps.map(group => deal(group, group[0]?.to ?? 'pack', nameOf)),
  ].join(' ')
}

/** Describes gathering cards: the second suits alone or, at the end of a game, all cards. */
const gathered = (movements: readonly Movement[], nameOf: NameOf, { gatherAll, gather }: Sentences): string =>
  cardsOf(movements).some(isOpeningSuit)
    ? gatherAll()
    : grouped(movements, ({ from }) => from)
        .map(group => gather(group, group[0]?.from ?? 'pack', nameOf))
        .join(' ')

export const createWellsixStepSentence =
  (sentences: Sentences): StepSentence =>
  ({ kind, movements }, nameOf, locations) => {
    const [first] = movements
    if (!first) return ''
    switch (kind) {
      case 'swap':
        return sentences.swap(movements)
      case 'exchange':
        return exchange(movements, nameOf, sentences)
      case 'move':
        return sentences.move(first, neighbourTo(movements, locations))
      case 'lift':
        return sentences.lift(movements, first.to, nameOf)
      case 'lay':
        return sentences.lay(movements, first.from, nameOf, neighbourTo(movements, locations))
      case 'gather':
        return gathered(movements, nameOf, sentences)
      case 'deal':
        return dealt(movements, nameOf, sentences)
      default:
        return sentences.shift(movements, first.from, first.to, nameOf)
    }
  }

interface CardAt {
  readonly x: number
  readonly card: Card
}

/** The rows of the layout from the top, each from the left. */
export function rowsOf({ table }: Position): readonly (readonly [row: number, cards: readonly CardAt[]])[] {
  const all = Object.entries(table).map(([cell, card]) => {
    const [x = 0, y = 0] = cell.split(',').map(Number)
    return { x, y, card }
  })
  const rows = [...new Set(all.map(({ y }) => y))].sort((a, b) => b - a)
  return rows.map(row => [row, all.filter(({ y }) => y === row).sort((a, b) => a.x - b.x)])
}
