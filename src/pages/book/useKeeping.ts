import { computed, shallowRef, watch, ref } from 'vue'
import { useBook } from '../../book/book.ts'
import { requestPersistence, readStorageSpace, type StorageSpace } from '../../book/capabilities.ts'
import {
  useAutosaveStore,
  countAtRisk,
  suggestionOf,
  noteBackupTime,
  readBackupTimes,
  type BackupTimes,
} from '../../book/stores/autosave.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import { canChooseFile } from '../../book/transfer/autosave-file.ts'
import { useInstall } from '../../ui/installed.ts'
import { BACKUP } from '#text/pages/keeping.ts'
import type { BackupProblem } from '../../book/transfer/backup-file.ts'
import { useSharing } from '../../ui/device.ts'

/** Writes the whole book to a file, checks it by reading, and saves or shares it. `problem`: why that failed; '' if it didn't. */
export function useBackup() {
  const book = useBook()
  const library = useLibraryStore()
  const { note, share, save } = useSharing(BACKUP.taking)
  const done = ref<number | null>(null)
  const problem = shallowRef<BackupProblem | null>(null)
  let giving = new AbortController()

  async function backUp(hand: (file: File) => unknown): Promise<boolean> {
    giving = new AbortController()
    problem.value = null
    done.value = 0
    const written = await library.backup({ signal: giving.signal, progress: share => (done.value = share) })
    done.value = null
    if (!written.ok) problem.value = written.error === 'cancelled' ? null : written.error
    else {
      const name = BACKUP.fileName(book.now())
      await hand(new File([written.value.blob], name, { type: 'application/json' }))
      await noteBackupTime(book, 'backup')
    }
    return written.ok
  }

  return {
    note,
    /** From 0 to 1; null if no backup is being written. */
    done: computed(() => done.value),
    problem: computed(() => (problem.value === null ? '' : BACKUP.notSaved[problem.value])),
    cancel: () => giving.abort(),
    save: () => backUp(file => save(file, file.name, file.type)),
    share: () => backUp(file => share({ files: [file] })),
  }
}

function canShareFiles(): boolean {
  const sample = new File(['{}'], 'book.json', { type: 'application/json' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] })
}

function useKnown(book: ReturnType<typeof useBook>, file: ReturnType<typeof useAutosaveStore>) {
  const known = shallowRef<BackupTimes | null>(null)
  const space = shallowRef<StorageSpace>({ lasting: null, used: null, available: null })

  async function refresh(): Promise<void> {
    known.value = await readBackupTimes(book)
    space.value = await readStorageSpace()
  }

  void refresh()
  void file.load()
  watch(() => file.saved, refresh)
  return { known, space, refresh }
}

/** The state of the book's backups on this device, and the ways to make one. */
export function useKeeping() {
  const book = useBook()
  const library = useLibraryStore()
  const { installable, install } = useInstall()
  const backup = useBackup()
  const file = useAutosaveStore()
  const { known, space, refresh } = useKnown(book, file)

  async function after(saved: Promise<boolean>): Promise<void> {
    if (await saved) await refresh()
  }

  return {
    space,
    state: computed(() =>
      file.state === 'none'
        ? BACKUP.backup(known.value?.backup ?? null, book.now())
        : file.state === 'ready'
          ? BACKUP.autosaved(file.name)
          : BACKUP.file.state[file.state](file.name),
    ),
    note: backup.note,
    canShare: canShareFiles(),
    nudge: computed(() => {
      const device = { lasting: space.value.lasting, installable: installable.value }
      return known.value && suggestionOf(library.list, known.value, device, book.now())
    }),
    atRisk: computed(() => (known.value ? countAtRisk(library.list, known.value) : 0)),
    install,
    file,
    canChoose: canChooseFile(),
    choose: () => file.choose(BACKUP.fileName(book.now())),
    backup,
    saveAll: () => after(backup.save()),
    shareAll: () => after(backup.share()),
    async askToKeep(): Promise<void> {
      space.value = await requestPersistence()
    },
    async later(): Promise<void> {
      await noteBackupTime(book, 'later')
      await refresh()
    },
  }
}
