import type { AnyCourse } from '../../../src/lessons/course.ts'
import { createDrill } from '../../../src/lessons/drill.ts'
import type { Lesson, MoveTask } from '../../../src/lessons/lesson.ts'
import { tally } from '../../book/tally.ts'
import { fifthBook } from './rulebook.ts'

const task: MoveTask = {
  type: 'move',
  record: 'game tally\ntarget 3\nplay\n',
  task: 'Hit the target.',
  hint: 'Add three.',
  done: 'Three it is.',
  otherwise: 'That misses it.',
  kinds: ['add'],
  moves: 1,
  goal: ({ events }) => events.length === 3,
  answers: ['add 3'],
}

const lesson: Lesson = {
  id: 'target',
  title: 'The target',
  section: 'target',
  intro: 'Add to the sum.',
  tasks: [{ ...task, id: 'three' }],
}

export const fifthCourse: AnyCourse = {
  game: tally,
  rulebook: fifthBook,
  lessons: [lesson],
  drill: createDrill('Tally', 1, { none: () => ({ ...task, type: 'mark', right: () => [], answer: [] }) }),
  guide: { notes: [], deal: () => 'game tally\nplay', why: () => ({ look: '', reason: '' }) },
  lessonFor: () => 'target',
  inWords: () => ['A sum, and a target.'],
}
