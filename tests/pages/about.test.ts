import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { detectCapabilities } from '../../src/book/capabilities.ts'
import AboutPage from '../../src/pages/AboutPage.vue'
import { missingCapabilitiesText } from '#text/pages/app.ts'
import { RULEBOOKS as WORDS } from '#text/pages/rulebooks.ts'
import { PaperCopy } from '../book/memory.ts'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'
import { listGames } from '../../src/games/index.ts'

const RULEBOOKS = await Promise.all(listGames().map(({ rulebook }) => rulebook()))

describe('the sources of the games', () => {
  it('name the author, or say that the rules don’t name one', () => {
    expect(WORDS.source({ work: 'Wellsix', author: 'Fabio Pozzi' })).toBe('Wellsix, by Fabio Pozzi.')
    expect(WORDS.source({ work: 'a game for a jam', author: '' })).toBe(
      'A game for a jam. Our copy of the rules doesn’t name the author.',
    )
  })

  it('are given for every game', async () => {
    const page = mount(AboutPage, { global: { plugins: [new Browser().openTab().pinia] } })
    await flushPromises()
    const text = page.text()
    for (const { title, source } of RULEBOOKS) {
      expect(text).toContain(title)
      expect(text).toContain(WORDS.source(source))
    }
  })
})

describe('a missing capability', () => {
  it('is listed in a sentence, which is left out if nothing is missing', () => {
    expect(missingCapabilitiesText(['copy', 'wake-lock'])).toBe(
      'Missing here: a second copy of the book and a screen that stays awake.',
    )
    const text = mount(AboutPage, { global: { plugins: [new Browser().openTab().pinia] } }).text()
    const lacking = detectCapabilities().missing.filter(each => each !== 'offline')
    expect(text.includes('Missing here')).toBe(lacking.length > 0)
    for (const each of lacking)
      expect(text).toContain(missingCapabilitiesText([each]).slice('Missing here: '.length, -1))
  })
})

describe('the book and its second copy', () => {
  it('are reported as intact after a comparison, and as different after a failed copy', async () => {
    const paper = new PaperCopy()
    const tab = new Browser(undefined, undefined, paper).openTab()
    const text = (): string => mount(AboutPage, { global: { plugins: [tab.pinia] } }).text()
    expect(text()).toContain('Comparing the book with its second copy.')
    await tab.safety.check()
    expect(text()).toContain('Your book and its second copy are both intact.')
    paper.failing = true
    valueOf(await tab.library.create('game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 1\nplay'))
    expect(text()).toContain('The book and its second copy differ.')
  })
})
