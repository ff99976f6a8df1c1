import { shallowRef, watch } from 'vue'
import { findGame, GAME_LIST } from '../../games/index.ts'
import type { AnyRulebook } from '../../text/en/rulebook.ts'

/** The rulebook of a game, once it has been fetched. */
export function useRulebook(game: () => string) {
  const book = shallowRef<AnyRulebook | null>(null)

  async function fetch(name: string): Promise<void> {
    const loaded = (await findGame(name)?.rulebook()) ?? null
    if (name === game()) book.value = loaded
  }

  watch(game, fetch, { immediate: true })
  return book
}

/** All of them, once they have been fetched. */
export function useRulebooks() {
  const books = shallowRef<readonly AnyRulebook[]>([])
  void Promise.all(GAME_LIST.map(({ rulebook }) => rulebook())).then(loaded => (books.value = loaded))
  return books
}
