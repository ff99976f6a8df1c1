import { flushPromises, mount } from '@vue/test-utils'
import { createMemoryHistory, createRouter } from 'vue-router'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { tennisCourse } from '../../src/lessons/tennis/index.ts'
import { wellsixCourse } from '../../src/lessons/wellsix/index.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import LessonPlayer from '../../src/table/lesson/LessonPlayer.vue'
import type { AnyTableModule } from '../../src/table/module.ts'
import { Browser } from '../book/world.ts'
import { wait } from '../games/mount.ts'

const WETICE = { course: weticeCourse, module: weticeTable }
export const WELLSIX = { course: wellsixCourse, module: wellsixTable }
export const TENNIS = { course: tennisCourse, module: tennisTable }

/** Opens a lesson at the task with the index `place`. */
export async function take(
  id: string,
  place: number,
  { course, module }: { readonly course: AnyCourse; readonly module: AnyTableModule } = WETICE,
) {
  const lesson = course.lessons.find(each => each.id === id)
  if (!lesson) throw new Error(`No lesson ${id}`)
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: LessonPlayer }] })
  const solved = lesson.tasks.slice(0, place).map(task => task.id)
  const wrapper = mount(LessonPlayer, {
    props: { course, module, lesson, solved },
    global: { plugins: [new Browser().openTab().pinia, router] },
    attachTo: document.body,
  })
  await flushPromises()
  const keys = () => wrapper.findAll('button').map(key => key.text())
  return {
    keys,
    /** The indices of the solved tasks, in order. */
    solved: () => wrapper.emitted<[string]>('solved')?.map(([id]) => [lesson.tasks.findIndex(task => task.id === id)]),
    says: () => wrapper.find('.ruling .sentence').text(),
    async tap(...names: readonly string[]): Promise<void> {
      for (const name of names) {
        wait(1000)
        const found = wrapper.findAll<HTMLElement>('button, [data-cell]').find(({ element }) => {
          const label = element.getAttribute('aria-label') ?? element.textContent.trim()
          return element.dataset['cell'] === name || (element.dataset['cell'] === undefined && label.startsWith(name))
        })
        if (!found) throw new Error(`No key ${name} among ${keys().join(', ')}`)
        await found.trigger('click')
        await flushPromises()
      }
    },
  }
}
