import type { AnyCourse } from '../../src/lessons/course.ts'
import { listGames } from '../../src/games/index.ts'

export const COURSES: readonly AnyCourse[] = await Promise.all(listGames().map(({ course }) => course()))
