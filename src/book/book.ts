import { hasInjectionContext, inject, type InjectionKey } from 'vue'
import type { GameList } from '../engine/games.ts'
import { newId } from './ids.ts'
import type { Copy } from './storage/copy.ts'
import { openDatabase } from './storage/db.ts'
import { openCopy } from './storage/open-copy.ts'
import type { Locks } from './lock.ts'
import { openChannel, type Channel } from './news.ts'
import type { Storage } from './storage/port.ts'

/** What the stores need of the world around them. */
export interface Book {
  readonly games: GameList
  readonly storage: Storage
  /** Undefined where the browser has none. */
  readonly locks: Locks | undefined
  readonly channel: Channel
  /** Left out, or null, where there is no second copy. */
  readonly copy?: Copy | null
  /** Opens a worker over the same book; left out where there can be none. */
  openImporter?(): Worker
  now(): number
  newId(): string
}

export const BOOK: InjectionKey<Book> = Symbol('book')

/** What was provided to the app. */
export function useBook(): Book {
  const book = hasInjectionContext() ? inject(BOOK, null) : null
  if (!book) throw new Error('no book was provided')
  return book
}

/** The browser's own. */
export function createBook({ games, openImporter }: Required<Pick<Book, 'games' | 'openImporter'>>): Book {
  return {
    games,
    storage: openDatabase(),
    locks: navigator.locks,
    channel: openChannel(),
    copy: openCopy(),
    now: () => Date.now(),
    newId,
    ...('Worker' in globalThis ? { openImporter } : {}),
  }
}
