import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Result } from '../engine/result.ts'
import { useBook } from './book.ts'
import type { Digest } from './digest.ts'
import { isBookFile, readBookFile, type BookLost } from './bookfile.ts'
import { LAST_OPENED } from './names.ts'
import type { Found } from './keep.ts'
import { readRecords, type Lost } from './records.ts'
import { createAdmitting, type Admitted } from './shelf-admit.ts'
import { createListing, type Listing, type ShelfItem } from './shelf-list.ts'
import { createReading } from './shelf-read.ts'
import { createRenaming } from './shelf-rename.ts'
import { tellResults } from './shelf-results.ts'
import { createWriting } from './shelf-write.ts'
import { plain, type Failure } from './storage.ts'

/** What a text from outside would bring in; nothing is stored until it is admitted. */
export interface Preview {
  readonly type: 'records' | 'book'
  readonly found: readonly Found[]
  readonly lost: readonly (Lost | BookLost)[]
}

const EMPTY: Listing = { items: [], sealed: [], lastOpened: null, failed: null }

/** All the matches of the book. */
export const useShelfStore = defineStore('shelf', () => {
  const book = useBook()
  const reading = createReading(book)
  const writing = createWriting(book, reading)
  const { rename: renameOne } = createRenaming(book, reading)
  const { list: listAll } = createListing(book)
  const { admit: admitOne, foresee } = createAdmitting(book)
  const listing = shallowRef(EMPTY)
  const state = shallowRef<'loading' | 'ready' | { readonly failed: Failure }>('loading')

  async function refresh(): Promise<void> {
    listing.value = await listAll()
    const { failed } = listing.value
    state.value = failed === null ? 'ready' : { failed }
  }

  book.wire.hear(news => {
    if (news.type !== 'settings') void refresh()
  })

  const telling = shallowRef(false)
  /** Matches of which nothing can be told are not asked again before they go on. */
  const asked = new Set<string>()

  /** Tells what the matches of the list have come to, where that isn't known; the list follows. */
  async function tell(): Promise<void> {
    if (telling.value) return
    const open = listing.value.items.filter(item => item.result === null && !asked.has(keyOf(item)))
    for (const item of open) asked.add(keyOf(item))
    telling.value = open.length > 0
    for await (const told of tellResults(book, reading, open)) {
      const items = listing.value.items.map(item => withResult(item, told.get(item.id)))
      listing.value = { ...listing.value, items }
    }
    telling.value = false
  }

  /** After a change: reads the list anew, and has the other tabs do so. */
  async function changed<T>(result: T): Promise<T> {
    book.wire.tell({ type: 'shelf' })
    await refresh()
    return result
  }

  async function admit(preview: Preview): Promise<readonly Admitted[]> {
    const admitted: Admitted[] = []
    for (const found of preview.found) admitted.push(await admitOne(found))
    return changed(admitted)
  }

  /** From now on the app opens on the list, and not on the match that was open last. */
  async function leaveTable(): Promise<Result<null, Failure>> {
    const value = { key: LAST_OPENED, value: null }
    return changed(plain(await book.storage.write([{ type: 'put', store: 'settings', value }])))
  }

  const list = computed(() => listing.value.items.filter(item => item.head.shelved === undefined))

  return {
    state,
    /** The newest first. */
    list,
    /** Put away, and not erased yet. */
    removed: computed(() => listing.value.items.filter(item => item.head.shelved !== undefined)),
    sealed: computed(() => listing.value.sealed),
    /** The match being played, for the app to open on; null when the table was left. */
    lastOpened: computed(() => list.value.find(item => item.id === listing.value.lastOpened)?.id ?? null),
    refresh,
    tell,
    /** Some results are still being told. */
    telling,
    /** From the text of a record's head; `practice` is a game to learn by. */
    create: async (head: string, practice = false) => changed(await writing.create(head, practice)),
    /** What the players are called from now on; the journal keeps what they were called before. */
    rename: async (id: string, players: readonly string[]) => changed(await renameOne(id, players)),
    branch: async (...from: Parameters<typeof writing.branch>) => changed(await writing.branch(...from)),
    /** Puts a match away; `restore` takes it back. */
    remove: async (id: string) => changed(await writing.shelve(id, book.now())),
    restore: async (id: string) => changed(await writing.shelve(id, null)),
    erase: async (id: string) => changed(await writing.erase(id)),
    leaveTable,
    look: reading.look,
    /** What a table record, several, or a backup would bring in. */
    read: (text: string): Preview =>
      isBookFile(text) ? { type: 'book', ...readBookFile(text) } : { type: 'records', ...readRecords(text, book) },
    /** What becomes of a match when it is admitted; nothing is stored. */
    foresee,
    admit,
    recordText: reading.recordText,
    bookText: reading.bookText,
  }
})

const keyOf = ({ id, entries }: ShelfItem): string => `${id} ${entries}`

const withResult = (item: ShelfItem, result: Digest | undefined): ShelfItem =>
  result?.entries === item.entries ? { ...item, players: result.players, result } : item
