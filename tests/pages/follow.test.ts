import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { createMatchWriter } from '../../src/book/live/lines.ts'
import FollowPage from '../../src/pages/follow/FollowPage.vue'
import { Stream } from '../book/live/stream.ts'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'
import { wait } from '../games/mount.ts'
import { ECHO_MS } from '../../src/ui/lastTouch.ts'

const HEAD =
  'game wetice\nplayers Ann, Bob\nphase swap\ndeal\n........\n........\n........\n........\nSSS.....\nHHDHC...\nplay'

beforeEach(() => {
  Stream.all.length = 0
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => void vi.unstubAllGlobals())

async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await flushPromises()
}

async function followMatch(actions: readonly string[]) {
  const browser = new Browser()
  const tab = browser.openTab()
  const { id } = valueOf(await tab.library.create(HEAD))
  await tab.match.open(id)
  for (const action of actions) await tab.match.play(action)
  const lines = tab.match.stored ? createMatchWriter()(tab.match.stored) : []
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/follow/:room/:ask?', component: FollowPage, props: true }],
  })
  await router.push('/follow/room')
  const wrapper = mount(
    { template: '<RouterView />' },
    { global: { plugins: [tab.pinia, router] }, attachTo: document.body },
  )
  await settle()
  Stream.tellAll(lines)
  await vi.waitUntil(() => wrapper.find('.board *').exists(), { timeout: 60_000 })
  await settle()
  return wrapper
}

describe('a match that is watched', () => {
  it('shows the events of the table, without instructions for hands', async () => {
    const wrapper = await followMatch(['swap c1 d1'])
    const told: string[] = []
    for (let steps = 0; steps < 9; steps++) {
      const { sentence, detail } = {
        sentence: wrapper.get('.ruling .sentence').text(),
        detail: wrapper.find('.ruling .detail'),
      }
      told.push(`${sentence} ${detail.exists() ? detail.text() : ''}`.trim())
      const back = wrapper
        .findAll('button')
        .find(key => /previous step|step back/i.test(key.attributes('aria-label') ?? key.text()))
      if (!back || back.attributes('disabled') !== undefined) break
      wait(ECHO_MS)
      await back.trigger('click')
      await settle()
    }
    expect(told[0]).toBe(
      'Ann: The diamond at c1 and the heart at d1 were swapped. Ann takes three spades. Ann takes three hearts.',
    )
    expect(told.length).toBeGreaterThan(2)
    expect(told.filter(each => /^(Lift|Move|Put|Take|Give|Swap|Slide|In column)\b/.test(each))).toEqual([])
    wrapper.unmount()
  })

  it('reports when it moves to another phone, and ignores unknown notices', async () => {
    const wrapper = await followMatch([])
    const says = (): string => wrapper.get('.following').text()
    expect(says()).toBe('Live.')
    Stream.open[0]?.dispatchEvent(new MessageEvent('notice', { data: '{"type":"handed"}' }))
    await settle()
    expect(says()).toBe('The match is moving to another phone. You can watch it when it continues there.')
    Stream.open[0]?.dispatchEvent(new MessageEvent('notice', { data: '{"type":"unknown"}' }))
    await settle()
    expect(says()).toContain('The match is moving to another phone.')
    wrapper.unmount()
  })
})
