import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import ImportSheet from '../../src/pages/book/ImportSheet.vue'
import { roomKey } from '../../src/book/storage/names.ts'
import { readSetting } from '../../src/book/storage/port.ts'
import { withRoom } from '../../src/book/stores/sharing.ts'
import { setPairing } from '../../src/book/evening/changes.ts'
import { eveningsOf } from '../../src/book/evening/evenings.ts'
import { eveningOf } from '../book/evening/evenings.ts'
import { bookText, valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'

const TENNIS = 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 5\nplay'

async function begin() {
  const tab = new Browser().openTab()
  const { id } = valueOf(await tab.library.create(TENNIS))
  await tab.match.open(id)
  await tab.match.play('hand fish')
  await tab.match.close()
  await flushPromises()
  return { ...tab, id }
}

async function openSheet(tab = new Browser().openTab()) {
  const wrapper = mount(ImportSheet, {
    props: { open: true },
    global: { plugins: [tab.pinia] },
    attachTo: document.body,
  })
  const text = (): string => wrapper.text().replace(/\s+/g, ' ')
  const enter = async (given: string): Promise<void> => {
    await wrapper.get('textarea').setValue(given)
    await wrapper.get('button.button:not(.button-icon)').trigger('click')
    for (let i = 0; i < 5; i++) await flushPromises()
  }
  const give = async (given: string | File): Promise<void> => {
    if (typeof given === 'string') return enter(given)
    const field = wrapper.get<HTMLInputElement>('input[type=file]')
    Object.defineProperty(field.element, 'files', { value: [given] })
    await field.trigger('change')
    for (let i = 0; i < 5; i++) await flushPromises()
  }
  const bring = async (): Promise<void> => {
    await wrapper.get('.button-primary').trigger('click')
    for (let i = 0; i < 5; i++) await flushPromises()
  }
  return { ...tab, wrapper, text, enter, give, bring }
}

describe('importing matches', () => {
  it('shows what would be new, and stores nothing before the confirmation', async () => {
    const { library } = await begin()
    const sheet = await openSheet()
    await sheet.enter(await bookText({ library }))
    expect(sheet.text()).toContain('1 match can be read.')
    expect(sheet.text()).toMatch(/Ann, Bob, Cat and Dee A Lifelike Tennis, .*: new/)
    await sheet.library.refresh()
    expect(sheet.library.list).toEqual([])
    await sheet.bring()
    expect(sheet.library.list).toHaveLength(1)
    expect(sheet.wrapper.emitted('done')).toEqual([['Imported: 1 match.']])
  })

  it('imports the room of a match from a pasted text or a file', async () => {
    const { match, id } = await begin()
    await match.open(id)
    const room = { id: 'room', key: 'key', ask: 'ask', asks: 'confirmed' } as const
    const journal = withRoom(match.journalText(), room)
    for (const given of [journal, new File([journal], 'match.json')]) {
      const sheet = await openSheet()
      await sheet.give(given)
      await sheet.bring()
      expect(await readSetting(sheet.book.storage, roomKey(id))).toEqual(room)
    }
  })

  it('restores a pasted text after a reload, until the sheet is closed', async () => {
    const tab = new Browser().openTab()
    const first = await openSheet(tab)
    await first.wrapper.get('textarea').setValue(TENNIS)
    const again = await openSheet(tab)
    const text = (): string => again.wrapper.get('textarea').element.value
    expect(text()).toBe(TENNIS)
    await again.wrapper.setProps({ open: false })
    await again.wrapper.setProps({ open: true })
    expect(text()).toBe('')
    for (const { wrapper } of [first, again]) wrapper.unmount()
  })

  it('reports that all matches are known', async () => {
    const tab = await begin()
    const sheet = await openSheet(tab)
    await sheet.enter(valueOf(await tab.library.recordText(tab.id)))
    expect(sheet.text()).toContain('All of it is in the book already.')
    expect(sheet.wrapper.find('.button-primary').exists()).toBe(false)
  })

  it('shows the changes of an evening, even if all matches are known, and differing results', async () => {
    const [there, other] = [new Browser().openTab(), new Browser().openTab()]
    const friday = eveningOf(3)
    const told = (winner: 1 | 2, at: number) => setPairing(null, { guests: [1, 2], told: [{ winner, at }] })(friday)
    await eveningsOf(there.book).put({ ...told(1, 6), touched: 7 })
    await eveningsOf(other.book).put(setPairing(null, { guests: [1, 3], told: [{ winner: 2, at: 5 }] })(told(2, 5)))
    const sheet = await openSheet(there)
    await sheet.enter(await bookText(other))
    expect(sheet.text()).toMatch(/Friday, .*: is merged with the one in the book/)
    expect(sheet.text()).toContain('Ada and Ben: two results were entered. Open the evening and choose one.')
    expect(sheet.text()).not.toContain('All of it')
    await sheet.bring()
    expect(valueOf(await eveningsOf(there.book).load(friday.id)).pairings).toHaveLength(2)
  })

  it('lists the parts of a damaged file that can’t be read, and imports the rest', async () => {
    const { library, match, id } = await begin()
    await match.open(id)
    for (const action of ['next', 'hand ghost']) await match.play(action)
    const whole = await bookText({ library })
    const sheet = await openSheet()
    await sheet.enter(whole.replace('"action":"next"', '"act'))
    expect(sheet.text()).toContain('1 match can be read.')
    expect(sheet.text()).toMatch(
      /What can’t be read ?Line \d is damaged\. ?One match can be read up to move 1. The entry after it is missing\./,
    )
    await sheet.bring()
    expect(sheet.library.list[0]?.entries).toBe(1)
  })

  it('reports a text without a match, and a line that can’t be played', async () => {
    const sheet = await openSheet()
    await sheet.enter('good evening')
    expect(sheet.text()).toContain('It has no match that can be read.')
    const other = await openSheet()
    await other.enter(`${TENNIS}\nplay K\njump\n`)
    expect(other.text()).toContain('Line 6: jump can’t be played there, and is left out.')
  })

  it('reports the matches that could not be stored', async () => {
    const browser = new Browser()
    const sheet = await openSheet(browser.openTab())
    await sheet.enter(TENNIS)
    browser.disk.failing = 'full'
    await sheet.bring()
    expect(sheet.wrapper.emitted('done')?.[0]?.[0]).toContain('Not saved: 1')
  })
})
