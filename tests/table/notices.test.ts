import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { MAX_LENGTH } from '../../src/book/journal/entries.ts'
import LinkKeys from '../../src/table/sheets/LinkKeys.vue'
import TableNotices from '../../src/table/controls/TableNotices.vue'
import { valueOf } from '../book/results.ts'
import { HEAD } from '../book/tally.ts'
import { Browser } from '../book/world.ts'

async function mountAt(length: number) {
  const browser = new Browser()
  const tab = browser.openTab()
  const { id } = valueOf(await tab.library.create(HEAD))
  for (let number = 0; number < length; number++) {
    const what = { type: 'play', action: 'pass' }
    browser.disk.put('entries', { format: 1, match: id, number, id: `e${number}`, at: 1, what })
  }
  valueOf(await tab.match.open(id))
  const wrapper = mount(TableNotices, {
    props: { table: { source: { journal: tab.match } } },
    global: { plugins: [tab.pinia] },
  })
  return { ...tab, wrapper }
}

describe('a match that becomes long', () => {
  it('has a warning before the limit, and a message at the limit', async () => {
    const { match, wrapper } = await mountAt(MAX_LENGTH - 500)
    expect(wrapper.text()).toBe('')
    await match.play('pass')
    await flushPromises()
    expect(wrapper.text()).toContain('room for 499 more moves')
    const { wrapper: full } = await mountAt(MAX_LENGTH)
    expect(full.text()).toContain('This match is full.')
    await full.get('button').trigger('click')
    expect(full.emitted('record')).toHaveLength(1)
  })

  it('can’t be shared by a link that would be too long to be read', async () => {
    const wrapper = mount(LinkKeys, {
      props: { page: 'match', text: 'pass\n'.repeat(10), name: 'WetIce', detail: '', tooLong: 'too long for a link' },
    })
    await vi.waitUntil(() => wrapper.find('button:not(:disabled)').exists(), 60_000)
    await wrapper.setProps({ text: 'pass\n'.repeat(100_000) })
    await vi.waitUntil(() => wrapper.text().includes('too long for a link'), 60_000)
    expect(wrapper.findAll('button')).toHaveLength(0)
  })
})
