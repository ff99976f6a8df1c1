import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { endEvening, setPairing } from '../../src/book/evening/changes.ts'
import { addStartedMatch } from '../../src/book/evening/report.ts'
import { matchesOf, POINT_SYSTEMS } from '../../src/book/evening/evening.ts'
import { eveningsOf } from '../../src/book/evening/evenings.ts'
import { mergeEvenings } from '../../src/book/evening/merge.ts'
import { addReport } from '../../src/book/evening/outcome.ts'
import NewGamePage from '../../src/pages/NewGamePage.vue'
import TakePage from '../../src/pages/link/TakePage.vue'
import EveningPage from '../../src/pages/evening/EveningPage.vue'
import EveningsPage from '../../src/pages/evening/EveningsPage.vue'
import { titleOfEvening } from '../../src/pages/evening/title.ts'
import { draftKey, roomKey } from '../../src/book/storage/names.ts'
import { settingRow } from '../../src/book/storage/port.ts'
import { eveningText } from '../../src/book/transfer/backup.ts'
import { packRecord } from '../../src/book/transfer/link.ts'
import { restoreDraft } from '../../src/games/wetice/entry/draft.ts'
import WetIceEntry from '../../src/games/wetice/entry/WetIceEntry.vue'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'
import { scrambled } from '../scrambled.ts'

const BEGUN = {
  name: 'Friday',
  games: [{ name: 'wellsix', seats: 2 }],
  everyone: true,
  points: POINT_SYSTEMS.two,
  ties: [],
} as const
const DUEL = [
  'game wetice',
  'players Ada, Cem',
  'phase swap',
  'deal',
  ...Array(5).fill('........'),
  'HHDHC...',
  'play',
].join('\n')
const settle = async (): Promise<void> => {
  for (let i = 0; i < 12; i++) await flushPromises()
}

async function openPage(tab: ReturnType<Browser['openTab']>, path: string) {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/evening', component: EveningsPage },
      { path: '/evening/:id', component: EveningPage, props: true },
      { path: '/new/:game?', component: NewGamePage, props: true },
      { path: '/take/:packed', component: TakePage, props: true },
      { path: '/:rest(.*)*', component: { template: '<main />' } },
    ],
  })
  await router.push(path)
  const wrapper = mount(
    { template: '<RouterView />' },
    { global: { plugins: [tab.pinia, router] }, attachTo: document.body },
  )
  await settle()
  const press = async (name: string): Promise<void> => {
    const key = wrapper
      .findAll('button')
      .find(button => (button.attributes('aria-label') ?? button.text().replace(/\s+/g, ' ')).startsWith(name))
    if (!key) throw new Error(`No key “${name}”`)
    await (key.attributes('type') === 'submit' ? key.trigger('submit') : key.trigger('click'))
    await settle()
  }
  const texts = (selector: string): string[] => wrapper.findAll(selector).map(each => each.text().replace(/\s+/g, ' '))
  /** The pairings and their results, as texts. */
  const pairings = (): string[] =>
    texts('.pairing .who').map((who, index) => `${who} ${texts('.pairing .state')[index]}`)
  const show = async (view: 'now' | 'standings' | 'figures' | 'evening' | 'rounds'): Promise<void> => {
    await router.replace({ path: router.currentRoute.value.path, query: view === 'now' ? {} : { show: view } })
    await settle()
  }
  /** The texts of the evening's pages in order. The last page stays open. */
  const told = async (): Promise<{ lead: string; rows: string[]; pairs: string[] }> => {
    await show('standings')
    const [lead = '', rows] = [texts('.headline')[0], texts('tbody tr')]
    await show('rounds')
    return { lead, rows, pairs: pairings() }
  }
  return { ...tab, router, wrapper, press, texts, pairings, show, told }
}

/** An evening of these guests, with a match of Wellsix between the first two. */
async function begin(names: readonly string[], result: readonly string[] | null) {
  const tab = new Browser().openTab()
  const id = valueOf(await tab.evenings.create({ ...BEGUN, names }))
  const match = valueOf(
    await tab.library.create(`game wellsix\nplayers ${names.slice(0, 2).join(', ')}\ngames 2\nplay`),
  ).id
  valueOf(await tab.match.open(match))
  for (const action of result ?? []) await tab.match.play(action)
  await tab.match.close()
  return { match, id, tab }
}

// No server answers for a shared evening.
beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      readonly close = (): void => undefined
    },
  )
})

it('an evening that can’t be read is not reported as missing', async () => {
  const browser = new Browser()
  const tab = browser.openTab()
  const id = valueOf(await tab.evenings.create({ ...BEGUN, names: ['Ada', 'Ben'] }))
  browser.disk.failing = 'broken'
  for (const path of ['/evening', `/evening/${id}`]) {
    const { texts, wrapper } = await openPage(browser.openTab(), path)
    expect(texts('.ruling .sentence, .sentence')).toContain(
      'This browser’s storage has failed. Close the app and open it again.',
    )
    wrapper.unmount()
  }
})

describe('an evening', () => {
  it('starts with names, and suggests pairings', async () => {
    const page = await openPage(new Browser().openTab(), '/evening')
    await page.press('New evening')
    await page.wrapper.get('form').trigger('submit')
    expect(page.texts('[role=alert]')).toEqual(['An evening needs at least two players.'])
    for (const name of ['Ada', 'Ben', 'ada']) {
      const field = page.wrapper
        .findAll('fieldset input.field')
        .find(each => (each.element as HTMLInputElement).value === '')
      await field?.setValue(name)
    }
    expect(page.texts('[role=alert]')).toEqual(['ada is here twice. Use two different names.'])
    await page.wrapper.findAll('fieldset input.field')[2]?.setValue('Cem')
    await page.wrapper.get('form select').setValue('2')
    await page.wrapper.get('form').trigger('submit')
    await settle()
    await page.show('rounds')
    expect(page.texts('h3')).toEqual(['Round 1 Cem sits out', 'Round 2 Ben sits out'])
    await page.show('evening')
    await page.press('Name, games and points')
    await page.wrapper.get('dialog form select, .settings select').setValue('')
    await page.press('Save')
    await page.show('rounds')
    expect(page.texts('h3')).toEqual(['Round 1 Cem sits out', 'Round 2 Ben sits out', 'Round 3 Ada sits out'])
    expect(page.pairings()).toEqual(['Ada – Ben to play', 'Cem – Ada to play', 'Ben – Cem to play'])
    await page.show('now')
    expect(page.texts('.headline')).toEqual(['Ada and Ben play next.'])
    expect(page.wrapper.get('.next a').attributes('href')).toBe(
      `#/new/wetice?evening=${page.evenings.list[0]?.id}&pair=1-2`,
    )
  })

  it('shows the result of a match, the leader, and the score of each pair of players', async () => {
    const { tab, id, match } = await begin(['Ada', 'Ben', 'Cem'], ['result 30 4', 'next', 'result 2 9'])
    await tab.evenings.change(id, addStartedMatch(match, [1, 2]))
    const page = await openPage(tab, `/evening/${id}`)
    expect(page.texts('.headline')).toEqual(['Cem and Ada play next.'])
    const before = await page.told()
    expect([before.lead, before.pairs[0]]).toEqual(['Ada is ahead with 2 points.', 'Ada – Ben Ada won 32–13'])
    await page.press('Cem – Ada')
    await page.press('A draw')
    expect(page.texts('.toast p')).toEqual(['Cem and Ada: a draw.'])
    await page.show('standings')
    expect(page.texts('tbody tr').slice(0, 3)).toEqual(['1Ada321–1–0', '2Cem110–1–0', '3Ben010–0–1'])
    await page.show('figures')
    expect(page.texts('[aria-labelledby=cross] tbody tr')).toEqual(['Ada·½1', 'Cem½·', 'Ben0·'])
    expect(page.texts('details li')).toEqual(['Ada: 0, 2, 3', 'Cem: 0, 0, 1', 'Ben: 0, 0, 0'])
    expect(page.wrapper.get('svg[role=img]').attributes('aria-label')).toContain('Ada 3, Cem 1, Ben 0')
    await page.press('Undo')
    await page.show('standings')
    expect(page.texts('tbody tr').slice(0, 3)).toEqual([
      '1Ada211–0–0',
      '=22, sharedBen010–0–1',
      '=22, sharedCem000–0–0',
    ])
  })

  it('can be shared as a text, and by a link that shows the evening without storing it', async () => {
    const { tab, id, match } = await begin(['Ada', 'Ben', 'Cem'], ['result 30 4', 'next', 'result 2 9'])
    await tab.evenings.change(id, addStartedMatch(match, [1, 2]))
    const page = await openPage(tab, `/evening/${id}`)
    const copied: string[] = []
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => copied.push(text) } })
    await page.show('standings')
    await page.press('Share standings')
    await page.press('Copy the text')
    await page.press('Copy a link')
    await vi.waitUntil(() => copied.length > 1)
    vi.unstubAllGlobals()
    expect(copied[0]?.split('\n').slice(2)).toEqual([
      'Ada is ahead with 2 points.',
      '1  Ada: Points 2, Played 1, W–D–L 1–0–0',
      '=2  Ben: Points 0, Played 1, W–D–L 0–0–1',
      '=2  Cem: Points 0, Played 0, W–D–L 0–0–0',
      'Round 1:',
      '  Ada – Ben: Ada won 32–13',
      '',
    ])
    page.wrapper.unmount()
    const other = new Browser().openTab()
    const taken = await openPage(other, copied[1]?.replace(/^.*#/s, '') ?? '')
    await vi.waitUntil(() => taken.wrapper.find('.handout').exists())
    expect(taken.texts('.headline')).toEqual(['Ada is ahead with 2 points.'])
    expect(taken.texts('tbody tr')[0]).toBe('1 Ada211–0–0')
    await other.evenings.refresh()
    expect(other.evenings.list).toEqual([])
  })

  it('is reported as already shared by this phone when a copy of it is opened', async () => {
    const { tab, id } = await begin(['Ada', 'Ben', 'Cem'], null)
    const evening = tab.evenings.find(id)
    if (!evening) throw new Error('no evening')
    const packed = valueOf(await packRecord(eveningText(evening, null, 5)))
    const said = 'This phone already shares this evening. New results in this copy go to all phones.'
    const alone = await openPage(tab, `/take/${packed}`)
    await vi.waitUntil(() => alone.wrapper.find('.button-primary').exists())
    expect(alone.wrapper.text()).not.toContain(said)
    alone.wrapper.unmount()
    await tab.book.storage.write([settingRow(roomKey(id), { id: 'room', key: 'key', seen: 0 })])
    const sharing = await openPage(tab, `/take/${packed}`)
    await vi.waitUntil(() => sharing.wrapper.find('.button-primary').exists())
    expect(sharing.wrapper.text()).toContain(said)
  })

  it('shows two results that were reported for one pairing, and counts the chosen one', async () => {
    const { tab, id } = await begin(['Ada', 'Ben', 'Cem'], null)
    const there = valueOf(await eveningsOf(tab.book).load(id))
    const told = (winner: number, scores: readonly number[] | null, at: number) =>
      setPairing(null, addReport({ guests: [1, 2] }, { winner, scores }, at))(there)
    const { evening } = mergeEvenings(told(1, [21, 15], 60_000), told(2, null, 120_000))
    await eveningsOf(tab.book).put(evening)
    const page = await openPage(tab, `/evening/${id}`)
    expect(page.texts('.next')).toEqual(['Round 1, table 1: WellsixAda and Ben: two results were entered.Choose'])
    expect(await page.told()).toMatchObject({ lead: '', rows: [] })
    expect(page.pairings()[0]).toBe('Ada – Ben two results')
    await page.show('now')
    await page.press('Choose')
    expect(page.texts('.which button')).toEqual([
      expect.stringMatching(/^Ada won 21–15, entered at /),
      expect.stringMatching(/^Ben won, entered at /),
    ])
    await page.press('Ben won')
    expect(page.texts('.toast p')).toEqual(['Ada and Ben: Ben won.'])
    const after = await page.told()
    expect([after.pairs[0], after.rows[0]]).toEqual(['Ada – Ben Ben won', '1Ben211–0–0'])
    await page.press('Ada – Ben')
    expect(page.texts('ol li').map(line => line.replace(/^\S+( [ap]m)? /, ''))).toEqual([
      'entered: Ada won 21–15',
      'entered: Ben won',
      'corrected: Ben won',
    ])
    await page.press('Close')
    await page.press('Undo')
    expect(page.pairings()[0]).toBe('Ada – Ben two results')
  })

  it('counts the same result from two windows once, and asks in both which of two different results counts', async () => {
    const browser = new Browser()
    const first = browser.openTab()
    const id = valueOf(await first.evenings.create({ ...BEGUN, names: ['Ada', 'Ben', 'Cem'] }))
    const pages = [await openPage(first, `/evening/${id}`), await openPage(browser.openTab(), `/evening/${id}`)]
    const [one, other] = pages
    if (!one || !other) throw new Error('two pages')
    for (const page of pages) {
      await page.show('rounds')
      await page.press('Ada – Ben')
    }
    await one.press('Ada won')
    await vi.waitUntil(() => other.texts('dialog [role=alert]').length > 0)
    expect([one, other].map(page => page.texts('dialog [role=alert]'))).toEqual([[], ['Entered meanwhile: Ada won.']])
    await other.press('Ada won')
    await one.evenings.refresh()
    await settle()
    for (const page of pages) {
      const { rows, pairs: lines } = await page.told()
      expect(lines.filter(line => line.startsWith('Ada – Ben'))).toEqual(['Ada – Ben Ada won'])
      expect(rows[0]).toBe('1Ada211–0–0')
      await page.press('Cem – Ada')
    }
    await one.press('Cem won')
    await other.press('Ada won')
    expect(other.texts('.which legend')).toEqual(['Two results were entered. Choose one.'])
    expect(other.texts('.which button')).toEqual([
      expect.stringMatching(/^Cem won, entered on this phone at /),
      expect.stringMatching(/^Ada won, entered on this phone at /),
    ])
    await one.evenings.refresh()
    await settle()
    expect(one.texts('.toast p')).toEqual(['Cem and Ada: two results were entered. Choose one.'])
    await one.show('now')
    expect(one.texts('.next')[0]).toContain('Cem and Ada: two results were entered.')
    expect((await one.told()).rows[0]).toBe('1Ada211–0–0')
    await other.press('Cem won')
    await one.evenings.refresh()
    await settle()
    for (const page of pages) expect(page.pairings()).toContain('Cem – Ada Cem won')
  })

  it('reports on all phones what an undo reverts, and does not offer an outdated undo', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const browser = new Browser()
    const first = browser.openTab()
    const id = valueOf(await first.evenings.create({ ...BEGUN, names: ['Ada', 'Ben', 'Cem'] }))
    const one = await openPage(first, `/evening/${id}?show=rounds`)
    const other = await openPage(browser.openTab(), `/evening/${id}?show=rounds`)
    const enter = async (pair: string, said: string): Promise<void> => {
      await one.press(pair)
      await one.press(said)
      await other.evenings.refresh()
      await settle()
    }
    await enter('Ada – Ben', 'Ada won')
    await other.press('Cem – Ada')
    await other.press('Cem won')
    await one.press('Undo')
    await other.evenings.refresh()
    await settle()
    expect(one.texts('.toast p')).toEqual(['Undone – Ada and Ben: Ada won.'])
    expect(other.texts('.toast p')).toEqual(['Ada and Ben: the result was removed.'])
    expect(one.texts('.toast button')).toEqual([''])
    expect(one.pairings()).toEqual(other.pairings())
    // The offer to undo disappears after a minute, and at the end of the evening.
    await enter('Ada – Ben', 'Ben won')
    expect(one.texts('.toast p')).toEqual(['Ada and Ben: Ben won.'])
    vi.advanceTimersByTime(60_000)
    await settle()
    expect(one.texts('.toast')).toEqual([])
    await enter('Ben – Cem', 'A draw')
    expect(one.texts('.toast p')).toEqual(['Ben and Cem: a draw.'])
    valueOf(await other.evenings.change(id, endEvening(9_000)))
    await one.evenings.refresh()
    await settle()
    expect(one.texts('.toast')).toEqual([])
  })

  it('stores scores with a result, and logs a correction of the result of a match', async () => {
    const { tab, id, match } = await begin(['Ada', 'Ben', 'Cem'], ['result 30 4', 'next', 'result 2 9'])
    await tab.evenings.change(id, addStartedMatch(match, [1, 2]))
    const page = await openPage(tab, `/evening/${id}?show=rounds`)
    await page.press('Ada – Ben')
    const [ada, ben] = ['Ada', 'Ben'].map(name => page.wrapper.get<HTMLInputElement>(`[aria-label="Score of ${name}"]`))
    expect([ada?.element.value, ben?.element.value]).toEqual(['32', '13'])
    await ada?.setValue('')
    await page.press('Ben won')
    expect(page.texts('[role=alert]')).toEqual(['Enter a whole number for each player, or leave all empty.'])
    await ada?.setValue('33')
    await page.press('Ben won')
    expect(page.texts('[role=alert]')).toEqual([
      'By these scores: Ada won. To enter your result all the same, tap it again.',
    ])
    await ada?.setValue('13')
    await page.press('A draw')
    expect(page.texts('[role=alert]')).toEqual([])
    await page.press('Undo')
    await page.press('Ada – Ben')
    const again = ['Ada', 'Ben'].map(name => page.wrapper.get(`[aria-label="Score of ${name}"]`))
    await again[0]?.setValue('13')
    await again[1]?.setValue('32')
    await page.press('Ada won')
    expect(page.texts('[role=alert]')).toHaveLength(1)
    await page.press('Ben won')
    expect(page.pairings()[0]).toBe('Ada – Ben Ben won 13–32')
    await page.press('Ada – Ben')
    expect(page.texts('ol li').map(line => line.replace(/^\S+( [ap]m)? /, ''))).toEqual([
      'the match: Ada won 32–13',
      'corrected: Ben won 13–32',
    ])
    await page.press('Remove the result')
    expect(page.pairings()[0]).toBe('Ada – Ben Ada won 32–13')
  })

  it('of two games has rounds of pairs and rounds with tables of four, and names its tie-breaks', async () => {
    const tab = new Browser().openTab()
    const games = [
      { name: 'wellsix', seats: 2 },
      { name: 'tennis', seats: 4 },
    ] as const
    const names = ['Ada', 'Ben', 'Cem', 'Dee', 'Eva', 'Fay', 'Gil']
    const ways = ['direct', 'difference', 'lot'] as const
    const id = valueOf(await tab.evenings.create({ ...BEGUN, games, names, ties: ways }))
    const page = await openPage(tab, `/evening/${id}?show=rounds`)
    expect(page.texts('h3').slice(0, 2)).toEqual([
      'Round 1: Wellsix Gil sits out',
      'Round 2: A Lifelike Tennis Ben, Fay and Gil sit out',
    ])
    await page.press('Ada – Cem – Dee – Eva')
    expect(page.wrapper.get('dialog a').attributes('href')).toBe(`#/new/tennis?evening=${id}&pair=1-3-4-5`)
    for (const [name, score] of [
      ['Ada', '1'],
      ['Cem', '5'],
      ['Dee', '2'],
      ['Eva', '2'],
    ] as const)
      // oxfmt-ignore
      await page.wrapper.get(`[aria-label="Score of ${name}"]`).setValue(score)
    await page.press('Cem won')
    expect(page.pairings()).toContain('Ada – Cem – Dee – Eva Cem won 1–5–2–2')
    await page.press('Ada – Cem – Dee – Eva')
    const boxes = page.wrapper.findAll('dialog input[type=checkbox]')
    for (const seat of [2, 3]) await boxes[seat]?.setValue(true)
    await page.press('Enter the shared place')
    expect(page.texts('[role=alert]')).toEqual([expect.stringContaining('By these scores: Cem won.')])
    await page.press('Enter the shared place')
    expect(page.pairings()).toContain('Ada – Cem – Dee – Eva Dee and Eva share first place 1–5–2–2')
    await page.press('Undo')
    await page.press('Ben – Eva')
    await page.press('Eva won')
    await page.show('standings')
    expect(page.texts('tbody tr').slice(0, 3)).toEqual([
      '1Cemhead-to-head result 2211–0–0',
      '2Evahead-to-head result 0221–0–1',
      expect.stringMatching(/^=33, shared\w+0/),
    ])
    expect(page.texts('.headline')).toEqual(['Cem and Eva are ahead with 2 points.'])
    await page.show('figures')
    expect(page.texts('section > p').join()).toContain('Ties are broken by head-to-head result, then score difference')
    await page.evenings.change(id, endEvening(9))
    await page.show('standings')
    expect(page.texts('.headline')).toEqual(['Cem won with 2.'])
    expect(page.texts('tbody tr')[2]).toMatch(/^3\w+by a drawn lot0/)
  })

  it('offers to enter a result for a running or missing match, and to restore an archived one', async () => {
    const { tab, id, match } = await begin(['Ada', 'Ben', 'Cem'], null)
    await tab.evenings.change(id, addStartedMatch(match, [1, 2]))
    const page = await openPage(tab, `/evening/${id}`)
    expect(page.texts('.next')).toEqual(['Round 1, table 1: WellsixAda and Ben are playing.ContinueEnter the result'])
    await page.show('rounds')
    await tab.library.remove(match)
    await settle()
    expect(page.pairings()[0]).toBe('Ada – Ben archived')
    await page.press('Ada – Ben')
    await page.press('Restore the match')
    expect(page.pairings()[0]).toBe('Ada – Ben at the table')
    await tab.library.erase(match)
    await settle()
    expect(page.pairings()[0]).toBe('Ada – Ben not in this book')
    await page.press('Ada – Ben')
    await page.press('Ben won')
    await page.press('Ada – Ben')
    await page.press('Remove the result')
    await page.press('Ada – Ben')
    await page.press('Remove the match from')
    expect(page.pairings()[0]).toBe('Ada – Ben to play')
    await page.press('Undo')
    expect(page.pairings()[0]).toBe('Ada – Ben not in this book')
  })

  it('isolates right-to-left names from the text beside them', async () => {
    const names = ['אדם', 'رות', 'Cem']
    const { tab, id } = await begin(names, ['place 8H 0,0'])
    const page = await openPage(tab, `/evening/${id}`)
    expect(scrambled(names)).toEqual([])
    await page.show('evening')
    await page.press('Players')
    expect(scrambled(names)).toEqual([])
  })

  it('has guests who join, leave, are renamed, and are paired by hand', async () => {
    const { tab, id } = await begin(['Ada', 'Ben', 'Cem'], null)
    const page = await openPage(tab, `/evening/${id}`)
    await page.show('evening')
    await page.press('Players')
    await page.wrapper.get('[aria-label="Cem’s name"]').setValue('Ben')
    expect(page.texts('[role=alert]')).toEqual(['Ben is here twice. Use two different names.'])
    await page.wrapper.get('[aria-label="Cem’s name"]').setValue('Cemal')
    await page.wrapper.get('[aria-label="Add a player"]').setValue('Dee')
    await page.wrapper.get('.join').trigger('submit')
    await settle()
    await page.press('Remove Ben')
    await page.show('rounds')
    expect(page.texts('.pairing .who')).toEqual(['Ada – Cemal', 'Dee – Ada', 'Cemal – Dee'])
    await page.press('Bring back Ben')
    expect(page.pairings()).toHaveLength(6)
    await page.press('Close')
    for (let times = 0; times < 2; times++) {
      const [first, second] = page.wrapper.findAll('select')
      await first?.setValue('1')
      await second?.setValue('4')
      await page.wrapper.get('form.pair').trigger('submit')
      await settle()
    }
    expect(page.texts('h3').at(-1)).toBe('Outside the rounds')
    expect(page.texts('.pairing .who').at(-1)).toBe('Ada – Dee')
  })

  it('links an earlier match to its players', async () => {
    const { tab, id } = await begin(['Ada', 'Ben'], ['result 4 30', 'next', 'result 9 2'])
    const page = await openPage(tab, `/evening/${id}?show=rounds`)
    const other = valueOf(await tab.library.create('game wellsix\nplayers Ada, Eve\ngames 2\nplay'))
    await settle()
    expect(page.texts('.match .who')).toEqual(['Ada and Ben', 'Ada and Eve'])
    await page.press('Ada and Ben')
    expect(page.pairings()).toEqual(['Ada – Ben Ben won 13–32'])
    expect((await page.told()).lead).toBe('Ben won with 2.')
    await page.press('Ada and Eve')
    expect(page.texts('.pairing .who')).toEqual(['Ada – Ben', 'Ada – Eve', 'Ben – Eve'].sort())
    expect(tab.evenings.find(id)?.pairings.map(({ match }) => match)).toContain(other.id)
  })

  it('can be renamed, ended, continued, archived, and restored', async () => {
    const { tab, id } = await begin(['Ada', 'Ben'], null)
    const page = await openPage(tab, `/evening/${id}?show=evening`)
    await page.press('Name, games and points')
    await page.wrapper.get('.settings input[type=text]').setValue('Saturday')
    await page.wrapper.get('form.settings').trigger('submit')
    await settle()
    expect(page.texts('h1')).toEqual(['Saturday'])
    await page.press('End the evening')
    await page.show('now')
    expect([page.texts('.next h2'), tab.evenings.list[0]?.ended]).toEqual([
      ['The evening is over.'],
      expect.any(Number),
    ])
    await page.show('evening')
    await page.press('Continue the')
    await page.show('now')
    expect(page.texts('.headline')).toEqual(['Ada and Ben play next.'])
    await page.show('evening')
    await page.press('Name, games and points')
    await page.press('Archive it')
    expect([page.router.currentRoute.value.path, page.texts('.away .name')]).toEqual(['/evening', ['Saturday']])
    await page.press('Restore')
    expect(page.texts('.evenings .name')).toEqual(['Saturday'])
  })

  it('lists the match of this phone’s owner first, then the other tables of its round with their results', async () => {
    const browser = new Browser()
    const tab = browser.openTab()
    const id = valueOf(await tab.evenings.create({ ...BEGUN, names: ['Ada', 'Ben', 'Cem', 'Dee'] }))
    const page = await openPage(tab, `/evening/${id}?who`)
    expect(page.texts('dialog .pointed')).toEqual(['Ada', 'Ben', 'Cem', 'Dee', 'Skip'])
    await page.press('Ben')
    expect([page.texts('dialog .pointed'), page.router.currentRoute.value.fullPath]).toEqual([[], `/evening/${id}`])
    expect(page.texts('.next')).toEqual(['Round 1, table 2: WellsixYou play Cem next.Start the gameEnter the result'])
    expect(page.texts('.tables li')).toEqual(['1Ada – DeeNot started'])
    await page.press('1Ada – Dee')
    await page.press('Dee won')
    expect(page.texts('.tables li')).toEqual([expect.stringMatching(/^1Ada – DeeDee won, entered by Ben at \d/)])
    const window = await openPage(browser.openTab(), `/evening/${id}`)
    expect(window.texts('.tables li')).toEqual([expect.stringContaining('entered by Ben')])
    window.wrapper.unmount()
    expect(page.texts('.tables ~ p')).toEqual(['In round 2 you play Dee.'])
    await page.press('Enter the result')
    await page.press('Ben won')
    expect(page.texts('.headline')).toEqual(['You play Dee next.'])
    await page.show('standings')
    expect(page.texts('tr.mine th')).toEqual(['Ben you'])
    expect(page.texts('.headline ~ p')).toEqual(['Round 2 of 3. You share place 1.'])
    page.wrapper.unmount()
    // The name is asked for only once. The next time, the phone joins directly.
    const again = await openPage(browser.openTab(), `/evening/${id}?who`)
    expect(again.texts('dialog .pointed')).toEqual([])
    expect(again.texts('.headline')).toEqual(['You play Dee next.'])
  })

  it('without a schedule needs two names and a winner for a result, and lists every match of the same two guests', async () => {
    const tab = new Browser().openTab()
    const id = valueOf(await tab.evenings.create({ ...BEGUN, everyone: false, names: ['Ada', 'Ben', 'Cem'] }))
    const page = await openPage(tab, `/evening/${id}`)
    const tapName = (seat: number) => page.wrapper.findAll('.quick input')[seat]?.trigger('change')
    const enter = async (seats: readonly number[], word: string): Promise<void> => {
      for (const seat of seats) await tapName(seat)
      await page.press(word)
    }
    await enter([2, 0], 'Cem won')
    expect(page.texts('.toast p')).toEqual(['Cem and Ada: Cem won.'])
    await enter([0, 2], 'Ada won')
    await enter([0, 1], 'A draw')
    expect((await page.told()).pairs).toEqual(['Cem – Ada Cem won', 'Ada – Cem Ada won', 'Ada – Ben a draw'])
    await page.press('Undo')
    expect(page.pairings()).toEqual(['Cem – Ada Cem won', 'Ada – Cem Ada won'])
    await page.show('now')
    for (const seat of [1, 2]) await tapName(seat)
    expect(page.wrapper.get('.quick a').attributes('href')).toBe(`#/new/wellsix?evening=${id}&pair=2-3`)
    // A result of an unplayed pairing made by hand is entered there, and adds no pairing.
    await tab.evenings.change(id, setPairing(null, { guests: [1, 2] }))
    await settle()
    expect(page.texts('.headline')[0]).toBe('Ada and Ben play next.')
    for (const seat of [1, 2]) await tapName(seat)
    await enter([1, 0], 'Ben won')
    expect((await page.told()).pairs).toHaveLength(3)
  })

  it('that is being set up is restored after a reload, and the next one has no names but the same settings', async () => {
    const browser = new Browser()
    const page = await openPage(browser.openTab(), '/evening?new')
    const names = (shown: typeof page) =>
      shown.wrapper.findAll<HTMLInputElement>('fieldset input.field').map(({ element }) => element.value)
    const fields = page.wrapper.findAll('fieldset input.field')
    await fields[0]?.setValue('Ada')
    await fields[1]?.setValue('Ben')
    await page.wrapper.get('form input[type=text]').setValue('Finals')
    await page.wrapper.get('form select').setValue('2')
    await settle()
    page.wrapper.unmount()
    const again = await openPage(browser.openTab(), '/evening?new')
    expect(names(again)).toEqual(['Ada', 'Ben', ''])
    expect(again.wrapper.get<HTMLInputElement>('form input[type=text]').element.value).toBe('Finals')
    await again.wrapper.get('form').trigger('submit')
    await settle()
    expect(again.texts('h1')).toEqual(['Finals'])
    again.wrapper.unmount()
    const fresh = await openPage(browser.openTab(), '/evening?new')
    expect(names(fresh)).toEqual(['', '', ''])
    expect(fresh.wrapper.get<HTMLSelectElement>('form select').element.value).toBe('2')
    expect(fresh.wrapper.get<HTMLInputElement>('form input[type=text]').element.value).toMatch(/^Evening of /)
  })

  it('is stored with its day as its name, and shows the day in words', async () => {
    const tab = new Browser().openTab()
    const page = await openPage(tab, '/evening?new')
    const fields = page.wrapper.findAll('fieldset input.field')
    await fields[0]?.setValue('Ada')
    await fields[1]?.setValue('Ben')
    await page.wrapper.get('form').trigger('submit')
    await settle()
    const name = (): string | undefined => tab.evenings.list[0]?.name
    expect(name()).toMatch(/^\d{4}-\d\d-\d\d$/)
    const [title] = page.texts('h1')
    expect(title).toMatch(/^Evening of \d+ \w+$/)
    await page.show('evening')
    await page.press('Name, games and points')
    expect(page.wrapper.get<HTMLInputElement>('.settings input[type=text]').element.value).toBe(title)
    await page.wrapper.get('form.settings').trigger('submit')
    await settle()
    expect(name()).toMatch(/^\d{4}-/)
  })

  it('has its day in words in its CSV file', async () => {
    const { tab, id, match } = await begin(['Ada', 'Ben'], ['result 30 4', 'next', 'result 2 9'])
    await tab.evenings.change(id, evening => ({ ...addStartedMatch(match, [1, 2])(evening), name: '2026-11-28' }))
    const saved = vi.fn<(file: Blob) => string>(() => '#')
    vi.stubGlobal('URL', class extends URL { static override readonly createObjectURL = saved }) // oxfmt-ignore
    const page = await openPage(tab, `/evening/${id}`)
    await page.show('standings')
    await page.press('Share standings')
    await page.press('Save as a table (CSV)')
    vi.unstubAllGlobals()
    expect(await saved.mock.calls[0]?.[0].text()).toContain('\r\nEvening of 28 November,')
  })

  it('has its name read as a day only if that day exists', () => {
    expect(
      ['2026-11-28', '2026-13-40', '2026-02-30', '2026', 'Friday', 'Evening of 3 May'].map(titleOfEvening),
    ).toEqual(['Evening of 28 November', '2026-13-40', '2026-02-30', '2026', 'Friday', 'Evening of 3 May'])
  })

  it('starts a match for two players even after a solitaire, and links it to their pairing', async () => {
    const tab = new Browser().openTab()
    const id = valueOf(await tab.evenings.create({ ...BEGUN, names: ['Ada', 'Ben', 'Cem'] }))
    tab.book.storage.write([
      {
        type: 'put',
        store: 'settings',
        value: { key: draftKey('wetice'), draft: { ...restoreDraft(undefined), mode: 'solo', app: 'easy' } },
      },
    ])
    const page = await openPage(tab, `/new/wetice?evening=${id}&pair=3-1`)
    await vi.waitUntil(() => page.wrapper.find('[aria-label="Name of player 2"]').exists(), { timeout: 60_000 })
    const names = page.wrapper.findAll<HTMLInputElement>('.names input[type=text]').map(({ element }) => element.value)
    expect([names, page.texts('.which')]).toEqual([['Cem', 'Ada'], ['Friday: Cem and Ada']])
    page.wrapper.getComponent(WetIceEntry).vm.$emit('start', DUEL)
    await settle()
    const match = page.router.currentRoute.value.path.replace('/table/', '')
    expect(tab.evenings.find(id)?.pairings).toEqual([{ guests: [1, 3], match, round: 2 }])
    expect(tab.library.list.map(each => [each.id, each.players])).toEqual([[match, ['Ada', 'Cem']]])
  })

  it.each(['match', 'result'])(
    'warns that a %s of the pairing exists, and starts another match only on request',
    async kind => {
      const browser = new Browser()
      const tab = browser.openTab()
      const id = valueOf(await tab.evenings.create({ ...BEGUN, names: ['Ada', 'Ben'] }))
      const page = await openPage(tab, `/new/wetice?evening=${id}&pair=1-2`)
      await vi.waitUntil(() => page.wrapper.findComponent(WetIceEntry).exists(), { timeout: 60_000 })
      const made = kind === 'match' ? valueOf(await tab.library.create(DUEL)).id : null
      const pairing = { guests: [1, 2], ...(made === null ? { told: [{ winner: 1, at: 5 }] } : { match: made }) }
      await tab.evenings.change(id, setPairing(null, pairing))
      page.wrapper.getComponent(WetIceEntry).vm.$emit('start', DUEL)
      await settle()
      expect(page.texts('dialog[open] p')).toEqual([
        `A ${kind} for this pairing has already ${kind === 'match' ? 'started' : 'been entered'}, here or on another phone.`,
      ])
      expect(page.router.currentRoute.value.path).toBe('/new/wetice')
      await page.press('Close')
      expect(page.texts('dialog[open]')).toEqual([])
      page.wrapper.getComponent(WetIceEntry).vm.$emit('start', DUEL)
      await settle()
      await page.press('Start another match')
      const match = page.router.currentRoute.value.path.replace('/table/', '')
      expect(tab.evenings.find(id)?.pairings).toHaveLength(1)
      expect(tab.evenings.find(id)?.pairings.flatMap(matchesOf)).toEqual([...(made === null ? [] : [made]), match])
    },
  )

  it('that doesn’t exist is reported as missing', async () => {
    const page = await openPage(new Browser().openTab(), '/evening/none')
    expect(page.texts('.sentence')).toEqual(['This evening is not in your match book.'])
  })
})

describe('a rematch', () => {
  it('seats the same players, and is linked to no evening', async () => {
    const { tab, match } = await begin(['Ada', 'Ben', 'Cem'], ['result 30 4'])
    const page = await openPage(tab, `/new/wetice?again=${match}`)
    await vi.waitUntil(() => page.wrapper.find('[aria-label="Name of player 2"]').exists(), { timeout: 60_000 })
    const names = page.wrapper.findAll<HTMLInputElement>('.names input[type=text]').map(({ element }) => element.value)
    expect([names, page.texts('.which')]).toEqual([['Ada', 'Ben'], []])
    page.wrapper.getComponent(WetIceEntry).vm.$emit('start', DUEL)
    await settle()
    expect(tab.evenings.list.flatMap(({ pairings }) => pairings)).toEqual([])
  })

  it('keeps the clock and the help setting', async () => {
    const tab = new Browser().openTab()
    const clock = { type: 'player', seconds: 300, increment: 5, up: 'decided' } as const
    const { id } = valueOf(await tab.library.create(DUEL, { clock, help: 'off' }))
    const page = await openPage(tab, `/new/wetice?again=${id}&turned`)
    await vi.waitUntil(() => page.wrapper.find('[aria-label="Name of player 2"]').exists(), { timeout: 60_000 })
    expect(page.texts('.row-key')[0]).toBe('5 min each + 5 s, no help, you confirm each move')
    page.wrapper.getComponent(WetIceEntry).vm.$emit('start', DUEL)
    await settle()
    const match = page.router.currentRoute.value.path.replace('/table/', '')
    expect(tab.library.list.find(each => each.id === match)?.head).toMatchObject({ clock, help: 'off' })
  })

  it('exchanges the seats if they should alternate', async () => {
    const { tab, match } = await begin(['Ada', 'Ben', 'Cem'], ['result 30 4'])
    const page = await openPage(tab, `/new/wetice?again=${match}&turned`)
    await vi.waitUntil(() => page.wrapper.find('[aria-label="Name of player 2"]').exists(), { timeout: 60_000 })
    const names = page.wrapper.findAll<HTMLInputElement>('.names input[type=text]').map(({ element }) => element.value)
    expect([names, page.texts('.seat-name .small')]).toEqual([['Ben', 'Ada'], ['plays first']])
    expect(page.wrapper.find('[aria-label="Ben plays first"]').exists()).toBe(true)
    // The form is skipped, and the cards of the deal are entered immediately.
    expect(page.texts('dialog[open] h2')[0]).toBe('The deal 0 of 48')
  })
})
