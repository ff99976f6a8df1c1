import { shallowRef, watch, type ShallowRef } from 'vue'
import type { ListedMatch } from '../book/listing.ts'
import { useLibraryStore } from '../book/stores/library.ts'

/** Who comes back within these many matches goes on with the one that isn't over. */
const RECENT = 6

/** The match to go on with: the one that was open last, else the newest that isn't over. */
export function useRunning(): Readonly<ShallowRef<ListedMatch | null>> {
  const library = useLibraryStore()
  const running = shallowRef<ListedMatch | null>(null)

  const candidates = (): readonly ListedMatch[] => [
    ...library.list.filter(item => item.id === library.lastOpened),
    ...library.list.slice(0, RECENT),
  ]

  async function find(): Promise<void> {
    await library.sumUp(candidates())
    running.value = candidates().find(item => item.summary?.over === false) ?? null
  }

  watch(() => library.list, find)
  void library.refresh()
  return running
}
