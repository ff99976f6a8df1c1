import { shallowRef, watch } from 'vue'
import type { GameName } from '../../engine/games.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import { COURSES } from '../../lessons/courses.ts'

const isTaught = (game: string): game is GameName => Object.hasOwn(COURSES, game)

/** The course of a game, once it has been fetched; null where there is none. */
export function useCourse(game: () => string) {
  const course = shallowRef<AnyCourse | null>(null)
  const missing = shallowRef(false)

  async function fetch(name: string): Promise<void> {
    course.value = null
    const load = isTaught(name) ? COURSES[name] : undefined
    missing.value = load === undefined && name !== ''
    const loaded = await load?.()
    if (loaded && name === game()) course.value = loaded
  }

  watch(game, fetch, { immediate: true })
  return { course, missing }
}
