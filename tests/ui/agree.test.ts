import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import BothAgree from '../../src/table/BothAgree.vue'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'

enableAutoUnmount(afterEach)

async function open(head = 'game wellsix\nplayers Ann, Bob\nplay') {
  const tab = new Browser().openTab()
  const { id } = valueOf(await tab.shelf.create(head))
  await tab.match.open(id)
  await tab.match.play('result 30 4')
  await tab.settings.set('bothAgree', true)
  const wrapper = mount(BothAgree, { global: { plugins: [tab.pinia] }, attachTo: document.body })
  await flushPromises()
  const keys = () => wrapper.findAll('.players button')
  return { ...tab, wrapper, keys, count: () => tab.match.timeline.line.length }
}

describe('the asking of all players', () => {
  it('waits for a tap by each, and a tap can be taken back', async () => {
    const { match, keys, count } = await open()
    const undone = match.undo()
    await flushPromises()
    expect(keys().map(key => key.text())).toEqual(['Ann agrees', 'Bob agrees'])
    await keys()[0]?.trigger('click')
    await keys()[0]?.trigger('click')
    await keys()[1]?.trigger('click')
    expect([count(), keys().map(key => key.attributes('aria-pressed'))]).toEqual([1, ['false', 'true']])
    await keys()[0]?.trigger('click')
    expect(await undone).toEqual({ type: 'done' })
    expect([count(), keys()]).toEqual([0, []])
  })

  it('is answered with no when it is closed, or when the page is left', async () => {
    const { match, wrapper, count } = await open()
    const undone = match.undo()
    await flushPromises()
    await wrapper.get('[aria-label="Close"]').trigger('click')
    expect(await undone).toEqual({ type: 'not-agreed' })
    const again = match.undo()
    await flushPromises()
    wrapper.unmount()
    expect([await again, count(), match.permit]).toEqual([{ type: 'not-agreed' }, 1, null])
  })

  it('is left out without the setting, and for one alone', async () => {
    const { match, settings } = await open()
    await settings.set('bothAgree', false)
    await flushPromises()
    expect(match.permit).toBeNull()
    const alone = await open(
      'game wetice\nmode solo\nphase swap\ndeal\n........\n........\n........\n........\n........\nHHDHC...\nplay',
    )
    expect(alone.match.permit).toBeNull()
  })
})
