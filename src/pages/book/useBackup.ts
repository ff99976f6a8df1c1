import { computed, ref, shallowRef } from 'vue'
import { useBook } from '../../book/book.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import type { BackupProblem } from '../../book/transfer/backup-file.ts'
import { noteKeeping } from '../../book/stores/autosave.ts'
import { useTaking } from '../../ui/device.ts'
import { KEEPING as WORDS } from '../../text/en/pages/keeping.ts'

/** The whole book as a file: written match by match, read back, and handed out; or why not. */
export function useBackup() {
  const book = useBook()
  const library = useLibraryStore()
  const { note, share, save } = useTaking(WORDS.taking)
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
      const name = WORDS.fileName(book.now())
      await hand(new File([written.value.blob], name, { type: 'application/json' }))
      await noteKeeping(book, 'backup')
    }
    return written.ok
  }

  return {
    note,
    /** How much is done, from 0 to 1; null while nothing is written. */
    done: computed(() => done.value),
    problem: computed(() => (problem.value === null ? '' : WORDS.notSaved[problem.value])),
    cancel: () => giving.abort(),
    save: () => backUp(file => save(file, file.name, file.type)),
    share: () => backUp(file => share({ files: [file] })),
  }
}
