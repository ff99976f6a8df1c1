import { DECK, type Card } from '../../src/engine/cards.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import type { Action, Deal, Position } from '../../src/engine/wellsix/types.ts'
import { measure } from './measure.ts'

type Place = (index: number) => readonly [number, number]

const BLOCK = spread(40, index => [index % 8, Math.floor(index / 8)])
/** Stairs, which have the largest number of free squares around a layout. */
const STAIRS = spread(40, index => [Math.ceil(index / 2), Math.floor(index / 2)])
/**
 * Twenty-five cards to the right of the queen, and thirteen to the left of the king. If the king captures the queen,
 * these thirteen are cut off.
 */
const BRIDGE: Deal['cards'] = [
  { cell: '-1,0', card: 'KH' },
  { cell: '0,0', card: 'QS' },
  ...spread(38, index => (index < 25 ? [1 + (index % 5), Math.floor(index / 5)] : leftOf(index - 25)), ['KH', 'QS']),
]

function leftOf(index: number): readonly [number, number] {
  return [-2 - (index % 4), Math.floor(index / 4)]
}

/** The cards are in blocks of two of a colour, so that there are no six in line. */
function spread(count: number, place: Place, without: readonly Card[] = []): Deal['cards'] {
  const pack = DECK.filter(card => !without.includes(card))
  const red = pack.filter(card => /[HD]$/.test(card))
  const black = pack.filter(card => /[SC]$/.test(card))
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = place(index)
    const card = ((Math.floor(x / 2) + y) % 2 === 0 ? red : black).shift() ?? 'AS'
    return { cell: `${x},${y}`, card }
  })
}

function position(cards: Deal['cards']): Position {
  const deal: Deal = { cards, phase: 'main', turn: 1, moves: 2, seized: [[], []], quiet: 0, seizing: false }
  const start = wellsix.start({ players: ['Ann', 'Ben'], opener: 1, colours: 'alternate', games: 2, deal })
  if (!start.ok) throw new Error(`The bench's own table is wrong: ${JSON.stringify(start.error)}`)
  return start.value
}

/** Prints the time that the referee needs to answer one tap. */
export function benchWellsix(): void {
  const tables = [position(BLOCK), position(STAIRS)]
  const capture: Action = { type: 'capture', from: '-1,0', to: '0,0' }
  measure('wellsix: the legal moves with 40 cards, budget 200 µs', tables, table => wellsix.legal(table).length)
  measure('wellsix: a capture that cuts off 13 of 40 cards, budget 50 µs', [position(BRIDGE)], bridge => {
    const ruling = wellsix.play(bridge, capture)
    return ruling.accepted ? ruling.steps.length : 0
  })
}
