import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import BookPage from '../../src/pages/book/BookPage.vue'
import { PaperCopy } from '../book/memory.ts'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'

const TENNIS = 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 1\nplay'
const WELLSIX = 'game wellsix\nplayers Ann, Eve\ngames 2\nplay'

async function openBook() {
  const tab = new Browser().openTab()
  const [tennis] = [valueOf(await tab.library.create(TENNIS)), valueOf(await tab.library.create(WELLSIX))]
  await tab.match.open(tennis.id)
  await tab.match.play('hand fish')
  await tab.match.close()
  const wrapper = mount(BookPage, { global: { plugins: [tab.pinia] }, attachTo: document.body })
  await settle()
  const press = async (name: string): Promise<void> => {
    const key = wrapper.findAll('button').find(button => button.text().startsWith(name))
    if (!key) throw new Error(`No key “${name}”`)
    await key.trigger('click')
    await settle()
  }
  const rows = (selector: string) => wrapper.findAll(selector).map(each => each.text().replace(/\s+/g, ' '))
  return { ...tab, wrapper, press, rows, names: () => rows('.match .who') }
}

/** Waits until the results are summarised, match by match. */
async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await flushPromises()
}

describe('the match book', () => {
  it('lists the matches of all games with their results', async () => {
    const { names, rows } = await openBook()
    expect(names()).toEqual(['Ann, Bob, Cat and Dee', 'Ann and Eve'])
    expect(rows('.match .outcome')).toEqual(['Cat won', 'in progress, just started'])
  })

  it('can be searched', async () => {
    const { wrapper, names } = await openBook()
    await wrapper.get('[type="search"]').setValue('eve')
    expect(names()).toEqual(['Ann and Eve'])
    await wrapper.get('[type="search"]').setValue('cat won')
    expect(names()).toEqual(['Ann, Bob, Cat and Dee'])
    await wrapper.get('[type="search"]').setValue('nobody')
    expect([names(), wrapper.text()]).toEqual([[], expect.stringContaining('No matches found.')])
  })

  it('archives and restores matches, and deletes them after a confirmation', async () => {
    const { wrapper, press, names, library } = await openBook()
    await press('Ann and Eve')
    await press('Archive')
    expect(names()).toEqual(['Ann, Bob, Cat and Dee'])
    await press('Undo')
    expect(names()).toHaveLength(2)
    await press('Ann and Eve')
    await press('Archive')
    await wrapper.get('[aria-label="State"]').setValue('away')
    await press('Ann and Eve')
    await press('Delete')
    expect(library.removed).toHaveLength(1)
    await press('Delete it')
    expect(library.removed).toHaveLength(0)
  })

  it('renames players, unless a new name is invalid', async () => {
    const { wrapper, press, names } = await openBook()
    await press('Ann and Eve')
    await press('Rename')
    const field = wrapper.get('[aria-label="Name of player 2"]')
    await field.setValue('a, b')
    await wrapper.get('form.stack').trigger('submit')
    await settle()
    expect(wrapper.get('[role="alert"]').text()).toContain('comma')
    await field.setValue('Eva')
    await wrapper.get('form.stack').trigger('submit')
    await settle()
    expect(names()).toContain('Ann and Eva')
  })

  it('shows seven controls, with everything about storage behind one of them', async () => {
    const { wrapper, press } = await openBook()
    const all = wrapper.findAll('a, button, input, select, textarea, summary')
    const isRow = (element: Element): boolean => element.matches('.match')
    // On a narrow page the lists of the filter are folded.
    const isFolded = (element: Element): boolean => element.matches('select')
    const controls = all.filter(({ element }) => !element.closest('dialog') && !isRow(element) && !isFolded(element))
    expect(controls.slice(1).map(each => each.attributes('aria-label') ?? each.text())).toEqual([
      'Matches',
      'Who won',
      'Evenings',
      'Search the book',
      'Filter',
      'Back upNo backup yet',
    ])
    await press('Back up')
    const rows = wrapper.findAll('dialog .row-key').map(each => each.get('.pointed').text())
    expect(rows).toEqual(['Save the whole book', 'Add matches', 'Read a code', 'Save as a table (CSV)'])
  })

  it('shows the wins of all players', async () => {
    const { wrapper, rows } = await openBook()
    await wrapper.setProps({ view: 'tables' })
    expect(rows('tbody tr')).toEqual(['Cat1 of 11', 'Ann0 of 10', 'Bob0 of 10', 'Dee0 of 10'])
    expect(rows('.meetings li')[0]).toBe('Ann0–1Cathands 0–1')
  })
})

describe('a book that can’t be opened', () => {
  it('shows its second copy, and is restored from that after a confirmation', async () => {
    const paper = new PaperCopy()
    const first = new Browser(undefined, undefined, paper).openTab()
    valueOf(await first.library.create(TENNIS))
    const browser = new Browser(undefined, undefined, paper)
    browser.disk.failing = 'broken'
    const tab = browser.openTab()
    await tab.safety.check()
    const wrapper = mount(BookPage, { global: { plugins: [tab.pinia] } })
    await settle()
    const press = async (name: string): Promise<void> => {
      await wrapper
        .findAll('button')
        .find(button => button.text() === name)
        ?.trigger('click')
      await settle()
    }
    expect(wrapper.text()).not.toContain('No matches yet')
    expect(wrapper.get('.copy li').text()).toMatch(/Ann, Bob, Cat and Dee A Lifelike Tennis, .*: just started/)
    await press('Restore the book from it')
    expect(browser.disk.failing).toBe('broken')
    await press('Delete and restore')
    expect([wrapper.find('.copy').exists(), wrapper.findAll('.match')]).toMatchObject([false, [{}]])
  })
})
