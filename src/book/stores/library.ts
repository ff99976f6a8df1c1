import { defineStore } from 'pinia'
import { computed, shallowRef, type ShallowRef } from 'vue'
import { loadGamesNamedIn, gameNames } from '../../engine/game.ts'
import { ok, type Result } from '../../engine/result.ts'
import type { JobListener } from '../../jobs.ts'
import { useBook } from '../book.ts'
import { type Importer, importerOf } from '../importer.ts'
import { createHead, withAppSeats, archivedAt, type MatchKind, branchOf, type BranchAt } from '../journal/begin.ts'
import type { Match, Seating } from '../journal/entries.ts'
import { startReplay, type HeadProblem } from '../journal/replay.ts'
import type { MatchSummary } from '../journal/summary.ts'
import { newestMatches, type ListedMatch, type Listing } from '../listing.ts'
import { withCurrentPlayers } from '../people/people.ts'
import { copyTableState } from '../hand-on.ts'
import { matchesOf, type LoadProblem } from '../matches.ts'
import { createQueue } from '../lock.ts'
import { createArrivals } from './arrivals.ts'
import { usePeopleStore } from './people.ts'
import type { Failure } from '../storage/port.ts'
import { backupSource, writeBackup } from '../transfer/backup-file.ts'
import { recordOf } from '../transfer/record.ts'

/** `unsaved`: why the match is only in memory; null if it was stored. */
interface Created {
  readonly id: string
  readonly unsaved: Failure | null
}

type BranchProblem = LoadProblem | HeadProblem

/** The number of matches that are shown while the whole list is being read. */
const FIRST = 20

const EMPTY: Listing = { items: [], unreadable: [], lastOpened: null, failed: null }

export const useLibraryStore = defineStore('library', () => {
  const book = useBook()
  const matches = matchesOf(book)
  const importer = importerOf(book)
  const listing = shallowRef(EMPTY)
  const state = shallowRef<'loading' | 'ready' | { readonly failed: Failure }>('loading')
  const who = usePeopleStore()
  const first = shallowRef<readonly ListedMatch[]>([])
  const shown = (all: readonly ListedMatch[]): readonly ListedMatch[] =>
    all.map(item => withCurrentPlayers(item, who.people))
  const items = computed(() => shown(listing.value.items))
  const list = computed(() => items.value.filter(item => item.head.shelved === undefined))

  async function read(): Promise<void> {
    const people = who.refresh()
    if (state.value === 'loading') {
      const [newest] = await Promise.all([newestMatches(gameNames(book.games), book.storage, FIRST), people])
      first.value = newest
    }
    const [read] = await Promise.all([matches.summaries(), people])
    listing.value = read
    first.value = []
    const { failed } = listing.value
    state.value = failed === null ? 'ready' : { failed }
  }

  let reading = Promise.resolve()
  const refresh = (): Promise<void> => (reading = read())

  book.channel.listen(news => {
    if (news.type !== 'settings') void refresh()
  })

  async function changed<T>(result: T): Promise<T> {
    book.channel.send({ type: 'library' })
    await refresh()
    return result
  }

  async function added(match: Match): Promise<Result<Created, never>> {
    const created = await matches.create(match)
    return changed(ok({ id: match.head.id, unsaved: created.ok ? null : created.error }))
  }

  async function create(head: string, kind: MatchKind = {}): Promise<Result<Created, HeadProblem>> {
    const start = startReplay(head, await loadGamesNamedIn(book.games, head))
    if (!start.ok) return start
    return added({ head: createHead(start.value.game, start.value.setup, book, kind), entries: [] })
  }

  async function branch(id: string, at: BranchAt = {}): Promise<Result<Created, BranchProblem>> {
    const from = await matches.load(id)
    if (!from.ok) return from
    const made = branchOf(from.value, at, book)
    if (!made.ok) return made
    const created = await added(made.value)
    await copyTableState(book, matches, from.value, made.value)
    return created
  }

  return {
    state,
    byId: computed(() => (state.value === 'loading' ? null : new Map(items.value.map(item => [item.id, item])))),
    list,
    /** Empty once the whole list has been read. */
    newest: computed(() => shown(first.value).filter(item => item.head.shelved === undefined)),
    removed: computed(() => items.value.filter(item => item.head.shelved !== undefined)),
    unreadable: computed(() => listing.value.unreadable),
    lastOpened: computed(() => list.value.find(item => item.id === listing.value.lastOpened)?.id ?? null),
    refresh,
    whenRead: (): Promise<void> => reading,
    create,
    branch,
    rename: async (id: string, players: readonly string[]) => changed(await matches.rename(id, players)),
    seatApp: async (id: string, app: Seating) => changed(await matches.changeHead(id, head => withAppSeats(head, app))),
    remove: async (id: string) => changed(await matches.changeHead(id, head => archivedAt(head, book.now()))),
    restore: async (id: string) => changed(await matches.changeHead(id, head => archivedAt(head, null))),
    erase: async (id: string) => changed(await matches.remove(id)),
    leaveTable: async () => changed(await matches.noteOpen(null)),
    async recordText(id: string): Promise<Result<string, LoadProblem>> {
      const loaded = await matches.load(id)
      return loaded.ok ? ok(recordOf(loaded.value)) : loaded
    },
    backup: (following?: JobListener<number>) => writeBackup(backupSource(book), book.now(), following),
    ...createArrivals(book, importer, changed),
    ...createSummingUp(listing, importer.storeSummaries),
  }
})

function createSummingUp(listing: ShallowRef<Listing>, storeSummaries: Importer['storeSummaries']) {
  const queue = createQueue()
  const summing = shallowRef(false)
  /** A summary is requested again only if the match has new entries. */
  const asked = new Set<string>()

  async function sumUpNow(which: readonly ListedMatch[]): Promise<void> {
    const open = which.filter(item => item.summary === null && !asked.has(keyOf(item)))
    for (const item of open) asked.add(keyOf(item))
    summing.value = open.length > 0
    await storeSummaries(open, known => {
      const items = listing.value.items.map(item => withSummary(item, known.get(item.id)))
      listing.value = { ...listing.value, items }
    })
    summing.value = false
  }

  return {
    storeSummaries: (which?: readonly ListedMatch[]) => queue(() => sumUpNow(which ?? listing.value.items)),
    summing,
    unknown: computed(() => listing.value.items.filter(item => item.summary === null).length),
  }
}

const keyOf = ({ id, entries }: ListedMatch): string => `${id} ${entries}`

const withSummary = (item: ListedMatch, summary: MatchSummary | undefined): ListedMatch =>
  summary?.entries === item.entries ? { ...item, players: summary.players, summary } : item
