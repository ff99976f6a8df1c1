import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import LinkKeys from '../../src/table/sheets/LinkKeys.vue'
import LinkWays from '../../src/table/sheets/LinkWays.vue'

afterEach(() => void vi.unstubAllGlobals())

/**
 * The address at which a packed link starts, the texts beside it, and the number of requests to the server, on a page at
 * `href`. `addresses` are those that the server reports for other devices; null if it only serves files.
 */
async function shown(href: string, addresses: readonly string[] | null) {
  const { host, hostname, origin } = new URL(href)
  vi.stubGlobal('location', { href, host, hostname, origin })
  const asked = vi.fn<() => Promise<Response>>(async () =>
    addresses ? Response.json({ addresses }) : new Response('', { status: 404 }),
  )
  vi.stubGlobal('fetch', asked)
  const keys = mount(LinkKeys, {
    props: { page: 'take', text: 'a match', name: 'A match', detail: 'It goes over.', tooLong: '' },
  })
  const ways = keys.getComponent(LinkWays)
  await vi.waitUntil(() => ways.props('link') !== '')
  await flushPromises()
  const [address] = ways.props('link').split('/take/')
  return { address, says: keys.findAll('p').map(each => each.text()), asked: asked.mock.calls.length }
}

it('a packed link has an address that other devices can open, or else a warning', async () => {
  expect(await shown('http://localhost:4173/app/#/table/7', ['http://192.168.0.7:4173/app/'])).toEqual({
    address: 'http://192.168.0.7:4173/app/#',
    says: ['It goes over.'],
    asked: 1,
  })
  expect(await shown('https://cards.example/#/table/7', ['http://192.168.0.7/'])).toEqual({
    address: 'https://cards.example/#',
    says: ['It goes over.'],
    asked: 0,
  })
  const alone = await shown('http://localhost:4173/#/table/7', null)
  expect(alone.address).toBe('http://localhost:4173/#')
  expect(alone.says[1]).toContain('This link works on this device only.')
})
