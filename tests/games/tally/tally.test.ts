import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { adjudicate } from '../../../src/engine/record.ts'
import ReplayView from '../../../src/pages/replay/ReplayView.vue'
import LessonPlayer from '../../../src/table/lesson/LessonPlayer.vue'
import { mountTable, wait } from '../mount.ts'
import { fifthCourse } from './course.ts'
import { fifthTable } from './table.ts'
import { RULES } from '../../rules.ts'

const HEAD = 'game tally\nplayers Zoë, Bo\ntarget 20\nplay'

describe('a fifth game', () => {
  it('can be adjudicated', () => {
    const answers = adjudicate(`${HEAD}\nadd 3\nadd 9\nadd 9`, RULES)
    expect(answers.map(answer => answer.type === 'ruling' && answer.ruling.accepted)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('can be played at the table, with proposals, confirmation, refusals, undo and questions', async () => {
    const table = await mountTable(fifthTable, HEAD)
    await table.press('Three')
    expect(table.says()).toBe('One more.')
    expect(table.match.timeline.line).toHaveLength(0)
    await table.press('Confirm')
    expect(table.wrapper.get('.sum').text()).toBe('3 and 0')
    await table.press('Nine')
    await table.press('Confirm')
    await table.press('Nine')
    expect(table.says()).toBe('That is too much.')
    await table.click('[aria-label="Undo"]')
    expect(table.wrapper.get('.sum').text()).toBe('3 and 0')
    await table.wrapper.get('.log input').setValue('score')
    await table.wrapper.get('.log form').trigger('submit')
    await flushPromises()
    expect(table.says()).toBe('3, 0')
  })

  it('ignores the second tap of a double tap', async () => {
    const table = await mountTable(fifthTable, HEAD)
    await table.press('Three')
    await table.press('Confirm')
    const key = table.wrapper.findAll('button').find(button => button.text() === 'Three')
    wait(100)
    await key?.trigger('click')
    expect(table.hasKey('Confirm')).toBe(false)
  })

  it('is listed in the book, and can be opened again', async () => {
    const table = await mountTable(fifthTable, HEAD, ['add 3'])
    await table.library.refresh()
    const [item] = table.library.list
    expect(item?.head.game).toBe('tally')
    await table.match.close()
    expect(await table.match.open(item?.head.id ?? '')).toMatchObject({ ok: true })
    expect(table.match.timeline.line.map(play => play.action)).toEqual(['add 3'])
  })

  it('can be replayed', async () => {
    const table = await mountTable(fifthTable, HEAD, ['add 3', 'pass', 'add 4'])
    const replay = table.match.replay
    if (!replay) throw new Error('closed')
    const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: ReplayView }] })
    const wrapper = mount(ReplayView, {
      props: { replay, module: fifthTable, log: table.match.timeline.log, back: '#/', backLabel: 'Back', start: 1 },
      global: { plugins: [table.pinia, router] },
    })
    expect(wrapper.get('.sum').text()).toBe('3 and 0')
    await wrapper.get('[aria-label="Next move"]').trigger('click')
    await wrapper.get('[aria-label="Next move"]').trigger('click')
    expect(wrapper.get('.sum').text()).toBe('7 and 0')
  })

  it('can have lessons', async () => {
    const table = await mountTable(fifthTable, HEAD)
    const [lesson] = fifthCourse.lessons
    if (!lesson) throw new Error('no lesson')
    const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: LessonPlayer }] })
    const wrapper = mount(LessonPlayer, {
      props: { course: fifthCourse, lesson, module: fifthTable, solved: [] },
      global: { plugins: [table.pinia, router] },
      attachTo: document.body,
    })
    const press = async (name: string): Promise<void> => {
      wait(1000)
      await wrapper
        .findAll('button')
        .find(button => button.text().startsWith(name))
        ?.trigger('click')
      await flushPromises()
    }
    await press('Three')
    await press('Confirm')
    expect(wrapper.text()).toContain('Three it is.')
    expect(wrapper.emitted('solved')).toEqual([['three']])
  })
})
