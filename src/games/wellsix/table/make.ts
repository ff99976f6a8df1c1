import type { Action, Wellsix } from '../../../engine/wellsix/types.ts'
import type { Session } from '../../../table/session.ts'

/** For what a tap says wholly: it counts without being confirmed, if the referee accepts it. */
export function make({ ask, confirm }: Session<Wellsix>, action: Action): Promise<boolean> {
  ask(action)
  return confirm()
}
