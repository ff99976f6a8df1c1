import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { useBook } from '../book.ts'
import { matchesOf } from '../matches.ts'
import { restore, type Restored } from '../restore.ts'
import type { Failure } from '../storage/port.ts'

/** Whether the book is safe: what was lost and brought back, and what can't be stored now. */
export const useSafetyStore = defineStore('safety', () => {
  const book = useBook()
  const matches = matchesOf(book)
  const failing = shallowRef<Failure | null>(matches.failing)
  const restored = shallowRef<Restored | null>(null)
  const checking = shallowRef(false)

  matches.onFailing(trouble => (failing.value = trouble))

  /** Once after the start: where the database has been emptied, the book is restored from its second copy. */
  async function check(): Promise<void> {
    checking.value = true
    const done = await restore(book).finally(() => (checking.value = false))
    if (done.matches + done.failed > 0) restored.value = done
    if (done.matches > 0) book.wire.send({ type: 'shelf' })
  }

  return {
    /** Stays till everything is stored, and a database that was opened anew has been read back. */
    failing: computed(() => failing.value),
    /** What isn't there may still be brought back. */
    checking: computed(() => checking.value),
    /** What was missing at the start. */
    restored,
    check,
  }
})
