import { loadGame, type GameList, type Heading } from '../engine/game.ts'
import { ok, type Result } from '../engine/result.ts'
import { readLine } from '../engine/text.ts'
import type { MatchHead, Match, PlayableMatch } from './journal/entries.ts'
import { isOutdated, type MatchSummary, readSummary, summaryOf } from './journal/summary.ts'
import { LAST_OPENED } from './storage/names.ts'
import { toFailure, readSetting, type Failure, type Storage, type Write } from './storage/port.ts'
import { tipOf, type UnsavedRows, rowsOfNew, summaryRow } from './storage/rows.ts'
import { readEntry, readHead, readTip, type Tip } from './storage/schema.ts'

export interface ListedMatch {
  readonly id: string
  readonly head: MatchHead
  readonly touched: number
  readonly entries: number
  /** The players' names in the summary, even if it is outdated; without a summary, the names in the head. */
  readonly players: readonly string[]
  /** Null if there is none, or if it was computed before the last entry. */
  readonly summary: MatchSummary | null
  /** The seats that share first place, if a device reported them. */
  readonly first?: readonly number[]
  /** False if some of the match's rows are only in memory. */
  readonly saved: boolean
}

export type EntryCount = Pick<ListedMatch, 'id' | 'entries'>

/** A match whose head can't be read. It stays in the database and in every backup. */
export interface UnreadableMatch {
  readonly id: string
  readonly why: 'newer' | 'damaged'
}

export interface Listing {
  /** In the order of their last change, the latest first. */
  readonly items: readonly ListedMatch[]
  readonly unreadable: readonly UnreadableMatch[]
  readonly lastOpened: string | null
  /** Why the storage can't be read; null if it can. Unsaved matches are always listed. */
  readonly failed: Failure | null
}

/** Other code can run in the pause after each batch of rows. */
const BATCH = 200

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

export async function listMatches(
  games: readonly string[],
  storage: Storage,
  pending: ReadonlyMap<string, UnsavedRows>,
): Promise<Listing> {
  const [rows, tips, summaries] = await Promise.all([
    storage.all('matches'),
    readTable(storage, 'tips', readTip),
    readTable(storage, 'results', readSummary),
  ])
  const heads = [...(rows.ok ? rows.value : []), ...[...pending.values()].flatMap(each => each.head ?? [])]
  const items: ListedMatch[] = []
  const unreadable: UnreadableMatch[] = []
  for (const [index, row] of heads.entries()) {
    if (index % BATCH === BATCH - 1) await pause()
    const head = readHead(row, games)
    if (typeof head === 'string') {
      unreadable.push({ id: idOf(row), why: head === 'newer' ? 'newer' : 'damaged' })
      continue
    }
    const unsaved = pending.get(head.id)
    const last = unsaved?.entries.at(-1)
    const tip = last ? tipOf(last) : (tips.get(head.id) ?? (await lastTip(storage, head.id)))
    items.push(listed(head, tip, summaries.get(head.id), unsaved === undefined))
  }
  items.sort((a, b) => b.touched - a.touched)
  const last = await readSetting(storage, LAST_OPENED)
  const read = toFailure(rows)
  return {
    items,
    unreadable,
    lastOpened: typeof last === 'string' ? last : null,
    failed: read.ok ? null : read.error,
  }
}

const touchedIn = (row: unknown): number =>
  typeof row === 'object' && row !== null && 'touched' in row && typeof row.touched === 'number' ? row.touched : 0

/**
 * Returns the `most` matches that were changed last, without reading the whole book. Ignores unsaved rows, and matches of earlier versions
 * that have no tip.
 */
export async function newestMatches(
  games: readonly string[],
  storage: Storage,
  most: number,
): Promise<readonly ListedMatch[]> {
  const tips = await storage.all('tips')
  if (!tips.ok) return []
  const newest = [...tips.value].sort((a, b) => touchedIn(b) - touchedIn(a)).slice(0, most)
  const found = await Promise.all(
    newest.map(async row => {
      const tip = readTip(row)
      if (!tip) return []
      const [stored, result] = await Promise.all([storage.get('matches', tip.match), storage.get('results', tip.match)])
      const head = stored.ok ? readHead(stored.value, games) : 'damaged'
      if (typeof head === 'string') return []
      return [listed(head, tip, (result.ok ? readSummary(result.value) : null) ?? undefined, true)]
    }),
  )
  return found.flat()
}

function listed(head: MatchHead, tip: Tip | null, known: MatchSummary | undefined, saved: boolean): ListedMatch {
  const entries = tip?.entries ?? 0
  return {
    id: head.id,
    head,
    touched: Math.max(head.created, tip?.touched ?? 0),
    entries,
    players: known?.players ?? head.players,
    summary: known?.entries === entries && !isOutdated(head, known) ? known : null,
    saved,
  }
}

async function readTable<T extends { readonly match: string }>(
  storage: Storage,
  store: 'tips' | 'results',
  read: (row: unknown) => T | null,
): Promise<ReadonlyMap<string, T>> {
  const rows = await storage.all(store)
  const known = new Map<string, T>()
  for (const [index, each] of (rows.ok ? rows.value : []).entries()) {
    if (index % BATCH === BATCH - 1) await pause()
    const row = read(each)
    if (row) known.set(row.match, row)
  }
  return known
}

/** Earlier versions stored no tip. */
async function lastTip(storage: Storage, id: string): Promise<Tip | null> {
  const stored = await storage.lastEntry(id)
  const entry = stored.ok ? readEntry(stored.value) : null
  return entry !== null && typeof entry !== 'string' ? tipOf(entry) : null
}

export const idOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : ''

/** A match’s stored rows. The head is undefined if only entries exist. */
export interface MatchRows {
  readonly match: string
  readonly head: unknown
  readonly entries: readonly unknown[]
}

/** Yields the rows of every match, readable or not, stored or unsaved, each with the share of matches (0 to 1) that has been yielded. */
export async function* everyMatch(
  storage: Storage,
  pending: ReadonlyMap<string, UnsavedRows>,
): AsyncGenerator<Result<{ readonly rows: MatchRows; readonly share: number }, Failure>> {
  const stored = toFailure(await storage.all('matches'))
  const withEntries = toFailure(await storage.entryMatches())
  if (!stored.ok) return yield stored
  if (!withEntries.ok) return yield withEntries
  const unsaved = [...pending.values()]
  const heads = new Map([...stored.value, ...unsaved.flatMap(each => each.head ?? [])].map(row => [idOf(row), row]))
  const matches = [...new Set([...heads.keys(), ...withEntries.value, ...pending.keys()])]
  for (const [index, match] of matches.entries()) {
    const rows = toFailure(await storage.entries(match, 0))
    if (!rows.ok) return yield rows
    const entries = [...rows.value, ...(pending.get(match)?.entries ?? [])]
    yield ok({ rows: { match, head: heads.get(match), entries }, share: (index + 1) / matches.length })
  }
}

/** Leaves out the players, so that all heads with the same deal have the same key. */
function dealKey({ head: roles }: Heading, head: string): string | null {
  const lines = head.split('\n').map(line => ({ line, role: roles[readLine(line, 0).words[0] ?? ''] }))
  return lines.some(({ role }) => role === 'deal')
    ? lines.flatMap(({ line, role }) => (role === 'players' ? [] : [line])).join('\n')
    : null
}

const setupOf = ({ summary, head }: ListedMatch): string => summary?.setup ?? head.head

function withSameDeal(game: Heading, list: readonly ListedMatch[], head: string): readonly ListedMatch[] {
  const key = dealKey(game, head)
  const isSame = (each: ListedMatch): boolean => each.head.game === game.name && dealKey(game, setupOf(each)) === key
  return key === null ? [] : list.filter(isSame)
}

/** Returns the matches of a game with the deal in `head`, without guided games. */
export const matchesOnDeal = (game: Heading, list: readonly ListedMatch[], head: string): readonly ListedMatch[] =>
  withSameDeal(game, list, head).filter(each => each.head.practice !== true)

/** Returns the other finished matches with the deal of `item`. */
export const othersOnDeal = (game: Heading, list: readonly ListedMatch[], item: ListedMatch): readonly ListedMatch[] =>
  withSameDeal(game, list, setupOf(item)).filter(({ id, summary }) => id !== item.id && summary?.over === true)

/** Batch sizes: a small first batch for the matches on the screen, then larger ones. */
const [FIRST, REST] = [50, 500]

/** Computes, stores and reports missing summaries in batches, so that a page with thousands of matches remains usable meanwhile. */
export async function storeSummaries(
  storage: Storage,
  load: (id: string) => Promise<Result<PlayableMatch, unknown>>,
  open: readonly EntryCount[],
  onSummaries: (summaries: ReadonlyMap<string, MatchSummary>) => void,
): Promise<void> {
  for (let [start, end] = [0, FIRST]; start < open.length; [start, end] = [end, end + REST]) {
    const summaries = new Map<string, MatchSummary>()
    for (const item of open.slice(start, end)) {
      const loaded = await load(item.id)
      const summary = loaded.ok ? triedSummary(loaded.value) : null
      if (summary) summaries.set(item.id, { ...summary, entries: Math.max(item.entries, summary.entries) })
    }
    if (summaries.size === 0) continue
    await storage.write([...summaries.values()].map(summaryRow))
    onSummaries(summaries)
  }
}

/** Returns the writes for new matches and their summaries. Loads only the rules of their games. */
export async function rowsWithResults(list: GameList, matches: readonly Match[]): Promise<readonly Write[]> {
  const rows = matches.map(async match => {
    const game = await loadGame(list, match.head.game)
    const summary = game ? triedSummary({ ...match, game }) : null
    return summary ? [...rowsOfNew(match), summaryRow(summary)] : rowsOfNew(match)
  })
  return (await Promise.all(rows)).flat()
}

/** Null if the summary fails, so that one bad match doesn't stop the others. */
function triedSummary(match: PlayableMatch): MatchSummary | null {
  try {
    return summaryOf(match)
  } catch {
    return null
  }
}
