import { RANKS } from '../../src/engine/cards.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import type { Action, Position } from '../../src/engine/tennis/types.ts'
import { measure, numbers, sized } from './measure.ts'

const HANDS = sized(400)

interface BenchMove {
  readonly position: Position
  readonly action: Action
}

function movesOf(next: () => number): BenchMove[] {
  const ranks = RANKS.flatMap(rank => [rank, rank, rank, rank])
    .map(rank => ({ rank, at: next() }))
    .sort((a, b) => a.at - b.at)
  const start = tennis.start({
    players: ['Ann', 'Bob', 'Cat', 'Dee'],
    dealer: 1,
    target: 5,
    match: 'replaces',
    ghosting: true,
  })
  if (!start.ok) throw new Error('The set-up is refused')
  let position = start.value
  return ranks.map(({ rank }) => {
    const move: BenchMove = { position, action: { type: 'play', card: rank } }
    const ruling = tennis.play(position, move.action)
    if (!ruling.accepted) throw new Error(ruling.refusal.code)
    position = ruling.position
    return move
  })
}

export function benchTennis(): void {
  const next = numbers(1)
  const moves = Array.from({ length: HANDS }, () => movesOf(next)).flat()
  process.stdout.write(`A Lifelike Tennis, ${HANDS} shuffled hands, ${moves.length} cards\n`)
  measure('  a played card, including all steps', moves, ({ position, action }) => {
    const ruling = tennis.play(position, action)
    return ruling.accepted ? ruling.steps.length : 0
  })
  measure('  the legal actions of a position', moves, ({ position }) => tennis.legal(position).length)
}
