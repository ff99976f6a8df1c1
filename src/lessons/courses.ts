import type { GameName } from '../engine/games.ts'
import type { AnyCourse } from './course.ts'

/** The courses, one a game, fetched when they are opened. */
export const COURSES: Readonly<Partial<Record<GameName, () => Promise<AnyCourse>>>> = {
  wetice: async () => (await import('./wetice/index.ts')).weticeCourse,
  wellsix: async () => (await import('./wellsix/index.ts')).wellsixCourse,
  tennis: async () => (await import('./tennis/index.ts')).tennisCourse,
  grafa: async () => (await import('./grafa/index.ts')).grafaCourse,
}
