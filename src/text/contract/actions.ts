import type { AnyGame } from '../../engine/game.ts'
import { readLine } from '../../engine/text.ts'
import type { AnyRulebook } from './rulebook.ts'

/** What is needed to describe a record's action. */
export interface ActionContext {
  readonly game: Pick<AnyGame, 'parseAction'>
  readonly rulebook: Pick<AnyRulebook, 'action'>
  readonly players: readonly string[]
}

/** Whether the action is an illegal move that the players let stand. */
export function isLetStand(action: string, { game }: Pick<ActionContext, 'game'>): boolean {
  const read = game.parseAction(readLine(action, 1).words)
  return (
    read.ok &&
    typeof read.value === 'object' &&
    read.value !== null &&
    'type' in read.value &&
    read.value.type === 'stands'
  )
}
