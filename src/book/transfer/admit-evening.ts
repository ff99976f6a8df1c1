import { namesOf } from '../../engine/games.ts'
import type { Evening } from '../evening/evening.ts'
import { eveningsOf, type EveningProblem, type EveningsWorld } from '../evening/evenings.ts'
import { mergeEvenings, type MergedEvening } from '../evening/merge.ts'
import { readEvening } from '../evening/schema.ts'
import { asWriter } from '../lock.ts'
import { eveningShown } from '../people/shown.ts'
import { loadPeople } from '../people/stored.ts'
import type { Admitted } from './admit.ts'

/**
 * How an evening from outside goes into the book: it wasn't there; all of it was; or it is `longer`, and the two become one. One that
 * only a newer version can read stays.
 */
export type EveningMerge = 'added' | 'known' | 'longer' | 'failed'

export interface ForeseenEvening extends Pick<MergedEvening, 'differing'> {
  readonly type: EveningMerge
}

type Foreseen = MergedEvening & ForeseenEvening

export async function foreseeEvening(world: EveningsWorld, found: Evening): Promise<Foreseen> {
  const there = await eveningsOf(world).load(found.id)
  if (!there.ok) return { type: WITHOUT[there.error] ?? 'failed', evening: found, differing: [] }
  const people = await loadPeople(world)
  const shown = (evening: Evening): Evening => (people.ok ? eveningShown(evening, people.value) : evening)
  const merged = mergeEvenings(shown(there.value), shown(found))
  const read = (evening: Evening) => readEvening(evening, namesOf(world.games))
  const isKnown = JSON.stringify(read(merged.evening)) === JSON.stringify(read(shown(there.value)))
  if (isKnown) return { type: 'known', ...merged }
  return { type: typeof read(merged.evening) === 'string' ? 'failed' : 'longer', ...merged }
}

const WITHOUT: Readonly<Partial<Record<EveningProblem, EveningMerge>>> = {
  missing: 'added',
  damaged: 'longer',
  newer: 'known',
}

export async function admitEvening(world: EveningsWorld, found: Evening): Promise<Admitted> {
  const { id } = found
  const admitted = await asWriter(world.locks, id, async (): Promise<Omit<Admitted, 'id'>> => {
    const { type, evening } = await foreseeEvening(world, found)
    if (type === 'known' || type === 'failed') return { type, reason: null }
    const stored = await eveningsOf(world).put(evening)
    return stored.ok ? { type, reason: null } : { type: 'failed', reason: stored.error }
  })
  return { id, evening: true, ...(admitted ?? { type: 'in-use', reason: null }) }
}
