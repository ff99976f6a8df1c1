import { loadGame, gameNames, type GameList } from '../engine/game.ts'
import { err, ok, type Result } from '../engine/result.ts'
import { type Entry, type Match, type MatchHead, type PlayableMatch, canAppend } from './journal/entries.ts'
import { namesIn, sameTexts } from './journal/timeline.ts'
import { isValidName, withNames } from './journal/replay.ts'
import { createEntry, type ClockAndIds } from './journal/begin.ts'
import type { MatchSummary } from './journal/summary.ts'
import {
  everyMatch,
  idOf,
  listMatches,
  rowsWithResults,
  storeSummaries,
  type EntryCount,
  type Listing,
} from './listing.ts'
import { runAsWriter, type Locks } from './lock.ts'
import type { Channel } from './news.ts'
import { presentNames } from './people/people.ts'
import { loadPeople } from './people/stored.ts'
import type { SecondCopy } from './storage/copy.ts'
import { LAST_OPENED } from './storage/names.ts'
import { toFailure, settingRow, type Failure, type Storage } from './storage/port.ts'
import {
  cursorRow,
  withUnsaved,
  NO_ROWS,
  extraWrites,
  rowsToDelete,
  type ExtraRows,
  type UnsavedRows,
  storeRows,
  createCopier,
} from './storage/rows.ts'
import { readCursor, readEntries, readHead, type Cursor, type Damage } from './storage/schema.ts'

/* Reads and writes the matches of a book, and holds the rows that could not be stored yet. */

export interface LoadedMatch extends PlayableMatch {
  readonly damage: Damage | null
  readonly cursor: Cursor | null
}

/** `out-of-reach`: the code of the match's game could not be fetched. */
export type LoadProblem = 'missing' | 'damaged' | 'out-of-reach' | Failure

/** `in-use`: open in a window, perhaps this one. `kept`: refused, because this version can't read all entries of the match. */
type ChangeProblem = LoadProblem | 'in-use' | 'kept'

/** `not-a-name`: a name isn't valid in a record, or the number of names is wrong. `too-long`: the match has reached its maximum length. */
export type RenameProblem = ChangeProblem | 'not-a-name' | 'too-long'

export interface MatchesEnv extends ClockAndIds {
  readonly games: GameList
  readonly storage: Storage
  readonly locks: Locks | undefined
  readonly channel: Channel
  readonly copy?: SecondCopy | null
}

export class Matches {
  /** Unsaved rows by match; they are lost when the page closes. */
  private readonly pending = new Map<string, UnsavedRows>()
  private readonly world: MatchesEnv

  private readonly copier: ReturnType<typeof createCopier>
  private readonly removed = new Set<string>()

  private trouble: Failure | null = null
  private readonly listeners = new Set<(trouble: Failure | null) => void>()

  constructor(env: MatchesEnv) {
    this.world = env
    this.copier = createCopier(env.copy)
  }

  /** Why rows could not be stored; null after all have been stored and read back from a reopened database. */
  get failing(): Failure | null {
    return this.trouble
  }

  onFailing(listener: (trouble: Failure | null) => void): void {
    this.listeners.add(listener)
  }

  private note(trouble: Failure | null): void {
    if (this.trouble === trouble) return
    this.trouble = trouble
    for (const listener of this.listeners) listener(trouble)
  }

  /**
   * Runs after every write, before its result is returned: adds the rows to the second copy, even if they could not be stored, and clears a
   * failure if the match can be read back.
   */
  private async afterWrite(
    id: string,
    stored: Result<null, Failure>,
    rows: UnsavedRows,
    whole: Match | null = null,
  ): Promise<void> {
    if (!stored.ok && stored.error === 'another-writer') return
    await this.copier.add(id, rows, whole)
    if (!stored.ok) {
      this.note(stored.error)
    } else if (this.trouble !== null && this.pending.size === 0 && (await this.isReadBack(id, rows))) {
      this.note(null)
    }
  }

  private async isReadBack(id: string, { entries }: UnsavedRows): Promise<boolean> {
    this.world.storage.reopen()
    const loaded = await this.load(id)
    const last = entries.at(-1)
    return loaded.ok && (last === undefined || loaded.value.entries[last.number]?.id === last.id)
  }

  /** Loads a match with its game and its players' present names. */
  async load(id: string): Promise<Result<LoadedMatch, LoadProblem>> {
    const loaded = await this.loadAsPlayed(id)
    if (!loaded.ok) return loaded
    const { head, entries } = loaded.value
    return ok({ ...loaded.value, called: await this.presentNames(head, entries) })
  }

  private async loadAsPlayed(id: string): Promise<Result<LoadedMatch, LoadProblem>> {
    const unsaved = this.pending.get(id) ?? NO_ROWS
    const row = toFailure(await this.world.storage.get('matches', id))
    if (!row.ok && !unsaved.head) return row
    const head = row.ok && row.value !== undefined ? readHead(row.value, gameNames(this.world.games)) : unsaved.head
    if (head === null) return err('missing')
    if (typeof head === 'string') return err(head === 'newer' ? 'newer' : 'damaged')
    const fetched = loadGame(this.world.games, head.game).catch(() => null)
    const [stored, game] = await Promise.all([this.journalOf(id), fetched])
    if (!game) return err('out-of-reach')
    if (!stored.ok && !unsaved.head) return stored
    const { damage, cursor, ...rest } = stored.ok ? stored.value : { entries: [], damage: null, cursor: null }
    const entries = withUnsaved(rest.entries, unsaved)
    return ok({ head, game, entries, damage, cursor })
  }

  private async presentNames(head: MatchHead, entries: readonly Entry[]): Promise<readonly string[] | undefined> {
    const people = await loadPeople(this.world)
    const names = namesIn(entries) ?? head.players
    const called = people.ok ? presentNames(names, head.app ?? [], people.value) : names
    return sameTexts(called, names) ? undefined : called
  }

  private async journalOf(id: string) {
    const rows = toFailure(await this.world.storage.entries(id, 0))
    if (!rows.ok) return rows
    const cursor = toFailure(await this.world.storage.get('cursors', id))
    return cursor.ok ? ok({ ...readEntries(rows.value, id), cursor: readCursor(cursor.value) }) : cursor
  }

  /**
   * Appends entries to a match, after its pending ones. Entries that can't be stored stay in memory. After
   * `another-writer` they are dropped, because other entries have their numbers.
   */
  async append(match: Match, added: readonly Entry[], beside: ExtraRows = {}): Promise<Result<null, Failure>> {
    const { id } = match.head
    const before = this.pending.get(id) ?? NO_ROWS
    const rows = { head: before.head, entries: [...before.entries, ...added] }
    const whole = { head: match.head, entries: [...match.entries, ...added] }
    const stored = await storeRows(this.world.storage, rows, extraWrites(id, beside), whole)
    if (stored.ok) {
      this.pending.delete(id)
      this.world.channel.send({ type: 'match', match: id })
    } else if (stored.error !== 'another-writer' && rowCount(rows) > 0) {
      this.pending.set(id, rows)
    }
    await this.afterWrite(id, stored, { head: null, entries: added }, whole)
    return stored
  }

  /** Stores a new match. If that fails, the match stays in memory. */
  async create(match: Match): Promise<Result<null, Failure>> {
    const stored = await storeRows(this.world.storage, match, [], null)
    if (!stored.ok) this.pending.set(match.head.id, match)
    await this.afterWrite(match.head.id, stored, match)
    return stored
  }

  /** Stores imported rows. If that fails, they don't stay in memory. */
  async storeImported(id: string, { head, entries }: UnsavedRows): Promise<Result<null, Failure>> {
    const before = this.pending.get(id) ?? NO_ROWS
    const rows = { head: before.head ?? head, entries: [...before.entries, ...entries] }
    const stored = await storeRows(this.world.storage, rows, [], null)
    if (!stored.ok) return stored
    this.pending.delete(id)
    await this.afterWrite(id, stored, rows)
    return stored
  }

  /** Changes a head: only `shelved`, and `app` with its `format`. */
  async changeHead(id: string, change: (head: MatchHead) => MatchHead): Promise<Result<null, ChangeProblem>> {
    const loaded = await this.load(id)
    if (!loaded.ok) return loaded
    const head = change(loaded.value.head)
    const unsaved = this.pending.get(id)
    if (unsaved?.head) this.pending.set(id, { ...unsaved, head })
    const stored = unsaved?.head
      ? ok(null)
      : toFailure(await this.world.storage.write([{ type: 'put', store: 'matches', value: head }]))
    if (stored.ok) await this.copier.add(id, { head, entries: [] }, loaded.value)
    return stored
  }

  async rename(id: string, players: readonly string[]): Promise<Result<null, RenameProblem>> {
    const renamed = await runAsWriter(this.world.locks, id, async (): Promise<Result<null, RenameProblem>> => {
      const loaded = await this.load(id)
      if (!loaded.ok) return loaded
      const { head, entries, damage, game } = loaded.value
      if (damage) return err('kept')
      if (!players.every(isValidName) || withNames(head.head, players, game) === null) return err('not-a-name')
      const named = createEntry(id, entries.length, { type: 'names', players }, this.world)
      return canAppend(entries, named) ? this.append(loaded.value, [named]) : err('too-long')
    })
    return renamed ?? err('in-use')
  }

  async remove(id: string): Promise<Result<null, ChangeProblem>> {
    const loaded = await this.load(id)
    if (!loaded.ok) return loaded
    if (loaded.value.damage?.why === 'newer') return err('kept')
    const remove = (): Promise<Result<null, Failure>> => this.removeNow(id)
    const removed = this.pending.get(id)?.head ? await remove() : await runAsWriter(this.world.locks, id, remove)
    return removed ?? err('in-use')
  }

  /** Deletes from the second copy first: rows that only the second copy has count as lost, and would be restored. */
  private async removeNow(id: string): Promise<Result<null, Failure>> {
    const { copy, storage } = this.world
    this.removed.add(id)
    if (copy && !(await copy.erase(id))) return err('broken')
    const erased = this.pending.get(id)?.head ? ok(null) : toFailure(await storage.write(rowsToDelete(id)))
    if (!erased.ok) return erased
    this.pending.delete(id)
    await copy?.forget(id)
    return erased
  }

  isRemoved(id: string): boolean {
    return this.removed.has(id)
  }

  storeSummaries(
    open: readonly EntryCount[],
    onSummaries: (summaries: ReadonlyMap<string, MatchSummary>) => void,
  ): Promise<void> {
    return storeSummaries(this.world.storage, id => this.loadAsPlayed(id), open, onSummaries)
  }

  everyMatch(): ReturnType<typeof everyMatch> {
    return everyMatch(this.world.storage, this.pending)
  }

  async ids(): Promise<Result<ReadonlySet<string>, Failure>> {
    const stored = toFailure(await this.world.storage.all('matches'))
    return stored.ok ? ok(new Set([...stored.value.map(idOf), ...this.pending.keys()])) : stored
  }

  /** Imports new matches with their summaries, all of them or none. */
  async storeNew(matches: readonly Match[]): Promise<Result<null, Failure>> {
    const rows = await rowsWithResults(this.world.games, matches)
    const stored = toFailure(await this.world.storage.write(rows))
    if (!stored.ok) return stored
    await this.copier.addAll(matches)
    return stored
  }

  /** The number of rows of a match that are only in memory. */
  unsaved(id: string): number {
    return rowCount(this.pending.get(id) ?? NO_ROWS)
  }

  summaries(): Promise<Listing> {
    return listMatches(gameNames(this.world.games), this.world.storage, this.pending)
  }

  /** Stores how far players have carried out the instructions with the real cards; null means completely. */
  async walk(id: string, cursor: Cursor | null): Promise<Result<null, Failure>> {
    return toFailure(await this.world.storage.write([cursorRow(id, cursor)]))
  }

  /** Stores which match the app opens at its next start; null for none. */
  async noteOpen(id: string | null): Promise<Result<null, Failure>> {
    return toFailure(await this.world.storage.write([settingRow(LAST_OPENED, id)]))
  }
}

const rowCount = ({ head, entries }: UnsavedRows): number => entries.length + (head ? 1 : 0)

const known = new WeakMap<MatchesEnv, Matches>()

export function matchesOf(book: MatchesEnv): Matches {
  const matches = known.get(book) ?? new Matches(book)
  known.set(book, matches)
  return matches
}
