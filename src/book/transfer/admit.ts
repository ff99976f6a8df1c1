import { ok, type Result } from '../../engine/result.ts'
import type { Match } from '../journal/entries.ts'
import { runAsWriter } from '../lock.ts'
import { matchesOf, type Matches, type MatchesEnv } from '../matches.ts'
import type { Failure } from '../storage/port.ts'
import { merge, type Merge, type ExistingMatch } from './merge.ts'
import { gameNames } from '../../engine/game.ts'
import { type Evening, readEvening } from '../evening/evening.ts'
import { eveningsOf, type EveningProblem, type EveningsEnv } from '../evening/evenings.ts'
import { mergeEvenings, type MergedEvening } from '../evening/merge.ts'
import { withCurrentGuests } from '../people/people.ts'
import { loadPeople } from '../people/stored.ts'

/**
 * How an imported evening changes the book. `added`: the evening is new. `known`: nothing changes, because the book has all of it, or has it
 * in a newer version's format. `longer`: it is merged with the book's evening, or replaces a damaged one.
 */
export type EveningMerge = 'added' | 'known' | 'longer' | 'failed'

export interface EveningPreview extends Pick<MergedEvening, 'differing'> {
  readonly type: EveningMerge
}

type MergedAndForeseen = MergedEvening & EveningPreview

export async function previewEvening(env: EveningsEnv, found: Evening): Promise<MergedAndForeseen> {
  const existing = await eveningsOf(env).load(found.id)
  if (!existing.ok) return { type: WITHOUT[existing.error] ?? 'failed', evening: found, differing: [] }
  const people = await loadPeople(env)
  const shown = (evening: Evening): Evening => (people.ok ? withCurrentGuests(evening, people.value) : evening)
  const merged = mergeEvenings(shown(existing.value), shown(found))
  const read = (evening: Evening) => readEvening(evening, gameNames(env.games))
  const isKnown = JSON.stringify(read(merged.evening)) === JSON.stringify(read(shown(existing.value)))
  if (isKnown) return { type: 'known', ...merged }
  return { type: typeof read(merged.evening) === 'string' ? 'failed' : 'longer', ...merged }
}

const WITHOUT: Readonly<Partial<Record<EveningProblem, EveningMerge>>> = {
  missing: 'added',
  damaged: 'longer',
  newer: 'known',
}

export async function admitEvening(env: EveningsEnv, found: Evening): Promise<AdmitResult> {
  const admitted = await runAsWriter(env.locks, found.id, async (): Promise<Omit<AdmitResult, 'id'>> => {
    const { type, evening } = await previewEvening(env, found)
    if (type === 'known' || type === 'failed') return { type, reason: null }
    const stored = await eveningsOf(env).put(evening)
    return stored.ok ? { type, reason: null } : { type: 'failed', reason: stored.error }
  })
  return { id: found.id, evening: true, ...(admitted ?? { type: 'in-use', reason: null }) }
}

/** The outcome of importing a match or an evening. `in-use`: a window, perhaps this one, has it open. */
export interface AdmitResult {
  readonly id: string
  readonly evening?: true
  readonly type: Merge['type'] | 'in-use' | 'failed'
  readonly reason: Failure | null
}

export interface MergePreview {
  readonly id: string
  readonly type: Merge['type'] | 'failed'
}

/** Imports a match: merges it with the match in the book that has the same id; see `merge`. */
export async function admit(book: MatchesEnv, found: Match): Promise<AdmitResult> {
  const admitted = await runAsWriter(book.locks, found.head.id, () => admitAsWriter(matchesOf(book), found))
  if (!admitted) return { id: found.head.id, type: 'in-use', reason: null }
  return 'fork' in admitted ? asFork(await admit(book, admitted.fork)) : admitted
}

async function admitAsWriter(matches: Matches, found: Match): Promise<AdmitResult | { readonly fork: Match }> {
  const { id } = found.head
  const existing = await findExisting(matches, id)
  if (!existing.ok) return { id, type: 'failed', reason: existing.error }
  const merged = merge(found, existing.value)
  if (merged.type === 'forked') return merged
  if (merged.type === 'known') return { id, type: 'known', reason: null }
  const stored = await matches.storeImported(id, merged.missing)
  return stored.ok ? { id, type: merged.type, reason: null } : { id, type: 'failed', reason: stored.error }
}

/** The minimum size of a batch (except the last), in entries and heads. */
const BATCH = 2_000

/** Imports many matches. New matches are stored in batches, each while the next batch is being read. */
export async function* admitAll(
  book: MatchesEnv,
  matches: AsyncIterable<Match>,
): AsyncGenerator<readonly AdmitResult[]> {
  const ids = await matchesOf(book).ids()
  const known = new Set(ids.ok ? ids.value : [])
  let batch: Match[] = []
  let size = 0
  let storing: Promise<readonly AdmitResult[]> | null = null
  for await (const match of matches) {
    if (!ids.ok || known.has(match.head.id)) {
      yield [await admit(book, match)]
      continue
    }
    known.add(match.head.id)
    batch.push(match)
    size += match.entries.length + 1
    if (size < BATCH) continue
    const stored: readonly AdmitResult[] = (await storing) ?? []
    storing = admitBatch(book, batch)
    if (stored.length > 0) yield stored
    batch = []
    size = 0
  }
  if (storing) yield await storing
  if (batch.length > 0) yield await admitBatch(book, batch)
}

async function admitBatch(book: MatchesEnv, batch: readonly Match[]): Promise<readonly AdmitResult[]> {
  const stored = await matchesOf(book).storeNew(batch)
  if (stored.ok) return batch.map(({ head }) => ({ id: head.id, type: 'added', reason: null }))
  const admitted: AdmitResult[] = []
  for (const match of batch) admitted.push(await admit(book, match))
  return admitted
}

/** Returns what `admit` would do with a match, without storing anything. */
export async function previewMerge(book: MatchesEnv, found: Match): Promise<MergePreview> {
  const existing = await findExisting(matchesOf(book), found.head.id)
  if (!existing.ok) return { id: found.head.id, type: 'failed' }
  const merged = merge(found, existing.value)
  return merged.type === 'forked' ? asFork(await previewMerge(book, merged.fork)) : { id: merged.id, type: merged.type }
}

const asFork = <T extends AdmitResult | MergePreview>(fork: T): T =>
  fork.type === 'added' || fork.type === 'longer' ? { ...fork, type: 'forked' } : fork

async function findExisting(matches: Matches, id: string): Promise<Result<ExistingMatch, Failure>> {
  const loaded = await matches.load(id)
  if (loaded.ok) return loaded
  const { error } = loaded
  if (error === 'missing') return ok(null)
  return error === 'damaged' || error === 'newer' || error === 'out-of-reach' ? ok('unreadable') : { ok: false, error }
}
