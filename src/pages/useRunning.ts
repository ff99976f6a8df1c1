import { shallowRef, watch, type ShallowRef } from 'vue'
import type { ShelfItem } from '../book/shelf-list.ts'
import { useShelfStore } from '../book/shelf.ts'

/** Who comes back within these many matches goes on with the one that isn't over. */
const RECENT = 6

/** The match to go on with: the one that was open last, else the newest that isn't over. */
export function useRunning(): Readonly<ShallowRef<ShelfItem | null>> {
  const shelf = useShelfStore()
  const running = shallowRef<ShelfItem | null>(null)

  async function look(): Promise<void> {
    const list = shelf.list
    const last = list.filter(item => item.id === shelf.lastOpened)
    for (const item of [...last, ...list.slice(0, RECENT)]) {
      const seen = await shelf.look(item.id)
      if (list !== shelf.list) return
      if (seen.ok && !seen.value.status.over) {
        running.value = item
        return
      }
    }
    running.value = null
  }

  watch(() => shelf.list, look)
  void shelf.refresh()
  return running
}
