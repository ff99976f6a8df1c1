import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { runs } from '../../src/lessons/wetice/lessons.ts'
import LessonPlayer from '../../src/table/lesson/LessonPlayer.vue'
import { Browser } from '../book/world.ts'

const { tasks } = runs

async function shown(first: string): Promise<string> {
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: LessonPlayer }] })
  const wrapper = mount(LessonPlayer, {
    props: { course: weticeCourse, module: weticeTable, lesson: runs, solved: [tasks[0]?.id ?? ''], first },
    global: { plugins: [new Browser().openTab().pinia, router] },
    attachTo: document.body,
  })
  await flushPromises()
  const text = wrapper.get('.task').text()
  wrapper.unmount()
  return text
}

describe('the progress dots of a lesson', () => {
  it('have a star for a task that was solved without an error', () => {
    const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: LessonPlayer }] })
    const [star = '', erred = ''] = tasks.map(({ id }) => id)
    const wrapper = mount(LessonPlayer, {
      props: { course: weticeCourse, module: weticeTable, lesson: runs, solved: [star, erred], missed: [erred] },
      global: { plugins: [new Browser().openTab().pinia, router] },
    })
    const dots = wrapper.get('.dots')
    expect(dots.attributes('aria-label')).toBe(`Task 3 of ${tasks.length}`)
    expect([...dots.element.children].slice(0, 3).map(dot => dot.classList.item(dot.classList.length - 1))).toEqual([
      'star',
      'done',
      'now',
    ])
    wrapper.unmount()
  })
})

describe('the table in a lesson', () => {
  it('shows the players in a lesson about scores, but not in one about lines', () => {
    const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: LessonPlayer }] })
    const seats = (id: string): boolean => {
      const lesson = weticeCourse.lessons.find(each => each.id === id) ?? runs
      const wrapper = mount(LessonPlayer, {
        props: { course: weticeCourse, module: weticeTable, lesson, solved: [] },
        global: { plugins: [new Browser().openTab().pinia, router] },
      })
      const found = wrapper.find('.seats').exists()
      wrapper.unmount()
      return found
    }
    expect([seats('runs'), seats('fall'), seats('score')]).toEqual([false, false, true])
  })
})

describe('a lesson', () => {
  it('begins with the requested task, or else with the first unsolved task', async () => {
    expect(await shown(tasks[2]?.id ?? '')).toBe(tasks[2]?.task)
    expect(await shown('none of it')).toBe(tasks[1]?.task)
    expect(await shown('')).toBe(tasks[1]?.task)
  })
})
