import { shuffle, type Random } from '../../../src/engine/random.ts'
import { DECK, suitOf, type Card } from '../../../src/engine/cards.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { Action, Position } from '../../../src/engine/wellsix/types.ts'

const isRed = (card: Card): boolean => 'HD'.includes(suitOf(card))

/**
 * A random position with two rows of at most seven cards, many of them red, and few cards in the hands; null if the layout is not legal.
 */
export function crowdedPosition(random: Random, moves: 1 | 2): Position | null {
  const red = shuffle(DECK.filter(isRed), random)
  const black = shuffle(
    DECK.filter(card => !isRed(card)),
    random,
  )
  const cards = Array.from({ length: 14 }, (_, index) => {
    const chance = random.below(20)
    const card = chance < 13 ? red.pop() : chance < 17 ? black.pop() : undefined
    return card ? [{ cell: `${index % 7},${Math.floor(index / 7)}`, card }] : []
  }).flat()
  const seized = [black.splice(3), red.splice(3)] as const
  const deal = { cards, phase: 'main', turn: 1, moves, seized, quiet: 0, seizing: false } as const
  const start = wellsix.start({ players: ['Ann', 'Bob'], opener: 1, colours: 'fixed', games: 2, deal })
  return start.ok ? start.value : null
}

export function after(position: Position, action: Action): Position {
  const ruling = wellsix.play(position, action)
  if (!ruling.accepted) throw new Error(`${wellsix.makeAction(action)}: ${ruling.refusal.code}`)
  return ruling.position
}

const hasAligned = ({ scores }: Position, player: 1 | 2): boolean => scores.at(-1)?.[player - 1] === 30

/** Whether `player`, whose turn it is, can make six in line in this turn. Tries all moves with the referee. */
export const canAlign = (position: Position, player: 1 | 2): boolean =>
  hasAligned(position, player) ||
  (position.turn === player && wellsix.legal(position).some(action => canAlign(after(position, action), player)))
