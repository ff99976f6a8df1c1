import type { InjectionKey } from 'vue'
import type { Guide } from '../lessons/guide.ts'

/** What people can ask at any table, answered over it, so that they come back to the very same moment. */
export interface Asking {
  /** Why the referee rules so: on a proposal, or with null on what was played last. */
  why(proposal: string | null): void
  /** How that works which is going on now. */
  how(): void
  /** In a game that is played to learn it: what speaks for a move, and why the app plays so for a seat of its own. */
  readonly guide: Pick<Guide, 'choose' | 'why' | 'reason'> | null
  /** Something is explained just now: the app waits with its move. */
  readonly explains: boolean
}

/** Provided by the page that a table is on. */
export const ASKING: InjectionKey<Asking> = Symbol('asking')
