import type { InjectionKey } from 'vue'
import { readLine } from '../engine/text.ts'
import type { Hint } from '../lessons/guide.ts'
import type { AnyTable } from './module.ts'

/** What people can ask at any table, answered over it, so that they come back to the very same moment. */
export interface Asking {
  /** Why the referee rules so: on a proposal, or with null on what was played last. */
  why(proposal: string | null): void
  /** How that works which is going on now. */
  how(): void
  /** In a game that is played to learn it: a sensible move, and why; null where there is nothing to choose. */
  readonly hint: ((position: unknown, hand?: readonly string[]) => Hint | null) | null
  /** There too: why the app plays so for a seat of its own. */
  readonly reason: ((position: unknown, action: unknown) => string | null) | null
  /** Something is explained just now: the table waits. */
  readonly explains: boolean
}

/** Provided by the page that a table is on. */
export const ASKING: InjectionKey<Asking> = Symbol('asking')

/** The action that a hint is of; null where there is none. */
export function actionOf(hint: Hint | null, { rules, settled }: AnyTable): unknown {
  if (!hint || hint.action === null) return null
  const action = rules.game.parseAction(readLine(hint.action, 0).words, settled.value)
  return action.ok ? action.value : null
}
