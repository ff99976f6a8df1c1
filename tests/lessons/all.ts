import type { AnyCourse } from '../../src/lessons/course.ts'
import { grafaCourse } from '../../src/lessons/grafa/index.ts'
import { tennisCourse } from '../../src/lessons/tennis/index.ts'
import { wellsixCourse } from '../../src/lessons/wellsix/index.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'

/** All that is taught. */
export const COURSES: readonly AnyCourse[] = [weticeCourse, wellsixCourse, tennisCourse, grafaCourse]
