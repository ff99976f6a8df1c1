import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import ReplayPage from '../../src/pages/replay/ReplayPage.vue'
import { ECHO_MS } from '../../src/ui/lastTouch.ts'
import { valueOf } from '../book/results.ts'
import { line } from '../book/table.ts'
import { Browser } from '../book/world.ts'
import { wait } from '../games/mount.ts'

const HEAD =
  'game wetice\nplayers Ann, Bob\nphase swap\ndeal\n........\n........\n........\n........\nSSS.....\nHHDHC...\nplay'
const TENNIS = 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 5\nplay'

async function openReplay(head: string, actions: readonly string[], path = '') {
  const browser = new Browser()
  const tab = browser.openTab()
  const { id } = valueOf(await tab.library.create(head))
  await tab.match.open(id)
  for (const action of actions) await tab.match.play(action)
  await tab.match.close()
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/replay/:id/:move?/:ask(change)?', component: ReplayPage, props: true },
      { path: '/table/:id', component: { template: '<p />' } },
    ],
  })
  await router.push(`/replay/${id}${path}`)
  const App = { template: '<RouterView />' }
  const wrapper = mount(App, { global: { plugins: [tab.pinia, router] }, attachTo: document.body })
  await settle()
  await vi.waitUntil(() => wrapper.find('.board *').exists(), { timeout: 60_000 })
  const click = async (selector: string, after = ECHO_MS): Promise<void> => {
    wait(after)
    await wrapper.get(selector).trigger('click')
    await settle()
  }
  const press = async (name: string, after = ECHO_MS): Promise<void> => {
    wait(after)
    const key = wrapper.findAll('button').find(button => button.text().startsWith(name))
    if (!key) throw new Error(`No key “${name}”`)
    await key.trigger('click')
    await settle()
  }
  const type = async (text: string): Promise<void> => {
    await wrapper.get('.move input').setValue(text)
    await wrapper.get('.move').trigger('submit')
    await settle()
  }
  const says = (): string => wrapper.get('.ruling .sentence').text()
  const at = (): string => wrapper.get('h1').text()
  return {
    ...tab,
    browser,
    id,
    wrapper,
    router,
    click,
    press,
    type,
    says,
    at,
  }
}

async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) await flushPromises()
}

describe('a replay', () => {
  it('goes back and forth by step and by move', async () => {
    const { click, says, at } = await openReplay(HEAD, ['swap c1 d1', 'pass'])
    expect(at()).toContain('2 moves')
    await click('[aria-label="Next move"]')
    await click('[aria-label="Next move"]')
    expect(at()).toContain('Move 2 of 2')
    await click('[aria-label="Previous move"]')
    expect([at(), says()]).toEqual([
      expect.stringContaining('Move 1 of 2'),
      'Put the three spades on Ann’s pile. Put the three hearts on Ann’s pile.',
    ])
    await click('[aria-label="Previous step"]')
    expect(says()).toBe(
      'Put the three spades at a2, b2 and c2 on Ann’s pile. Put the three hearts at a1, b1 and c1 on Ann’s pile.',
    )
    await click('[aria-label="Next move"]')
    expect(says()).toBe('Put the three spades on Ann’s pile. Put the three hearts on Ann’s pile.')
    await click('[aria-label="Previous move"]')
    await click('[aria-label="Previous move"]')
    expect(says()).toBe('The start.')
    await click('[aria-label="Next step"]')
    expect(says()).toBe('Swap the diamond at c1 and the heart at d1.')
  })

  it('counts each of several quick taps', async () => {
    const { click, says } = await openReplay(HEAD, ['swap c1 d1', 'pass'])
    await click('[aria-label="Previous step"]')
    for (let i = 0; i < 3; i++) await click('[aria-label="Previous step"]', 80)
    expect(says()).toBe('The start.')
  })

  it('goes to the position of the slider, and to a tapped line of the log', async () => {
    const { wrapper, at, click } = await openReplay(HEAD, ['swap c1 d1', 'pass'])
    await wrapper.get('[type="range"]').setValue('0')
    expect(at()).toContain('2 moves')
    await click('.log li .line')
    expect(at()).toContain('Move 2 of 2')
  })

  it('opens at the move in its address', async () => {
    const { at, says } = await openReplay(HEAD, ['swap c1 d1', 'pass'], '/1')
    expect([at(), says()]).toEqual([
      expect.stringContaining('Move 1 of 2'),
      'Put the three spades on Ann’s pile. Put the three hearts on Ann’s pile.',
    ])
  })

  it.each([
    [TENNIS, 'hand ghost', 'The hand counts for two.'],
    ['game wellsix\nplayers Ann, Bob\nplay', 'result 30 4', '30'],
    [
      `game wetice\nmode solo\nphase swap\npiles three 3 / four 4\ndeal\n${'........\n'.repeat(5)}HHDHC...\nplay`,
      'pass',
      '7',
    ],
  ])('draws the table of %j', async (head, action, shown) => {
    const { wrapper } = await openReplay(head, [action])
    expect(wrapper.text()).toContain(shown)
  })

  it('reports that its match is missing', async () => {
    const { wrapper, router } = await openReplay(TENNIS, [])
    await router.push('/replay/none')
    await settle()
    expect(wrapper.text()).toContain('not in your match book')
  })

  it('can be continued from any point as a new match', async () => {
    const tab = await openReplay(HEAD, ['swap c1 d1', 'pass'], '/1')
    await tab.press('Continue from here')
    expect(tab.router.currentRoute.value.path).not.toContain(tab.id)
    await tab.match.open(tab.router.currentRoute.value.path.slice('/table/'.length))
    expect([line(tab), tab.match.head?.origin]).toEqual(['swap c1 d1', { match: tab.id, entries: 2 }])
    await tab.match.open(tab.id)
    expect(line(tab)).toBe('swap c1 d1, pass')
  })
})

describe('the end of a replay', () => {
  it('leads back to the match', async () => {
    const tab = await openReplay(HEAD, ['swap c1 d1'], '/1')
    await tab.press('Open the table')
    expect(tab.router.currentRoute.value.path).toBe(`/table/${tab.id}`)
    expect(tab.library.list).toHaveLength(1)
  })
})

describe('amending a record', () => {
  it('changes a move by typing, after a preview', async () => {
    const tab = await openReplay(TENNIS, ['hand fish', 'next', 'hand ghost'], '/1')
    await tab.press('More')
    await tab.press('Change this move')
    expect(tab.says()).toBe('What should move 1 be?')
    expect(tab.wrapper.text()).toContain('The Fish won the hand.')
    await tab.type('hand ghost')
    expect(tab.wrapper.get('.page:has(.changes)').text()).toContain('Ann 2 instead of 0')
    expect(line(tab)).toBe('hand fish, next, hand ghost')
    await tab.press('Accept')
    expect(line(tab)).toBe('hand ghost, next, hand ghost')
    expect(tab.at()).toContain('Move 1 of 3')
    await tab.press('Undo')
    expect(line(tab)).toBe('hand fish, next, hand ghost')
  })

  it('adds a move by tapping two cards', async () => {
    const tab = await openReplay(HEAD, ['pass'], '/1')
    await tab.press('More')
    await tab.press('Add a move before it')
    await tab.click('[data-cell="c1"]')
    await tab.click('[data-cell="d1"]')
    await tab.press('Accept')
    expect(line(tab)).toBe('swap c1 d1, pass')
  })

  it('reports illegal moves, and texts that are not moves', async () => {
    const tab = await openReplay(HEAD, ['pass'], '/1')
    await tab.press('More')
    await tab.press('Change this move')
    await tab.type('swap a1 e1')
    expect(tab.says()).toBe('Swapping a1 and e1 makes no match.')
    await tab.type('swap')
    expect(tab.says()).toBe('That can’t be read as a move.')
    await tab.press('Cancel')
    expect(line(tab)).toBe('pass')
  })

  it('offers to edit a move that is no longer legal, or to cut off the record there', async () => {
    const tab = await openReplay(TENNIS, ['hand fish', 'next', 'hand ghost'], '/2')
    await tab.press('More')
    await tab.press('Remove this move')
    expect(tab.wrapper.text()).toContain('no longer stands')
    await tab.press('Edit move 2')
    await tab.type('next')
    expect(tab.wrapper.text()).not.toContain('no longer stands')
    await tab.press('Discard the changes')
    await tab.press('More')
    await tab.press('Remove this move')
    await tab.press('Cut off there')
    await tab.press('Accept')
    expect(line(tab)).toBe('hand fish')
    expect(tab.match.timeline.log).toHaveLength(3)
  })

  it('loses nothing if a double tap opens the preview', async () => {
    const tab = await openReplay(TENNIS, ['hand fish', 'next', 'hand ghost'], '/1')
    await tab.press('More')
    await tab.press('Cut off after this move')
    await tab.press('Accept', 200)
    expect(line(tab)).toBe('hand fish, next, hand ghost')
    await tab.press('Accept')
    expect(line(tab)).toBe('hand fish')
  })

  it('is not possible while another window plays', async () => {
    const tab = await openReplay(TENNIS, ['hand fish'])
    const other = tab.browser.openTab()
    await other.match.open(tab.id)
    expect(tab.wrapper.text()).toContain('More')
    other.match.takeOver()
    await settle()
    expect(tab.wrapper.findAll('.below button').map(each => each.text())).not.toContain('More')
  })
})

describe('an illegal move that is found later', () => {
  it('can be let stand at the point where it was played', async () => {
    const tab = await openReplay(HEAD, ['swap c1 d1', 'pass'], '/1/change')
    expect(tab.says()).toBe('What should move 1 be?')
    expect(tab.wrapper.text()).toContain('The cards at c1 and d1 were swapped.')
    await tab.click('[data-cell="b1"]')
    await tab.click('[data-cell="e1"]')
    expect(tab.says()).toBe('Swapping b1 and e1 makes no match.')
    await tab.press('Illegal, and let stand')
    expect(tab.wrapper.get('.changes').text()).toBe('')
    await tab.press('Accept')
    expect(tab.wrapper.get('.moves').text()).toContain('The swap is illegal: it makes no match')
    expect(line(tab)).toBe('swap c1 d1, pass')
    await tab.press('Ann agrees')
    await tab.press('Bob agrees')
    expect(line(tab)).toBe('stands swap b1 e1, pass')
    await tab.click('[aria-label="Next move"]')
    expect(tab.wrapper.text()).toContain('The players let one illegal move stand.')
  })

  it('can be let stand at a point where an earlier amendment made it illegal', async () => {
    const tab = await openReplay(HEAD, ['correct d1 C e1 H', 'swap c1 e1'], '/1')
    await tab.press('More')
    await tab.press('Remove this move')
    expect(tab.wrapper.text()).toContain('no longer stands')
    await tab.press('Move 1 stands')
    await tab.press('Accept')
    await tab.press('Ann agrees')
    await tab.press('Bob agrees')
    expect(line(tab)).toBe('stands swap c1 e1')
  })

  it('can be a move out of turn', async () => {
    const tab = await openReplay(HEAD, ['swap c1 d1'], '/1')
    await tab.press('More')
    await tab.press('Add a move before it')
    await tab.press('It was Bob’s turn')
    await tab.press('Accept')
    await tab.press('Ann agrees')
    await tab.press('Bob agrees')
    expect([line(tab), tab.match.replay?.position]).toEqual([
      'stands turn 2, swap c1 d1',
      expect.objectContaining({ turn: 1 }),
    ])
  })
})
