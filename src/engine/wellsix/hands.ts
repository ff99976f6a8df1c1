import { DECK } from '../cards.ts'
import { locationsOf, type HandStep, type CardLocations, type Movement, type Place } from '../hands.ts'
import { redealSteps, differences, orderMovements, transfers } from '../hands-across.ts'
import { HandsPlanner } from '../hands-walk.ts'
import { type Cell, cardsOf } from './board.ts'
import { cardsOfSuit } from './colours.ts'
import type { Event, IsolateEvent, PhaseEvent, Player, Position } from './types.ts'

const placeOf = (cell: Cell): Place => `cell ${cell}`
const handOf = (player: Player): Place => `hand ${player}`
const seizedBy = (player: Player): Place => `seized ${player}`

function locations({ table, hands, seized }: Position): CardLocations {
  const inPlay = new Set([...cardsOf(table), ...hands.flat(), ...seized.flat()])
  return locationsOf([
    ...Object.entries(table).map(([cell, card]) => [placeOf(cell), [card]] as const),
    ['hand 1', hands[0]],
    ['hand 2', hands[1]],
    ['seized 1', seized[0]],
    ['seized 2', seized[1]],
    ['pack', DECK.filter(card => !inPlay.has(card))],
  ])
}

const across = (from: CardLocations, to: CardLocations): HandStep[] => {
  const { over, wanted } = differences(from, to)
  return orderMovements(transfers(over, wanted))
}

const step = (kind: HandStep['kind'], movements: readonly Movement[]): HandStep[] =>
  movements.length > 0 ? [{ kind, movements }] : []

function steps(before: Position, { event }: { readonly event: Event }): HandStep[] {
  switch (event.type) {
    case 'place':
      return step('lay', [{ piece: event.card, from: handOf(event.player), to: placeOf(event.cell) }])
    case 'switch':
      return step('swap', switched(before, event.cells))
    case 'exchange':
      return step('exchange', [
        { piece: event.in, from: placeOf(event.cell), to: handOf(event.player) },
        { piece: event.out, from: handOf(event.player), to: placeOf(event.cell) },
      ])
    case 'capture': {
      const { piece, from, to } = { piece: event.card, from: placeOf(event.from), to: placeOf(event.to) }
      const goal = event.seized ? seizedBy(event.player) : handOf(event.player)
      return [...step('lift', [{ piece: event.captured, from: to, to: goal }]), ...step('move', [{ piece, from, to }])]
    }
    case 'isolate':
      return isolated(event)
    case 'phase':
      return handsForStart(before, event)
    default:
      return []
  }
}

const switched = ({ table }: Position, [a, b]: readonly [Cell, Cell]): Movement[] =>
  [[a, b] as const, [b, a] as const].flatMap(([from, to]) => {
    const piece = table[from]
    return piece === undefined ? [] : [{ piece, from: placeOf(from), to: placeOf(to) }]
  })

function isolated({ player, removed, returned }: IsolateEvent): HandStep[] {
  const lifted = Object.entries(removed).map(([cell, piece]) => {
    return { piece, from: placeOf(cell), to: returned.includes(piece) ? handOf(player) : seizedBy(player) }
  })
  const back = lifted.filter(({ piece }) => returned.includes(piece))
  return [...step('lift', lifted.filter(movement => !back.includes(movement))), ...step('lift', back)] // oxfmt-ignore
}

function handsForStart(before: Position, { phase, suits }: PhaseEvent): HandStep[] {
  if (!suits) return []
  const hands = locationsOf(suits.map((suit, index) => [`hand ${index + 1}`, cardsOfSuit(suit)]))
  return redealSteps(phase === 'main' ? locationsOf([]) : locations(before), hands).filter(
    ({ movements }) => movements.length > 0,
  )
}

/** A capture is one instruction, and the isolation after it another. */
export const handsPlanner = new HandsPlanner<Position, Event>({
  locations,
  steps,
  corrects: ({ type }) => type === 'correct',
  across,
})
