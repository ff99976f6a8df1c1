import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { grafaTable } from '../../src/games/grafa/table/index.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { type Hidden, type Task, sceneOf } from '../../src/lessons/lesson.ts'
import { createRandom } from '../../src/engine/random.ts'
import TaskPlayer from '../../src/table/lesson/TaskPlayer.vue'
import type { AnyTableModule } from '../../src/table/module.ts'
import { Browser } from '../book/world.ts'
import { COURSES } from '../lessons/all.ts'
import { byTurns } from '../runs.ts'

const MODULES: Readonly<Record<string, AnyTableModule>> = {
  wetice: weticeTable,
  wellsix: wellsixTable,
  tennis: tennisTable,
  grafa: grafaTable,
}

/** What reveals each part of a table, in texts and in drawings. */
const TRACES: Readonly<Record<Hidden, readonly [words: RegExp, drawn: string]>> = {
  net: [/\bNet\b/, '.tape, .over, .into'],
  points: [/\bpoints?\b/, '.points:not(:empty), .over, .into'],
  turn: [/\bto play\b|\bleft\b/, '.plate.turn'],
  deck: [/Below:|Known cards below|\bunseen\b/, '.known-below'],
  roles: [/Ghost|Angler|Fish|Cormorant/, '.role:not(:empty)'],
}

interface Question {
  readonly course: AnyCourse
  readonly task: Task
}

const tasks = COURSES.flatMap((course): Question[] => [
  ...course.lessons.flatMap(lesson => lesson.tasks.map(task => ({ course, task }))),
  ...course.drill.kinds.flatMap(kind =>
    [0, course.drill.levels - 1].map(level => ({ course, task: kind.ask(level, createRandom(level * 31)) })),
  ),
])
const hiding = tasks.flatMap(({ course, task }) =>
  (task.hidden ?? []).map(part => ({ name: `${course.game.name} ${part}: ${task.task}`, course, task, part })),
)

/** The table and its edges: everything that is shown or read aloud, except the task. */
function tableOf({ course, task }: Question): Element {
  const scene = sceneOf(course.game, task.record)
  const module = MODULES[course.game.name]
  if (!scene || !module) throw new Error(`No table for ${task.task}`)
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: TaskPlayer }] })
  const { element } = mount(TaskPlayer, {
    props: { course, module, task, scene, title: '' },
    global: { plugins: [new Browser().openTab().pinia, router] },
  })
  const table: Element = element.querySelector('.board-view') ?? element
  return table
}

const saidOn = (table: Element): string =>
  [
    table.textContent,
    ...[...table.querySelectorAll('[aria-label], [title]')].map(
      each => `${each.getAttribute('aria-label') ?? ''} ${each.getAttribute('title') ?? ''}`,
    ),
  ].join(' ')

function tells(asked: Question, part: Hidden): boolean {
  const table = tableOf(asked)
  const [words, drawn] = TRACES[part]
  return words.test(saidOn(table)) || table.querySelector(drawn) !== null
}

const isInWords = ({ course, task: { record, hidden } }: Question, part: Hidden): boolean =>
  TRACES[part][0].test(course.inWords(sceneOf(course.game, record)?.position, hidden).join(' '))

describe('the answer to a question', () => {
  it.each(byTurns(hiding, 4))('is shown neither on the table nor in its text: $name', ({ course, task, part }) => {
    expect(tells({ course, task }, part)).toBe(false)
    expect(isInWords({ course, task }, part)).toBe(false)
  })

  it('leaves no picture without a name for screen readers when it is hidden', () => {
    const unnamed = hiding.filter(asked =>
      tableOf(asked).querySelector('[role="img"][aria-label=""]:not([aria-hidden="true"])'),
    )
    expect(unnamed).toEqual([])
  })

  it('would be shown if it were not hidden', () => {
    for (const part of new Set(hiding.map(each => each.part))) {
      const isShown = hiding.some(({ course, task, part: each }) => {
        const { hidden: _, ...open } = task
        return each === part && tells({ course, task: open }, part)
      })
      expect(isShown).toBe(true)
    }
  })

  it('is hidden in every question of A Lifelike Tennis that is answered by a choice', () => {
    const seen = tasks.filter(
      ({ course, task }) =>
        course.game.name === 'tennis' && task.type === 'choice' && task.action === null && !task.hidden,
    )
    expect(seen).toEqual([])
  })
})
