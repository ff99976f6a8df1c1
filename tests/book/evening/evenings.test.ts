import { describe, expect, it } from 'vitest'
import { addGuest, markLeft, configure } from '../../../src/book/evening/changes.ts'
import { POINT_SYSTEMS, readEvening } from '../../../src/book/evening/evening.ts'
import { createLocks } from '../locks.ts'
import { Disk, PaperCopy } from '../memory.ts'
import { bookText, settled, valueOf } from '../results.ts'
import { HEAD } from '../tally.ts'
import { Browser } from '../world.ts'
import { eveningOf, TALLY } from './evenings.ts'
import { NAMES } from '../../rules.ts'

const BEGUN = {
  name: 'Friday',
  games: TALLY,
  everyone: true,
  points: POINT_SYSTEMS.two,
  ties: [],
  names: ['Ada', 'Ben'],
} as const
const FRIDAY = eveningOf(3, { games: TALLY })

async function begin(browser = new Browser()) {
  const tab = browser.openTab()
  const id = valueOf(await tab.evenings.create(BEGUN))
  return { browser, ...tab, id }
}

describe('a stored evening', () => {
  it.each([
    ['a guest without a visible name', { guests: [{ name: '\u200B' }] }, 'damaged'],
    ['two guests with the same name', { guests: [{ name: 'Ada' }, { name: 'ADA' }] }, 'damaged'],
    ['an unknown guest in a pairing', { pairings: [{ guests: [1, 9] }] }, 'damaged'],
    ['a guest paired with themselves', { pairings: [{ guests: [1, 1] }] }, 'damaged'],
    ['one match in two pairings', { pairings: [1, 2].map(guest => ({ guests: [guest, 3], match: 'm' })) }, 'damaged'],
    ['a right-to-left mark in its title', { name: 'Fri\u202Eday' }, 'damaged'],
    ['a quarter of a point', { points: { win: 1, draw: 0.25, loss: 0 } }, 'damaged'],
    ['an unknown key', { more: 1 }, 'damaged'],
    ['a future format', { format: 3 }, 'newer'],
    ['a future game', { games: [...TALLY, { name: 'whist', seats: 4 }] }, 'newer'],
    ['an earlier format and a future game', { format: 1, game: 'whist' }, 'newer'],
    ['no games', { games: [] }, 'damaged'],
    ['a table of three', { pairings: [{ guests: [1, 2, 3] }] }, 'damaged'],
    ['a winner without a seat', { pairings: [{ guests: [1, 2], told: [{ winner: 3, at: 6 }] }] }, 'damaged'],
    ['a missing score', { pairings: [{ guests: [1, 2], told: [{ winner: 1, scores: [3], at: 6 }] }] }, 'damaged'],
    [
      'a report that replaces itself',
      { pairings: [{ guests: [1, 2], told: [{ winner: 1, at: 6, instead: [6] }] }] },
      'damaged',
    ],
  ])('with %s can’t be read', (_what, more, why) => {
    expect(readEvening(FRIDAY, NAMES)).toEqual(FRIDAY)
    expect(readEvening({ ...FRIDAY, ...more }, NAMES)).toBe(why)
  })
})

describe('the evenings of a book', () => {
  it('are listed newest first, changed one after another, and updated in other windows', async () => {
    const { browser, evenings, id } = await begin()
    const other = browser.openTab()
    await other.evenings.refresh()
    await Promise.all([evenings.change(id, addGuest('Cem')), evenings.change(id, addGuest('Dee'))])
    await settled()
    expect(other.evenings.find(id)?.guests.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cem', 'Dee'])
    const second = valueOf(await other.evenings.create({ ...BEGUN, name: 'Saturday' }))
    await settled()
    expect(evenings.list.map(each => each.id)).toEqual([second, id])
  })

  it('can have a change undone, even after later changes', async () => {
    const { evenings, id } = await begin()
    const before = evenings.find(id)
    const left = valueOf(await evenings.change(id, markLeft(1)))
    if (!before) throw new Error('none')
    expect(valueOf(await evenings.undo(before, left)).guests).toEqual(before.guests)
    const again = valueOf(await evenings.change(id, markLeft(1)))
    await evenings.change(id, configure({ name: 'Late' }))
    expect(valueOf(await evenings.undo(before, again))).toMatchObject({ name: 'Late', guests: before.guests })
  })

  it('are archived, restored, and deleted for good', async () => {
    const { evenings, id } = await begin()
    await evenings.remove(id)
    expect([evenings.list, evenings.removed.map(each => each.id)]).toEqual([[], [id]])
    await evenings.restore(id)
    expect([evenings.list.map(each => each.id), evenings.removed]).toEqual([[id], []])
    await evenings.erase(id)
    expect([evenings.list, await evenings.change(id, addGuest('Cem'))]).toEqual([[], { ok: false, error: 'missing' }])
  })

  it('report why they can’t be stored', async () => {
    const { browser, evenings, id } = await begin()
    browser.disk.failing = 'full'
    expect([await evenings.change(id, addGuest('Cem')), await evenings.create(BEGUN)]).toEqual([
      { ok: false, error: 'full' },
      { ok: false, error: 'full' },
    ])
    expect(evenings.state).toEqual({ failed: 'full' })
  })

  it('that a newer version wrote are counted, and not changed', async () => {
    const { browser, evenings } = await begin()
    browser.disk.put('evenings', { ...FRIDAY, format: 3 })
    await evenings.refresh()
    expect([evenings.list.length, evenings.unreadable]).toEqual([1, 1])
    expect(await evenings.change('friday', addGuest('Cem'))).toEqual({ ok: false, error: 'newer' })
  })
})

describe('a backup', () => {
  it('contains the evenings, in the second version of its format, and restores them', async () => {
    const tab = await begin()
    valueOf(await tab.library.create(HEAD))
    const text = await bookText(tab)
    expect(text.split('\n')[0]).toContain('"version":2')
    expect(text.split('\n').at(-3)).toMatch(/^\{"evening":\{"format":2,/)
    const other = new Browser().openTab()
    const incoming = await other.library.open(text)
    expect([incoming.evenings.map(({ name, type }) => [name, type]), incoming.lost]).toEqual([
      [['Friday', 'added']],
      [],
    ])
    expect((await other.library.importFrom(incoming)).map(({ type, evening }) => [type, evening])).toEqual([
      ['added', undefined],
      ['added', true],
    ])
    await other.evenings.refresh()
    expect(other.evenings.list).toEqual(tab.evenings.list)
    expect((await other.library.open(text)).evenings[0]?.type).toBe('known')
  })

  it('without evenings has the first version of its format', async () => {
    const { library } = new Browser().openTab()
    valueOf(await library.create(HEAD))
    expect((await bookText({ library })).split('\n')[0]).toContain('"version":1')
  })

  it('changes an evening only if its copy of the evening is newer', async () => {
    const tab = await begin()
    const early = await bookText(tab)
    valueOf(await tab.evenings.change(tab.id, addGuest('Cem')))
    const late = await bookText(tab)
    const other = new Browser().openTab()
    for (const text of [early, late, early]) await other.library.importFrom(await other.library.open(text))
    await other.evenings.refresh()
    expect(other.evenings.find(tab.id)?.guests).toHaveLength(3)
    expect((await tab.library.open(early)).evenings[0]?.type).toBe('known')
  })

  it.each([
    ['damaged', (text: string) => text.replace('"name":"Ada"', '"name":"#"')],
    ['newer', (text: string) => text.replace('{"evening":{"format":2', '{"evening":{"format":7')],
  ])('with an evening that is %s is imported without it, and the problem is reported', async (why, change) => {
    const tab = await begin()
    valueOf(await tab.library.create(HEAD))
    for (const pretty of [false, true]) {
      const text = change(await bookText(tab))
      const given = pretty ? JSON.stringify(JSON.parse(text), null, 2) : text
      const incoming = await new Browser().openTab().library.open(given)
      expect([incoming.found.length, incoming.evenings, incoming.lost]).toEqual([1, [], [{ type: 'evening', why }]])
    }
  })
})

describe('the second copy', () => {
  it('restores evenings in their last state, and none that was deleted', async () => {
    const paper = new PaperCopy()
    const browser = new Browser(new Disk(), createLocks(), paper)
    const { evenings, id } = await begin(browser)
    valueOf(await evenings.change(id, addGuest('Cem')))
    const gone = valueOf(await evenings.create({ ...BEGUN, name: 'Gone' }))
    await evenings.erase(gone)
    await settled()
    const restored = new Browser(new Disk(), createLocks(), paper).openTab()
    await restored.safety.check()
    await restored.evenings.refresh()
    expect(restored.evenings.list).toEqual(evenings.list)
    expect(paper.lines.join()).not.toContain('"Gone"')
  })

  it('is completed with evenings that it lacks', async () => {
    const disk = new Disk()
    disk.put('evenings', FRIDAY)
    const paper = new PaperCopy()
    await new Browser(disk, createLocks(), paper).openTab().safety.check()
    const restored = new Browser(new Disk(), createLocks(), paper).openTab()
    await restored.safety.check()
    await restored.evenings.refresh()
    expect(restored.evenings.list).toEqual([FRIDAY])
  })
})
