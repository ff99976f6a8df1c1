import { flushPromises, mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import LinkWays from '../../src/table/sheets/LinkWays.vue'

it('a message suggests the code if a link can’t be copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  const ways = mount(LinkWays, { props: { link: 'https://example.org/#/match/abc', name: 'A match' } })
  const copy = ways.findAll('button').find(key => key.text() === 'Copy the link')
  await copy?.trigger('click')
  await flushPromises()
  expect(ways.get('p').text()).toBe('Copying doesn’t work here. Show the code instead.')
})
