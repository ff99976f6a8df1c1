import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import type { MatchKind } from '../../src/book/journal/begin.ts'
import ResultPage from '../../src/pages/result/ResultPage.vue'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'
import { wait } from '../games/mount.ts'

const painted = vi.hoisted(() => ({ blob: null as Blob | null }))
vi.mock('../../src/pages/handout/paint.ts', () => ({
  readLightColours: () => ({}),
  createMeasure: () => (text: string) => text.length * 8,
  paintPng: async () => painted.blob,
}))
beforeEach(() => (painted.blob = new Blob(['png'])))

const WELLSIX = 'game wellsix\nplayers Ann, Bob\ngames 2\nplay'
const ROWS = ['........', '........', '........', '........', 'SSS.....', 'HHDHC...']
const WETICE = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...ROWS, 'play'].join('\n')

async function openResult(head: string, actions: readonly string[], kind: MatchKind = {}) {
  const tab = new Browser().openTab()
  const { id } = valueOf(await tab.library.create(head, kind))
  await tab.match.open(id)
  for (const action of actions) await tab.match.play(action)
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/result/:id', component: ResultPage, props: true }],
  })
  await router.push(`/result/${id}`)
  const App = { template: '<RouterView />' }
  const wrapper = mount(App, { global: { plugins: [tab.pinia, router] }, attachTo: document.body })
  await vi.waitUntil(() => wrapper.find('.sheet').exists(), { timeout: 60_000 })
  const press = async (name: string, after = 1000): Promise<void> => {
    wait(after)
    const key = wrapper.findAll('button').find(button => (button.attributes('aria-label') ?? button.text()) === name)
    if (!key) throw new Error(`No key “${name}”`)
    await key.trigger('click')
    for (let i = 0; i < 5; i++) await flushPromises()
  }
  const rows = (selector: string) => wrapper.findAll(selector).map(each => each.text().replace(/\s+/g, ' '))
  const under = (title: string): string =>
    wrapper
      .findAll('dt')
      .find(each => each.text() === title)
      ?.element.nextElementSibling?.textContent.trim() ?? ''
  return { ...tab, id, wrapper, press, rows, under }
}

describe('a result sheet', () => {
  it('lists the players, each game’s scores, and the rules', async () => {
    const { rows, under, wrapper } = await openResult(WELLSIX, ['result 30 4', 'next', 'result 2 9'])
    expect(wrapper.get('.outcome').text()).toBe('Ann wins')
    expect(rows('.rounds tr')).toEqual(['GameAnnBob', '1304', '229', 'Total3213'])
    expect(under('House rules')).toBe('Ann opens. The opener plays red. 2 games')
    expect(under('Illegal moves that the players let stand')).toBe('None')
  })

  it('names only the house rules that have an effect in its mode', async () => {
    const [duel, solitaire] = [WETICE, WETICE.replace('players Ann, Bob', 'players Ann\nmode solo-plus')]
    expect((await openResult(duel, ['pass', 'pass'])).under('House rules')).toBe('Two players. 8 wide, 6 high')
    const alone = await openResult(solitaire, ['pass'])
    expect(alone.under('House rules')).toContain('Matches that share a card score as one group')
  })

  it('is confirmed by both players with one button', async () => {
    const { press, rows, wrapper, match } = await openResult(WELLSIX, ['result 30 4', 'next', 'result 2 9'])
    expect(rows('.signed .who')).toEqual(['Ann has not confirmed it yet.', 'Bob has not confirmed it yet.'])
    await press('Both confirm')
    expect(rows('.signed .who')).toEqual(['Ann confirmed the result.', 'Bob confirmed the result.'])
    expect(match.recordText().split('\n').slice(-3)).toEqual([
      '# player 1 confirms the result',
      '# player 2 confirms the result',
      '',
    ])
    expect(wrapper.text()).not.toContain('Both confirm')
  })

  it('shows five controls', async () => {
    const { wrapper } = await openResult(WELLSIX, ['result 30 4', 'next', 'result 2 9'])
    const all = wrapper.findAll('a, button, input, select, textarea, summary')
    const controls = all.filter(({ element }) => !element.closest('dialog'))
    const names = controls.map(each => each.attributes('aria-label') ?? each.text())
    expect(names.slice(1)).toEqual(['Each player confirms or protests', 'Share', 'Print', 'Both confirm'])
  })

  it('is confirmed, or protested against, by each player', async () => {
    const { press, rows, wrapper, match } = await openResult(WELLSIX, ['result 30 4', 'next', 'result 2 9'])
    await press('Each player confirms or protests')
    await press('Ann confirms')
    await press('Each player confirms or protests')
    await press('Protest by Bob')
    await wrapper.get('form input').setValue('The last six was mine.')
    await wrapper.get('form').trigger('submit')
    for (let i = 0; i < 5; i++) await flushPromises()
    expect(rows('.signed .who')).toEqual(['Ann confirmed the result.', 'Bob protested. “The last six was mine.”'])
    expect(match.recordText().split('\n').slice(-3)).toEqual([
      '# player 1 confirms the result',
      '# player 2 protests: The last six was mine.',
      '',
    ])
    await press('Both confirm')
    expect(rows('.signed .who')).toEqual(['Ann confirmed the result.', 'Bob confirmed the result.'])
  })

  it('isolates right-to-left names from the text beside them', async () => {
    const { press, wrapper } = await openResult(WELLSIX.replace('Ann', 'דנה'), ['result 30 4', 'next', 'result 2 9'])
    expect(wrapper.get('.outcome').text()).toBe('\u2068דנה\u2069 wins')
    expect(wrapper.findAll('.signed bdi').map(each => each.text())).toEqual(['דנה', 'Bob'])
    await press('Each player confirms or protests')
    expect(wrapper.get('dialog .row-key').text()).toBe('\u2068דנה\u2069 confirms')
  })

  it('stays unconfirmed if a protest is cancelled', async () => {
    const { press, rows, wrapper } = await openResult(WELLSIX, ['result 30 4', 'next', 'result 2 9'])
    await press('Each player confirms or protests')
    await press('Protest by Ann')
    await press('No protest', 600)
    expect(wrapper.find('form input').exists()).toBe(false)
    expect(rows('.signed .who')[0]).toBe('Ann has not confirmed it yet.')
  })

  it('lists illegal moves that were let stand, corrections, and requests for help', async () => {
    const table = await openResult(WETICE, ['stands swap b1 e1', 'correct e1 D'])
    expect(table.under('Illegal moves that the players let stand')).toBe(
      '1. The heart at b1 and the club at e1 were swapped. The swap is illegal: it makes no match. The players let the swap stand.',
    )
    expect(table.under('Corrections to the layout')).toBe('2. Corrected: now a diamond at e1.')
    await table.match.note({ type: 'help', seat: 2 })
    await table.match.undo()
    await flushPromises()
    expect(table.under('Help')).toBe('Bob asked once')
    expect(table.under('Undone or edited')).toBe('1 move')
    expect(table.wrapper.get('.outcome').text()).toBe('The match isn’t over yet.')
    expect(table.rows('.foot button, .sheet button')).toEqual([])
  })

  it('names the app’s seats, and waits only for confirmations by people', async () => {
    const { press, rows, under } = await openResult(WELLSIX, ['result 30 4', 'next', 'result 2 9'], {
      app: [null, 'middling'],
    })
    expect(under('Played by the app')).toBe('Bob (medium)')
    expect(rows('.signed .who')).toEqual(['Ann has not confirmed it yet.'])
    await press('Ann confirms')
    expect(rows('.signed .who')).toEqual(['Ann confirmed the result.'])
  })

  it('says that help was off', async () => {
    const { under } = await openResult(WETICE, ['pass', 'pass'], { help: 'off' })
    expect(under('Help')).toBe('Off, as agreed')
  })

  it('can be saved as a picture, and copied as a text', async () => {
    const { press, wrapper } = await openResult(WELLSIX, ['result 30 4', 'next', 'result 2 9'])
    const clicked: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download)
    })
    await press('Share')
    await press('Save a picture')
    expect(clicked).toEqual(['Wellsix.png'])
    await press('Each player confirms or protests')
    await press('Ann confirms')
    await press('Share')
    painted.blob = null
    await press('Save a picture')
    expect(wrapper.get('.note').text()).toContain('can’t make the picture')
    const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } })
    await press('Copy the text')
    vi.unstubAllGlobals()
    expect(copied.mock.calls[0]?.[0].split('\n')).toEqual([
      'Wellsix',
      expect.any(String),
      'Ann wins',
      '1: Ann 30, Bob 4',
      '2: Ann 2, Bob 9',
      'Total: Ann 32, Bob 13',
      'House rules:',
      '  Ann opens. The opener plays red. 2 games',
      'Confirmed by:',
      '  Ann confirmed the result.',
      '',
    ])
  })

  it('is shared as a picture with its text if the device can share files', async () => {
    const shared = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', { ...navigator, canShare: () => true, share: shared })
    const { press } = await openResult(WETICE, ['stands swap b1 e1'])
    await press('Share')
    await press('Share a picture')
    vi.unstubAllGlobals()
    const [data] = shared.mock.calls[0] ?? []
    expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([['WetIce.png', 'image/png']])
    expect(data?.text).toContain('The players let one illegal move stand.')
  })

  it('lists a limited number of illegal moves, and counts the others', async () => {
    const turns = Array.from({ length: 10 }, (_, i) => `stands turn ${(i + 1) % 2 === 1 ? 2 : 1}`)
    const { wrapper } = await openResult(WETICE, turns)
    const [, irregular] = wrapper.findAll('dd')
    expect(irregular?.findAll('p')).toHaveLength(8)
    expect(irregular?.text()).toContain('and 3 more')
  })
})
