import { computed, shallowRef } from 'vue'
import { useBook } from '../../book/book.ts'
import { nudgeOf, noteKeeping, readKeeping, type Keeping } from '../../book/transfer/reminder.ts'
import { askToKeep, readRoom, type Room } from '../../book/storage/room.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import { useInstall } from '../../ui/useInstall.ts'
import { useTaking } from '../../ui/useTaking.ts'
import { KEEPING as WORDS } from './keeping-words.ts'

/** How safe the book is on this device, and the ways to make it safer. */
export function useKeeping() {
  const book = useBook()
  const library = useLibraryStore()
  const { installable, install } = useInstall()
  const { note, save, share } = useTaking(WORDS.taking)
  const kept = shallowRef<Keeping | null>(null)
  const room = shallowRef<Room>({ lasting: null, used: null, available: null })

  async function look(): Promise<void> {
    kept.value = await readKeeping(book)
    room.value = await readRoom()
  }

  /** Hands the whole book out, in the way that is asked for. */
  async function backUp(hand: (text: string, name: string) => unknown): Promise<void> {
    const text = await library.bookText()
    if (!text.ok) return
    await hand(text.value, WORDS.fileName(book.now()))
    await noteKeeping(book, 'backup')
    await look()
  }

  const fileOf = (text: string, name: string): File => new File([text], name, { type: 'application/json' })

  void look()

  return {
    kept,
    room,
    note,
    canShare: typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf('{}', 'book.json')] }),
    nudge: computed(() => {
      const device = { lasting: room.value.lasting, installable: installable.value }
      return kept.value && nudgeOf(library.list, kept.value, device, book.now())
    }),
    install,
    saveAll: () => backUp((text, name) => save(text, name, 'application/json')),
    shareAll: () => backUp((text, name) => share({ files: [fileOf(text, name)] })),
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
