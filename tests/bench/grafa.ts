import { DECK } from '../../src/engine/cards.ts'
import { grafa } from '../../src/engine/grafa/index.ts'
import type { Action, Position } from '../../src/engine/grafa/types.ts'
import { measure, numbers, sized } from './measure.ts'

const GAMES = sized(1_000)

interface BenchMove {
  readonly position: Position
  readonly action: Action
}

function movesOf(next: () => number): BenchMove[] {
  const deck = DECK.map(card => ({ card, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card)
  const start = grafa.start({ players: ['Ann'], hand: null, deck, discard: [] })
  if (!start.ok) throw new Error('The set-up is refused')
  const moves: BenchMove[] = []
  let position = start.value
  for (;;) {
    const legal = grafa.legal(position)
    const action = legal[Math.floor(next() * legal.length)]
    if (!action) return moves
    moves.push({ position, action })
    const ruling = grafa.play(position, action)
    if (!ruling.accepted) throw new Error(ruling.refusal.code)
    position = ruling.position
  }
}

const stepsOf = ({ position, action }: BenchMove): number => {
  const ruling = grafa.play(position, action)
  return ruling.accepted ? ruling.steps.length : 0
}

export function benchGrafa(): void {
  const next = numbers(1)
  const moves = Array.from({ length: GAMES }, () => movesOf(next)).flat()
  const pairs = moves.filter(({ action }) => action.type === 'pair')
  process.stdout.write(`Grafa, ${GAMES} random games, ${moves.length} actions, ${pairs.length} pairs\n`)
  measure('  a pair with its consequences, including all steps', pairs, stepsOf)
  measure('  any action', moves, stepsOf)
  measure('  the legal actions of a position', moves, ({ position }) => grafa.legal(position).length)
}
