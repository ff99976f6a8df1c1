import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { findGame } from '../../src/games/index.ts'
import { type ChoiceTask, sceneOf } from '../../src/lessons/lesson.ts'
import { createRandom } from '../../src/engine/random.ts'
import TaskPlayer from '../../src/table/lesson/TaskPlayer.vue'
import { Browser } from '../book/world.ts'
import { wait } from '../games/mount.ts'
import { COURSES } from '../lessons/all.ts'

const kinds = COURSES.flatMap(course =>
  course.drill.kinds.map(kind => ({ name: `${course.game.name}: ${kind.id}`, course, kind })),
)
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed * 7919 + 3)

/** Questions of each kind that is answered by a choice, one for each answer. */
const questions = kinds.flatMap(({ name, course, kind }) => {
  const asked = SEEDS.map((seed, level) => kind.ask(level % course.drill.levels, createRandom(seed)))
  const choices = asked.filter((task): task is ChoiceTask => task.type === 'choice')
  const answers = [...new Set(choices.map(({ answer }) => answer))].slice(0, 2)
  return answers
    .flatMap(answer => choices.filter(task => task.answer === answer).slice(0, 1))
    .map(task => ({ name, course, task }))
})

describe('an error in a drill', () => {
  it.each(questions)('outlines the cards that decide the answer: $name, $task.task', async ({ course, task }) => {
    const { game } = course
    const module = await findGame(game.name)?.table()
    const scene = sceneOf(game, task.record)
    if (!module || !scene) throw new Error('no such table')
    const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: TaskPlayer }] })
    const wrapper = mount(TaskPlayer, {
      props: { course, task, scene, module, title: '', once: true },
      global: { plugins: [new Browser().openTab().pinia, router] },
      attachTo: document.body,
    })
    const wrong = task.options.find(({ value }) => value !== task.answer)
    wait()
    await wrapper
      .findAll('.keys .button')
      .find(key => key.text() === wrong?.label)
      ?.trigger('click')
    await flushPromises()
    expect(wrapper.emitted('verdict')).toEqual([[false]])
    const plain = task.shows?.filter(place => {
      const found = wrapper.find(`[data-cell="${place}"], [data-card="${place}"]`)
      return (
        found.exists() &&
        !/marked|chosen|selected/.test(found.attributes('aria-label') ?? found.text()) &&
        !found.html().includes('outline-')
      )
    })
    expect(plain ?? []).toEqual([])
    const outlined = wrapper.findAll('[class*="outline-"]').length
    const isNetShown = wrapper.find('.now .tape').exists()
    expect(outlined > 0 || isNetShown || task.answer === '').toBe(true)
  })
})
