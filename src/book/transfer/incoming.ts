import { loadGames, loadGamesNamedIn } from '../../engine/game.ts'
import type { JobListener } from '../../jobs.ts'
import { loadPeople, changedPeople, changePeople } from '../people/stored.ts'
import type { MatchHead } from '../journal/entries.ts'
import { matchesOf, type MatchesEnv } from '../matches.ts'
import {
  admitAll,
  previewMerge,
  type AdmitResult,
  type MergePreview,
  admitEvening,
  previewEvening,
  type EveningPreview,
} from './admit.ts'
import { contentsFrom, openBackup, TOO_LONG, type Contents } from './backup-file.ts'
import { isBackup, type UnreadBackupPart } from './backup.ts'
import { MAX_CHARACTERS, readRecords, type UnreadPart } from './record.ts'

interface FoundMatch {
  readonly head: MatchHead
  readonly type: MergePreview['type']
}

interface FoundEvening extends EveningPreview {
  readonly id: string
  readonly name: string
  readonly created: number
}

/** The content of a file or a text. Nothing is stored until `store` is called. */
export interface Incoming {
  readonly found: readonly FoundMatch[]
  readonly evenings: readonly FoundEvening[]
  /** The number of people with changes that the book doesn't have yet. */
  readonly people: number
  readonly lost: readonly (UnreadPart | UnreadBackupPart)[]
  readonly cancelled: boolean
  /** Imports the content. After a cancellation, matches that are already stored stay. If `cancelled`, nothing is stored. */
  store(following?: JobListener<number>): Promise<readonly AdmitResult[]>
}

/** The number of bytes that are enough to recognise a backup. */
const BEGINNING = 4_096

export async function openIncoming(
  book: MatchesEnv,
  source: string | Blob,
  following: JobListener<number> = {},
): Promise<Incoming> {
  const { signal, progress } = following
  const contents = await contentsOf(book, source, { signal, progress: share => progress?.(share / 2) })
  const found = await foundIn(book, contents, { signal, progress: share => progress?.(0.5 + share / 2) })
  const evenings: FoundEvening[] = []
  for (const each of contents.evenings) {
    const { type, differing } = await previewEvening(book, each)
    evenings.push({ id: each.id, name: each.name, created: each.created, type, differing })
  }
  const known = await loadPeople(book)
  const people = known.ok ? changedPeople(known.value, contents.people).length : contents.people.length
  const cancelled = signal?.aborted === true
  const store = async (later: JobListener<number> = {}): Promise<readonly AdmitResult[]> =>
    cancelled ? [] : storeContents(book, contents, later)
  return { found, evenings, people, lost: contents.lost, cancelled, store }
}

async function foundIn(
  book: MatchesEnv,
  { heads, matches }: Contents,
  following: JobListener<number>,
): Promise<readonly FoundMatch[]> {
  const ids = await matchesOf(book).ids()
  const isNew = ({ id }: MatchHead): boolean => ids.ok && !ids.value.has(id)
  if (heads.every(isNew)) {
    following.progress?.(1)
    return heads.map(head => ({ head, type: 'added' }))
  }
  const found: FoundMatch[] = []
  for await (const match of matches(following)) {
    const { head } = match
    found.push({ head, type: isNew(head) ? 'added' : (await previewMerge(book, match)).type })
  }
  return found
}

async function contentsOf(book: MatchesEnv, source: string | Blob, following: JobListener<number>): Promise<Contents> {
  const blob = typeof source === 'string' ? new Blob([source]) : source
  if (isBackup(await blob.slice(0, BEGINNING).text())) {
    return openBackup(blob, await loadGames(book.games), following)
  }
  if (blob.size > 4 * MAX_CHARACTERS) return TOO_LONG
  const text = await blob.text()
  const { found, lost } = readRecords(text, await loadGamesNamedIn(book.games, text), book)
  return { ...contentsFrom(found), evenings: [], people: [], lost }
}

/** Matches come first, because evenings refer to them. */
async function storeContents(
  book: MatchesEnv,
  { matches, evenings, people }: Contents,
  following: JobListener<number>,
): Promise<readonly AdmitResult[]> {
  const admitted: AdmitResult[] = []
  for await (const some of admitAll(book, matches(following))) admitted.push(...some)
  if (following.signal?.aborted) return admitted
  for (const evening of evenings) admitted.push(await admitEvening(book, evening))
  const stored = people.length > 0 ? await changePeople(book, () => people) : null
  if (stored && !stored.ok)
    admitted.push({ id: '', type: 'failed', reason: stored.error === 'in-use' ? null : stored.error })
  return admitted
}
