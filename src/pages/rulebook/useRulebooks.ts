import { shallowRef, watch } from 'vue'
import { loadRulebook, loadRulebooks } from '../../rulebook/books.ts'
import type { AnyRulebook } from '../../rulebook/words.ts'

/** The rulebook of a game, once it has been fetched. */
export function useRulebook(game: () => string) {
  const book = shallowRef<AnyRulebook | null>(null)

  async function fetch(name: string): Promise<void> {
    const loaded = await loadRulebook(name)
    if (name === game()) book.value = loaded
  }

  watch(game, fetch, { immediate: true })
  return book
}

/** All of them, once they have been fetched. */
export function useRulebooks() {
  const books = shallowRef<readonly AnyRulebook[]>([])
  void loadRulebooks().then(loaded => (books.value = loaded))
  return books
}
