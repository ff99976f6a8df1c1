import { createPinia, type Pinia } from 'pinia'
import { createApp } from 'vue'
import { BOOK, type Book } from '../../src/book/book.ts'
import type { Locks } from '../../src/book/lock.ts'
import { useMatchStore } from '../../src/book/stores/match.ts'
import type { Channel } from '../../src/book/news.ts'
import { useEveningsStore } from '../../src/book/stores/evenings.ts'
import { useProgressStore } from '../../src/book/stores/progress.ts'
import { useSafetyStore } from '../../src/book/stores/safety.ts'
import { useSettingsStore } from '../../src/book/stores/settings.ts'
import { useLibraryStore } from '../../src/book/stores/library.ts'
import { LIST } from '../rules.ts'
import { createLocks } from './locks.ts'
import { Disk, openMemory, type PaperCopy } from './memory.ts'

type News = Parameters<Channel['send']>[0]

let ids = 0

/** Restarts the ids of matches, so that no result depends on the tests before it. */
export const beginIds = (): void => void (ids = 0)

/** A browser: its database, its locks, and the channel between its tabs. */
export class Browser {
  readonly disk: Disk
  /** The second copy; null if there is none. */
  readonly paper: PaperCopy | null
  readonly locks: Locks | undefined
  private readonly ears = new Map<number, (news: News) => void>()
  private tabs = 0
  private clock = 1_000

  /** `locks` is null for a browser without locks. */
  constructor(disk = new Disk(), locks: Locks | null = createLocks(), paper: PaperCopy | null = null) {
    this.disk = disk
    this.paper = paper
    this.locks = locks ?? undefined
  }

  openTab() {
    const tab = ++this.tabs
    const channel: Channel = {
      send: news => {
        for (const [other, hear] of this.ears) if (other !== tab) hear(news)
      },
      listen: listener => {
        const earlier = this.ears.get(tab)
        this.ears.set(tab, news => {
          earlier?.(news)
          listener(news)
        })
        return () => this.ears.delete(tab)
      },
    }
    const book: Book = {
      games: LIST,
      storage: openMemory(this.disk),
      locks: this.locks,
      channel,
      copy: this.paper?.open() ?? null,
      now: () => (this.clock += 1_000),
      newId: () => `id-${++ids}`,
    }
    const pinia = openPinia(book)
    return {
      book,
      pinia,
      match: useMatchStore(pinia),
      library: useLibraryStore(pinia),
      safety: useSafetyStore(pinia),
      settings: useSettingsStore(pinia),
      progress: useProgressStore(pinia),
      evenings: useEveningsStore(pinia),
    }
  }
}

function openPinia(book: Book): Pinia {
  const pinia = createPinia()
  const { install } = pinia
  // Provides the book to the components mounted with this Pinia.
  pinia.install = app => {
    install.call(pinia, app)
    app.provide(BOOK, book)
  }
  createApp({}).use(pinia)
  return pinia
}
