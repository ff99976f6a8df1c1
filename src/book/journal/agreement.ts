import type { Change } from './entries.ts'
import type { AnyRuling, Replay } from './replay.ts'

/** What all players may have to agree to. */
export type Asking = 'undo' | 'amend' | 'correct'

/** Whether it may be done. */
export type Permit = (what: Asking) => Promise<boolean>

/** A table that is put right is everybody's business; any other play is the player's own. */
export const isCorrection = (ruling: AnyRuling): boolean =>
  ruling.accepted && ruling.steps.some(step => step.event.type === 'correct')

/** Whether taking back these changes, the latest last, reaches into a turn that was finished, or takes back an amendment. */
export function reachesBack({ game, moves, position }: Replay, changes: readonly Change[]): boolean {
  if (changes.some(({ removed }) => removed.length > 0)) return true
  const first = moves[Math.min(...changes.map(({ from }) => from))]
  return first !== undefined && game.status(first.before).turn !== game.status(position).turn
}
