import { hasInjectionContext, inject, type InjectionKey } from 'vue'
import { newId } from './ids.ts'
import type { Copy } from './storage/copy.ts'
import { openDatabase } from './storage/db.ts'
import { openCopy } from './storage/open-copy.ts'
import type { Locks } from './lock.ts'
import { openWire, type Wire } from './news.ts'
import type { Storage } from './storage/port.ts'

/** What the stores need of the world around them. */
export interface Book {
  readonly storage: Storage
  /** Undefined where the browser has none. */
  readonly locks: Locks | undefined
  readonly wire: Wire
  /** Left out, or null, where there is no second copy. */
  readonly copy?: Copy | null
  /** Whether it is the browser's own, which a worker may open too. */
  readonly own?: boolean
  now(): number
  newId(): string
}

/** Provide one to have the stores use another book than the browser's own. */
export const BOOK: InjectionKey<Book> = Symbol('book')

let own: Book | null = null

export function useBook(): Book {
  const given = hasInjectionContext() ? inject(BOOK, null) : null
  return given ?? (own ??= openBook())
}

function openBook(): Book {
  return {
    storage: openDatabase(),
    locks: navigator.locks,
    wire: openWire(),
    copy: openCopy(),
    now: () => Date.now(),
    newId,
    own: true,
  }
}
