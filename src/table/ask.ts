import type { InjectionKey } from 'vue'
import type { Hint } from '../lessons/guide.ts'

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
  /** Something is explained just now: the app waits with its move. */
  readonly explains: boolean
}

/** Provided by the page that a table is on. */
export const ASKING: InjectionKey<Asking> = Symbol('asking')
