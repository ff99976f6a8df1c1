import { ok, type Result } from '../../engine/result.ts'
import type { Match } from '../journal/entries.ts'
import { asWriter } from '../lock.ts'
import { matchesOf, type Matches, type MatchesWorld } from '../matches.ts'
import type { Failure } from '../storage/port.ts'
import { merge, type Merge, type There } from './merge.ts'
import { namesOf } from '../../engine/game.ts'
import { type Evening, readEvening } from '../evening/evening.ts'
import { eveningsOf, type EveningProblem, type EveningsWorld } from '../evening/evenings.ts'
import { mergeEvenings, type MergedEvening } from '../evening/merge.ts'
import { eveningShown } from '../people/people.ts'
import { loadPeople } from '../people/stored.ts'

/**
 * How an imported evening changes the book. `added`: it is new. `known`: it changes nothing, or only a newer version can read the one in
 * the book, which stays. `longer`: it is merged with the one in the book, or replaces a damaged one.
 */
export type EveningMerge = 'added' | 'known' | 'longer' | 'failed'

export interface ForeseenEvening extends Pick<MergedEvening, 'differing'> {
  readonly type: EveningMerge
}

type MergedAndForeseen = MergedEvening & ForeseenEvening

export async function foreseeEvening(world: EveningsWorld, found: Evening): Promise<MergedAndForeseen> {
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
  const admitted = await asWriter(world.locks, found.id, async (): Promise<Omit<Admitted, 'id'>> => {
    const { type, evening } = await foreseeEvening(world, found)
    if (type === 'known' || type === 'failed') return { type, reason: null }
    const stored = await eveningsOf(world).put(evening)
    return stored.ok ? { type, reason: null } : { type: 'failed', reason: stored.error }
  })
  return { id: found.id, evening: true, ...(admitted ?? { type: 'in-use', reason: null }) }
}

/** The outcome of importing a match or an evening. `in-use`: the one in the book is open in a window, perhaps this one. */
export interface Admitted {
  readonly id: string
  /** Set for an evening. */
  readonly evening?: true
  readonly type: Merge['type'] | 'in-use' | 'failed'
  readonly reason: Failure | null
}

export interface Foreseen {
  readonly id: string
  readonly type: Merge['type'] | 'failed'
}

/** Imports a match, and merges it with the one in the book; see `merge`. */
export async function admit(book: MatchesWorld, found: Match): Promise<Admitted> {
  const admitted = await asWriter(book.locks, found.head.id, () => admitAsWriter(matchesOf(book), found))
  if (!admitted) return { id: found.head.id, type: 'in-use', reason: null }
  return 'fork' in admitted ? asFork(await admit(book, admitted.fork)) : admitted
}

async function admitAsWriter(matches: Matches, found: Match): Promise<Admitted | { readonly fork: Match }> {
  const { id } = found.head
  const there = await find(matches, id)
  if (!there.ok) return { id, type: 'failed', reason: there.error }
  const merged = merge(found, there.value)
  if (merged.type === 'forked') return merged
  if (merged.type === 'known') return { id, type: 'known', reason: null }
  const brought = await matches.bring(id, merged.missing)
  return brought.ok ? { id, type: merged.type, reason: null } : { id, type: 'failed', reason: brought.error }
}

/** The number of entries and heads from which a batch is stored. */
const BATCH = 2_000

/** Imports many matches. New ones are stored in batches, each while the next is being read. */
export async function* admitAll(
  book: MatchesWorld,
  matches: AsyncIterable<Match>,
): AsyncGenerator<readonly Admitted[]> {
  const ids = await matchesOf(book).ids()
  const known = new Set(ids.ok ? ids.value : [])
  let batch: Match[] = []
  let size = 0
  let storing: Promise<readonly Admitted[]> | null = null
  for await (const match of matches) {
    if (!ids.ok || known.has(match.head.id)) {
      yield [await admit(book, match)]
      continue
    }
    known.add(match.head.id)
    batch.push(match)
    size += match.entries.length + 1
    if (size < BATCH) continue
    const stored: readonly Admitted[] = (await storing) ?? []
    storing = admitBatch(book, batch)
    if (stored.length > 0) yield stored
    batch = []
    size = 0
  }
  if (storing) yield await storing
  if (batch.length > 0) yield await admitBatch(book, batch)
}

/** Stores a batch together or, if that fails, one by one. */
async function admitBatch(book: MatchesWorld, batch: readonly Match[]): Promise<readonly Admitted[]> {
  const brought = await matchesOf(book).bringAll(batch)
  if (brought.ok) return batch.map(({ head }) => ({ id: head.id, type: 'added', reason: null }))
  const admitted: Admitted[] = []
  for (const match of batch) admitted.push(await admit(book, match))
  return admitted
}

/** Returns what `admit` would do with a match, without storing anything. */
export async function foresee(book: MatchesWorld, found: Match): Promise<Foreseen> {
  const there = await find(matchesOf(book), found.head.id)
  if (!there.ok) return { id: found.head.id, type: 'failed' }
  const merged = merge(found, there.value)
  return merged.type === 'forked' ? asFork(await foresee(book, merged.fork)) : { id: merged.id, type: merged.type }
}

const asFork = <T extends Admitted | Foreseen>(fork: T): T =>
  fork.type === 'added' || fork.type === 'longer' ? { ...fork, type: 'forked' } : fork

async function find(matches: Matches, id: string): Promise<Result<There, Failure>> {
  const loaded = await matches.load(id)
  if (loaded.ok) return loaded
  const { error } = loaded
  if (error === 'missing') return ok(null)
  return error === 'damaged' || error === 'newer' || error === 'out-of-reach' ? ok('unreadable') : { ok: false, error }
}
