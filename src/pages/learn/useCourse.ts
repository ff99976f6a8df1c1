import { shallowRef, watch } from 'vue'
import { findGame, GAME_LIST } from '../../games/index.ts'
import type { AnyCourse } from '../../lessons/course.ts'

export const allCourses = (): Promise<readonly AnyCourse[]> => Promise.all(GAME_LIST.map(view => view.course()))

/** The course of a game, once it has been fetched; `missing` where there is no such game. */
export function useCourse(game: () => string) {
  const course = shallowRef<AnyCourse | null>(null)
  const missing = shallowRef(false)

  async function fetch(name: string): Promise<void> {
    course.value = null
    const view = findGame(name)
    missing.value = view === null && name !== ''
    const loaded = await view?.course()
    if (loaded && name === game()) course.value = loaded
  }

  watch(game, fetch, { immediate: true })
  return { course, missing }
}
