import type { AnyCourse } from '../../src/lessons/course.ts'
import { listGames } from '../../src/games/index.ts'

/** All that is taught. */
export const COURSES: readonly AnyCourse[] = await Promise.all(listGames().map(({ course }) => course()))
