import type { Advice } from '../../../src/analysis/advice.ts'
import { weticeAnalyst } from '../../../src/analysis/wetice/index.ts'
import { makeAction } from '../../../src/engine/wetice/notation.ts'
import { play } from '../../../src/engine/wetice/play.ts'
import type { Action, Position } from '../../../src/engine/wetice/types.ts'

/** The final advice on a position, or the first advice that `isEnough` accepts. */
export function adviceOn(
  position: Position,
  isEnough: (advice: Advice<Action>) => boolean = () => false,
): Advice<Action> {
  const search = weticeAnalyst.search(position, 1)
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
    if (step.value && isEnough(step.value)) return step.value
  }
}

export const bestOf = ({ best }: Advice<Action>): string[] => best.map(({ action }) => makeAction(action))

/** The position after these actions, played by the referee. Throws if an action is refused. */
export function playAll(position: Position, actions: readonly Action[]): Position {
  return actions.reduce((before, action) => {
    const ruling = play(before, action)
    if (!ruling.accepted) throw new Error(`${makeAction(action)} is refused: ${ruling.refusal.code}`)
    return ruling.position
  }, position)
}
