import { computed, shallowRef, watch } from 'vue'
import { useBook } from '../../book/book.ts'
import { askToKeep, readRoom, type Room } from '../../book/capabilities.ts'
import {
  useAutosaveStore,
  atRisk,
  nudgeOf,
  noteKeeping,
  readKeeping,
  type Keeping,
} from '../../book/stores/autosave.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import { canChooseFile } from '../../book/transfer/autosave-file.ts'
import { useInstall } from '../../ui/installed.ts'
import { KEEPING } from '../../text/en/pages/keeping.ts'
import { useBackup } from './useBackup.ts'

function canShareFiles(): boolean {
  const sample = new File(['{}'], 'book.json', { type: 'application/json' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] })
}

/** How safe the book is on this device, and the ways to make it safer. */
export function useKeeping() {
  const book = useBook()
  const library = useLibraryStore()
  const { installable, install } = useInstall()
  const backup = useBackup()
  const file = useAutosaveStore()
  const kept = shallowRef<Keeping | null>(null)
  const room = shallowRef<Room>({ lasting: null, used: null, available: null })

  async function look(): Promise<void> {
    kept.value = await readKeeping(book)
    room.value = await readRoom()
  }

  async function after(saved: Promise<boolean>): Promise<void> {
    if (await saved) await look()
  }

  void look()
  void file.load()
  watch(() => file.saved, look)

  return {
    kept,
    room,
    note: backup.note,
    canShare: canShareFiles(),
    nudge: computed(() => {
      const device = { lasting: room.value.lasting, installable: installable.value }
      return kept.value && nudgeOf(library.list, kept.value, device, book.now())
    }),
    /** How many matches would be lost with this device. */
    atRisk: computed(() => (kept.value ? atRisk(library.list, kept.value) : 0)),
    install,
    /** Saved to by itself. */
    file,
    canChoose: canChooseFile(),
    choose: () => file.choose(KEEPING.fileName(book.now())),
    backup,
    saveAll: () => after(backup.save()),
    shareAll: () => after(backup.share()),
    async askToKeep(): Promise<void> {
      room.value = await askToKeep()
    },
    async later(): Promise<void> {
      await noteKeeping(book, 'later')
      await look()
    },
  }
}

export type BookKeeping = ReturnType<typeof useKeeping>
