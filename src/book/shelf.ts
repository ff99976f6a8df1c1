import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Result } from '../engine/result.ts'
import { useBook } from './book.ts'
import { isBookFile, readBookFile, type BookLost } from './bookfile.ts'
import { LAST_OPENED } from './names.ts'
import { plain, type Found } from './keep.ts'
import { readRecords, type Lost } from './records.ts'
import { createReading, type Listing } from './shelf-read.ts'
import { createWriting, type Admitted } from './shelf-write.ts'
import type { Failure } from './storage.ts'

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
  const listing = shallowRef(EMPTY)
  const state = shallowRef<'loading' | 'ready' | { readonly failed: Failure }>('loading')

  async function refresh(): Promise<void> {
    listing.value = await reading.list()
    const { failed } = listing.value
    state.value = failed === null ? 'ready' : { failed }
  }

  book.wire.hear(news => {
    if (news.type !== 'settings') void refresh()
  })

  /** After a change: reads the list anew, and has the other tabs do so. */
  async function changed<T>(result: T): Promise<T> {
    book.wire.tell({ type: 'shelf' })
    await refresh()
    return result
  }

  async function admit(preview: Preview): Promise<readonly Admitted[]> {
    const admitted: Admitted[] = []
    for (const found of preview.found) admitted.push(await writing.admit(found))
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
    /** From the text of a record's head. */
    /** `practice`: to learn the game. */
    create: async (head: string, practice = false) => changed(await writing.create(head, practice)),
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
    admit,
    recordText: reading.recordText,
    bookText: reading.bookText,
  }
})
