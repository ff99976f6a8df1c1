import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { grafa } from '../../../src/engine/grafa/index.ts'
import { grafaTable } from '../../../src/games/grafa/table/index.ts'
import { grafaCourse } from '../../../src/lessons/grafa/index.ts'
import { sceneOf } from '../../../src/lessons/lesson.ts'
import TaskPlayer from '../../../src/table/lesson/TaskPlayer.vue'
import { ECHO_MS } from '../../../src/ui/lastTouch.ts'
import { Browser } from '../../book/world.ts'
import { wait } from '../mount.ts'

/** Opens a task of a lesson, with the table. */
async function take(lesson: string, place: number) {
  const task = grafaCourse.lessons.find(({ id }) => id === lesson)?.tasks[place]
  const scene = task && sceneOf(grafa, task.record)
  if (!task || !scene) throw new Error('no such task')
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: TaskPlayer }] })
  const wrapper = mount(TaskPlayer, {
    props: { course: grafaCourse, task, scene, module: grafaTable, title: lesson },
    global: { plugins: [new Browser().openTab().pinia, router] },
    attachTo: document.body,
  })
  const click = async (selector: string): Promise<void> => {
    wait(ECHO_MS)
    await wrapper.get(selector).trigger('click')
    await flushPromises()
  }
  return {
    wrapper,
    click,
    async press(name: string): Promise<void> {
      wait(ECHO_MS)
      await wrapper
        .findAll('button')
        .find(key => key.text().startsWith(name))
        ?.trigger('click')
      await flushPromises()
    },
    verdict: () => wrapper.emitted('verdict'),
    says: (): string => wrapper.find('.ruling .sentence').text(),
  }
}

describe('Grafa’s table in a lesson', () => {
  it('selects tapped cards as answers, and doesn’t show which cards pair', async () => {
    const task = await take('pairs', 1)
    expect(task.wrapper.find('.mark').exists()).toBe(false)
    expect(task.wrapper.get('[data-card="3D"] > .visually-hidden').text()).toBe('3 of diamonds')
    await task.click('[data-card="3D"]')
    expect(task.wrapper.get('[data-card="3D"]').attributes('aria-pressed')).toBe('true')
    for (const card of ['9S', 'TC']) await task.click(`[data-card="${card}"]`)
    expect(task.verdict()).toEqual([[true]])
  })

  it('makes a pair with one tap if the task asks for a pair', async () => {
    const task = await take('end', 0)
    await task.click('[data-card="9S"]')
    expect(task.verdict()).toEqual([[true]])
  })

  it('lets cards be put back in an order without showing the effect of that order', async () => {
    const task = await take('clubs', 1)
    expect(task.wrapper.findAll('[data-slot]').map(slot => slot.attributes('data-slot'))).toEqual(['KS', '6H', '3S'])
    expect(task.wrapper.get('[data-slot="KS"] > .visually-hidden').text()).toBe('king of spades, on top')
    await task.click('[data-slot="6H"]')
    expect(task.says()).toBe('Tap the new place of the 6 of hearts.')
    await task.click('[data-slot="KS"]')
    await task.press('Put back like this')
    expect(task.verdict()).toEqual([[true]])
  })

  it('has buttons for the suit that acts first', async () => {
    const task = await take('order', 1)
    expect(task.wrapper.findAll('.keys .on .button')).toHaveLength(2)
    await task.press('Clubs first')
    expect(task.wrapper.findAll('[data-slot]').length).toBeGreaterThan(1)
  })

  it('shows cards below the face-up card only if they are known', async () => {
    const task = await take('clubs', 0)
    expect(task.wrapper.find('.known-below').exists()).toBe(false)
    const known = await take('order', 1)
    expect(known.wrapper.find('.known-below').exists()).toBe(true)
  })

  it('outlines the cards of a hint', async () => {
    const task = await take('clubs', 1)
    await task.press('Hint')
    expect(task.wrapper.get('[data-slot="6H"] .card').classes()).toContain('outline-ink')
  })
})
