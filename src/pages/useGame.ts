import { computed, shallowRef, watch, onBeforeUnmount, ref } from 'vue'
import { findGame, listGames, type ListedGame } from '../games/index.ts'
import type { AnyCourse } from '../lessons/course.ts'
import type { AnyTableModule } from '../table/module.ts'
import type { AnyRulebook } from '../text/contract/rulebook.ts'
import { useMatchStore } from '../book/stores/match.ts'
import { useSafetyStore } from '../book/stores/safety.ts'
import type { OPENING } from '#text/pages/opening.ts'

type Problem = keyof typeof OPENING.problem

/** Calls `again` when a damaged book has been restored, because a missing match may now exist. */
export function useRestored(again: () => void): void {
  const safety = useSafetyStore()
  watch(
    () => safety.restored,
    restored => {
      if (restored && restored.matches > 0) again()
    },
  )
}

/** Opens this match for viewing while the page is mounted, and loads the table of its game. */
export function useViewed(id: () => string) {
  const match = useMatchStore()
  const failed = ref<Problem | null>(null)

  async function open(wanted: string): Promise<void> {
    failed.value = null
    const looked = await match.view(wanted)
    if (wanted === id() && !looked.ok) failed.value = looked.error
  }

  watch(id, open, { immediate: true })
  useRestored(() => {
    if (failed.value === 'missing') void open(id())
  })
  onBeforeUnmount(() => match.close())

  const opened = computed(() => (match.head?.id === id() ? match.replay : null))
  return { match, failed, opened, module: useTableModule(() => opened.value?.game.name ?? '') }
}

function usePart<Part>(game: () => string, partOf: (view: ListedGame) => Promise<Part>) {
  const part = shallowRef<Part | null>(null)

  async function fetch(name: string): Promise<void> {
    part.value = null
    const view = findGame(name)
    const loaded = view && (await partOf(view))
    if (loaded && name === game()) part.value = loaded
  }

  watch(game, fetch, { immediate: true })
  return part
}

export const useTableModule = (game: () => string) => usePart<AnyTableModule>(game, view => view.table())

export const useRulebook = (game: () => string) => usePart<AnyRulebook>(game, view => view.rulebook())

/** The course of a game; `missing` for an unknown game. */
export const useCourse = (game: () => string) => ({
  course: usePart<AnyCourse>(game, view => view.course()),
  missing: computed(() => game() !== '' && !findGame(game())),
})

export const allCourses = (): Promise<readonly AnyCourse[]> => Promise.all(listGames().map(view => view.course()))

/** All rulebooks; empty until they are loaded. */
export function useRulebooks() {
  const books = shallowRef<readonly AnyRulebook[]>([])
  void Promise.all(listGames().map(({ rulebook }) => rulebook())).then(loaded => (books.value = loaded))
  return books
}
