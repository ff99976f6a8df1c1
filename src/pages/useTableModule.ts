import { shallowRef, watch } from 'vue'
import { findGame } from '../games/index.ts'
import type { AnyTableModule } from '../table/module.ts'

/** The table of a game, once it has been fetched. */
export function useTableModule(game: () => string) {
  const module = shallowRef<AnyTableModule | null>(null)

  async function fetch(name: string): Promise<void> {
    module.value = null
    const loaded = await findGame(name)?.table()
    if (loaded && name === game()) module.value = loaded
  }

  watch(game, fetch, { immediate: true })
  return module
}
