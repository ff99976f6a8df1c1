import { DECK, type Card } from '../../../src/engine/cards.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import type { Action, Position } from '../../../src/engine/grafa/types.ts'

export function after(position: Position, action: Action): Position {
  const ruling = grafa.play(position, action)
  if (!ruling.accepted) throw new Error(`${grafa.makeAction(action)}: ${ruling.refusal.code}`)
  return ruling.position
}

export const unseen = ({ hand, deck, discard }: Position): readonly Card[] =>
  DECK.filter(card => ![...hand, ...deck, ...discard].includes(card))

const needed = ({ deck, acts }: Position): number =>
  deck.slice(0, acts[0]?.count ?? 1).filter(slot => slot === '??').length

const draws = (cards: readonly Card[], count: number): readonly (readonly Card[])[] =>
  count === 0
    ? [[]]
    : cards.flatMap(card =>
        draws(
          cards.filter(each => each !== card),
          count - 1,
        ).map(rest => [card, ...rest]),
      )

/** The mean final score under best play. Unseen cards are equally likely to be in any order. */
export function expectedScore(position: Position): number {
  if (position.phase === 'over') return position.discard.length
  if (position.phase !== 'reveal')
    return Math.max(...grafa.legal(position).map(action => expectedScore(after(position, action))))
  const ways = draws(unseen(position), needed(position))
  const values = ways.map(cards => expectedScore(after(position, { type: 'reveal', cards })))
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Every legal action, with the mean final score after it. */
export const expectedScores = (position: Position): ReadonlyMap<string, number> =>
  new Map(grafa.legal(position).map(action => [grafa.makeAction(action), expectedScore(after(position, action))]))
