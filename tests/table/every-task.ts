import { DOMWrapper, flushPromises, mount } from '@vue/test-utils'
import { createMemoryHistory, createRouter } from 'vue-router'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { sceneOf, type Task } from '../../src/lessons/lesson.ts'
import type { AnyTableModule } from '../../src/table/module.ts'
import TaskPlayer from '../../src/table/lesson/TaskPlayer.vue'
import { Browser } from '../book/world.ts'
import { solutionOf, TAPPED_ACTIONS, wrongAnswer } from '../lessons/solve.ts'
import { wait } from '../clock.ts'

const find = (...selectors: readonly string[]): HTMLElement | undefined =>
  selectors.flatMap(each => [...document.querySelectorAll<HTMLElement>(each)])[0]

async function touch(element: HTMLElement | undefined, name: string): Promise<void> {
  if (!element) throw new Error(`Nothing to tap: ${name}`)
  wait(1000)
  await new DOMWrapper(element).trigger('click')
  await flushPromises()
}

const key = (name: RegExp): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.controls button')].find(each =>
    name.test(each.getAttribute('aria-label') ?? each.textContent.trim()),
  )

const press = (name: RegExp): Promise<void> => touch(key(name), String(name))

const place = (name: string): Promise<void> =>
  touch(find(`.board [data-cell="${name}"]`, `[data-card="${name}"]`, `[data-slot="${name}"]`), name)

async function type(text: string): Promise<void> {
  await touch(find('.in-words'), 'In words')
  const form = find('form.move')
  if (!form) throw new Error('Nothing to type in')
  await new DOMWrapper(form).get('input').setValue(text)
  await new DOMWrapper(form).trigger('submit')
  await flushPromises()
}

async function make(action: string): Promise<void> {
  const [kind = '', ...words] = action.split(' ')
  if (!TAPPED_ACTIONS.includes(kind)) return type(action)
  if (kind === 'play') return touch(find(`.pad [data-key="${words[0] ?? ''}"]`), action)
  for (const word of words) await place(word)
  const choice = [...document.querySelectorAll<HTMLElement>('.board .choice')].find(
    each => each.textContent.trim().toLowerCase() === kind,
  )
  if (choice) await touch(choice, kind)
}

/** Walks through the consequences of an answer. */
async function walk(): Promise<void> {
  for (let i = 0; i < 60 && find('.walker .forward'); i++) await touch(find('.walker .forward'), 'Next')
}

/** The squares and cards that can be tapped. */
const placesHere = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('.board [data-cell], [data-card]')].flatMap(
    ({ dataset }) => dataset['cell'] ?? dataset['card'] ?? [],
  )

/** Opens a task at its table, and returns the actions of a person who answers it. */
export async function sitAt(course: AnyCourse, module: AnyTableModule, task: Task) {
  const scene = sceneOf(course.game, task.record)
  if (!scene) throw new Error('No scene')
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: TaskPlayer }] })
  const wrapper = mount(TaskPlayer, {
    props: { course, module, task, scene, title: '' },
    slots: {
      bar: `<template #bar="{ inWords }"><button class="in-words" @click="inWords">In words</button></template>`,
    },
    global: { plugins: [new Browser().openTab().pinia, router] },
    attachTo: document.body,
  })
  await flushPromises()

  async function answer(given: string | readonly string[]): Promise<void> {
    if (typeof given !== 'string') for (const name of given) await place(name)
    else if (task.type === 'choice') {
      const label = task.options.find(({ value }) => value === given)?.label ?? ''
      await touch(
        [...document.querySelectorAll<HTMLElement>('.controls button')].find(each => each.textContent.trim() === label),
        label,
      )
    } else await make(given)
    await walk()
  }

  return {
    says: (): string => wrapper.find('.ruling .sentence').text(),
    verdicts: (): readonly unknown[] => wrapper.emitted('verdict')?.flat() ?? [],
    marked: (): number => document.querySelectorAll('[class*="outline-"], .outlined, .marked, .board .hinted').length,
    chosen: (): number =>
      document.querySelectorAll('.board .selected, .hand .selected, .pick[aria-pressed="true"]').length,
    hasKey: (name: RegExp): boolean => key(name) !== undefined,
    press,
    wrong: wrongAnswer(course, task, scene.position, placesHere()),
    answer,
    async answerRightly(): Promise<void> {
      if (task.type !== 'move') return answer(task.answer)
      for (const action of solutionOf(course.game, task, scene.position)) await answer(action)
    },
    close: () => wrapper.unmount(),
  }
}
