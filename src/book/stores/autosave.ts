import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { useBook } from '../book.ts'
import { matchesOf } from '../matches.ts'
import { createQueue } from '../queue.ts'
import { backupSource, writeBackup } from '../transfer/backup-file.ts'
import {
  chooseFile,
  keepAutosaveFile,
  autosaveFile,
  mayWrite,
  writeFile,
  type AutosaveFile,
} from '../transfer/autosave-file.ts'
import { atRisk, noteKeeping, readKeeping } from '../transfer/reminder.ts'

/** `asks`: it can't be written before somebody allows it. `failed`: it was not written, or can't be read back. */
export type AutosaveState = 'none' | 'ready' | 'asks' | 'failed'

/** The file that the book is saved to by itself, after each match. */
export const useAutosaveStore = defineStore('autosave', () => {
  const book = useBook()
  const matches = matchesOf(book)
  const queue = createQueue()
  const file = shallowRef<AutosaveFile | null>(null)
  const state = shallowRef<AutosaveState>('none')
  /** How often it was written. */
  const saved = shallowRef(0)

  /** Whether it may be written; else that is told. */
  async function open(asked: boolean): Promise<AutosaveFile | null> {
    file.value ??= await autosaveFile(book)
    if (!file.value) return null
    const may = await mayWrite(file.value, asked)
    if (!may) state.value = 'asks'
    else if (state.value !== 'failed') state.value = 'ready'
    return may ? file.value : null
  }

  async function write(to: AutosaveFile): Promise<void> {
    const written = await writeBackup(backupSource(book), book.now())
    const kept = written.ok && (await writeFile(to, written.value.blob))
    state.value = kept ? 'ready' : 'failed'
    if (!kept) return
    await noteKeeping(book, 'backup')
    saved.value++
  }

  /** Where something was played since the last backup. */
  async function saveNow(): Promise<void> {
    const to = await open(false)
    if (!to) return
    const [{ items }, keeping] = await Promise.all([matches.summaries(), readKeeping(book)])
    if (state.value === 'failed' || atRisk(items, keeping) > 0) await write(to)
  }

  async function take(chosen: AutosaveFile | null): Promise<void> {
    file.value = chosen
    state.value = 'none'
    await keepAutosaveFile(book, chosen)
    const to = await open(true)
    if (to) await write(to)
  }

  return {
    state: computed(() => state.value),
    name: computed(() => file.value?.name ?? ''),
    saved: computed(() => saved.value),
    /** Finds the one that was chosen. */
    load: () => queue(() => open(false)),
    /** To be called after a tap, as `allow`. */
    async choose(suggestedName: string): Promise<void> {
      const chosen = await chooseFile(suggestedName)
      if (chosen) await queue(() => take(chosen))
    },
    async allow(): Promise<void> {
      const to = await open(true)
      if (to) await queue(() => write(to))
    },
    save: () => queue(saveNow),
    forget: () => queue(() => take(null)),
  }
})
