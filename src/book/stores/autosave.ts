import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { useBook, type Book } from '../book.ts'
import { requestPersistence, readStorageSpace } from '../capabilities.ts'
import { matchesOf } from '../matches.ts'
import { createQueue } from '../lock.ts'
import { backupSource, writeBackup } from '../transfer/backup-file.ts'
import {
  chooseFile,
  storeAutosaveFile,
  loadAutosaveFile,
  mayWrite,
  writeFile,
  type AutosaveFile,
} from '../transfer/autosave-file.ts'
import type { ListedMatch } from '../listing.ts'
import { BACKUP_TIMES } from '../storage/names.ts'
import { readSetting, settingRow } from '../storage/port.ts'

/** When the last backup was made, and when the user last postponed a backup; null for never. */
export interface BackupTimes {
  readonly backup: number | null
  readonly later: number | null
}

export async function readBackupTimes({ storage }: Pick<Book, 'storage'>): Promise<BackupTimes> {
  const [backup, later] = await Promise.all([
    readSetting(storage, BACKUP_TIMES.backup),
    readSetting(storage, BACKUP_TIMES.later),
  ])
  return { backup: typeof backup === 'number' ? backup : null, later: typeof later === 'number' ? later : null }
}

export const noteBackupTime = (book: Pick<Book, 'storage' | 'now'>, what: keyof typeof BACKUP_TIMES) =>
  book.storage.write([settingRow(BACKUP_TIMES[what], book.now())])

/** Asks the browser to keep stored data if it hasn't promised to, but only once per book. */
export async function requestPersistenceOnce(
  book: Pick<Book, 'storage' | 'now'>,
  manager: Parameters<typeof requestPersistence>[0] = navigator.storage,
): Promise<void> {
  if ((await readSetting(book.storage, BACKUP_TIMES.asked)) !== undefined) return
  if ((await readStorageSpace(manager)).lasting !== false) return
  await noteBackupTime(book, 'asked')
  await requestPersistence(manager)
}

/** The minimum number of finished matches for a backup to be suggested, so that casual visitors aren't asked. */
const WORTH_A_BACKUP = 3
const PATIENCE = 14 * 86_400_000

interface Device {
  readonly lasting: boolean | null
  readonly installable: boolean
}

/** The number of matches changed since the last backup: their changes would be lost with this device. */
export const countAtRisk = (items: readonly Pick<ListedMatch, 'touched'>[], { backup }: BackupTimes): number =>
  items.filter(({ touched }) => touched > (backup ?? 0)).length

/** What to suggest: to install the app, so that the browser keeps the book, or to make a backup; null for nothing. */
export function suggestionOf(
  items: readonly Pick<ListedMatch, 'touched' | 'summary'>[],
  { backup, later }: BackupTimes,
  { lasting, installable }: Device,
  now: number,
): 'install' | 'backup' | null {
  const finished = items.filter(({ summary, touched }) => summary?.over === true && touched > (backup ?? 0)).length
  if (finished < WORTH_A_BACKUP || (later !== null && now - later < PATIENCE)) return null
  return installable && lasting !== true && backup === null ? 'install' : 'backup'
}

/** `none`: no file was chosen. `asks`: writing needs the user’s permission. `failed`: the file was not written, or can’t be read back. */
export type AutosaveState = 'none' | 'ready' | 'asks' | 'failed'

/** Saves the book to a chosen file after each match. */
export const useAutosaveStore = defineStore('autosave', () => {
  const book = useBook()
  const matches = matchesOf(book)
  const queue = createQueue()
  const file = shallowRef<AutosaveFile | null>(null)
  const state = shallowRef<AutosaveState>('none')
  const saved = shallowRef(0)

  /** `asked`: after a tap, so that the browser may ask the user. */
  async function open(asked: boolean): Promise<AutosaveFile | null> {
    file.value ??= await loadAutosaveFile(book)
    if (!file.value) return null
    const may = await mayWrite(file.value, asked)
    if (!may) state.value = 'asks'
    else if (state.value !== 'failed') state.value = 'ready'
    return may ? file.value : null
  }

  async function write(to: AutosaveFile): Promise<void> {
    const written = await writeBackup(backupSource(book), book.now())
    const isSaved = written.ok && (await writeFile(to, written.value.blob))
    state.value = isSaved ? 'ready' : 'failed'
    if (!isSaved) return
    await noteBackupTime(book, 'backup')
    saved.value++
  }

  async function saveNow(): Promise<void> {
    const to = await open(false)
    if (!to) return
    const [{ items }, keeping] = await Promise.all([matches.summaries(), readBackupTimes(book)])
    if (state.value === 'failed' || countAtRisk(items, keeping) > 0) await write(to)
  }

  async function adopt(chosen: AutosaveFile | null): Promise<void> {
    file.value = chosen
    state.value = 'none'
    await storeAutosaveFile(book, chosen)
    const to = await open(true)
    if (to) await write(to)
  }

  return {
    state: computed(() => state.value),
    name: computed(() => file.value?.name ?? ''),
    saved: computed(() => saved.value),
    load: () => queue(() => open(false)),
    /** Call `choose` and `allow` only after a tap. */
    async choose(suggestedName: string): Promise<void> {
      const chosen = await chooseFile(suggestedName)
      if (chosen) await queue(() => adopt(chosen))
    },
    async allow(): Promise<void> {
      const to = await open(true)
      if (to) await queue(() => write(to))
    },
    save: () => queue(saveNow),
    forget: () => queue(() => adopt(null)),
  }
})
