import { describe, expect, it } from 'vitest'
import { grafaTable } from '../../src/games/grafa/table/index.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { grafaCourse } from '../../src/lessons/grafa/index.ts'
import { tennisCourse } from '../../src/lessons/tennis/index.ts'
import { wellsixCourse } from '../../src/lessons/wellsix/index.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import type { AnyTableModule } from '../../src/table/module.ts'
import { byTurns } from '../runs.ts'
import { sitAt } from './every-task.ts'

const COURSES: readonly (readonly [AnyCourse, AnyTableModule])[] = [
  [weticeCourse, weticeTable],
  [wellsixCourse, wellsixTable],
  [tennisCourse, tennisTable],
  [grafaCourse, grafaTable],
]

const all = COURSES.flatMap(([course, module]) =>
  course.lessons.flatMap(lesson =>
    lesson.tasks.map(task => ({ name: `${course.game.name}/${lesson.id}/${task.id}`, course, module, task })),
  ),
)

/** Answers wrongly, and tries again. Returns whether each reaction is right; all true if no answer is wrong. */
async function stumble(at: Awaited<ReturnType<typeof sitAt>>) {
  const seen = { refused: true, verdicts: true, forgotten: true }
  if (at.wrong === null) return seen
  await at.answer(at.wrong)
  seen.refused = at.says().startsWith('Not quite')
  seen.verdicts = at.verdicts().join() === 'false'
  await at.press(/^Try again/)
  seen.forgotten = at.chosen() === 0
  return seen
}

describe('every task of every lesson', () => {
  it.each(byTurns(all, 10))(
    'refuses a wrong answer, gives a hint, and accepts the right answer: $name',
    async ({ course, module, task }) => {
      const at = await sitAt(course, module, task)
      expect(await stumble(at)).toEqual({ refused: true, verdicts: true, forgotten: true })
      await at.press(/^Hint/)
      expect(at.says()).not.toBe('')
      expect(at.marked()).toBeGreaterThan(0)
      expect(at.hasKey(/^Hint/)).toBe(false)
      await at.answerRightly()
      expect(at.verdicts().at(-1)).toBe(true)
      expect(at.hasKey(/^Next/)).toBe(true)
      at.close()
    },
  )
})
