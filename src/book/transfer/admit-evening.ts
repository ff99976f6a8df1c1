import type { Evening } from '../evening/evening.ts'
import { eveningsOf, type EveningProblem, type EveningsWorld } from '../evening/evenings.ts'
import type { Admitted } from './admit.ts'

/**
 * How an evening from outside goes into the book: it wasn't there; it was; or it is `longer`, changed since, and takes the place of the
 * one in the book. One that only a newer version can read stays.
 */
export type EveningMerge = 'added' | 'known' | 'longer' | 'failed'

export async function foreseeEvening(world: EveningsWorld, found: Evening): Promise<EveningMerge> {
  const there = await eveningsOf(world).load(found.id)
  if (there.ok) return found.touched > there.value.touched ? 'longer' : 'known'
  return WITHOUT[there.error] ?? 'failed'
}

const WITHOUT: Readonly<Partial<Record<EveningProblem, EveningMerge>>> = {
  missing: 'added',
  damaged: 'longer',
  newer: 'known',
}

export async function admitEvening(world: EveningsWorld, found: Evening): Promise<Admitted> {
  const { id } = found
  const type = await foreseeEvening(world, found)
  if (type === 'known' || type === 'failed') return { id, evening: true, type, reason: null }
  const stored = await eveningsOf(world).put(found)
  return { id, evening: true, ...(stored.ok ? { type, reason: null } : { type: 'failed', reason: stored.error }) }
}
