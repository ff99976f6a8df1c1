import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { missing } from '../../src/book/missing.ts'
import AboutPage from '../../src/pages/AboutPage.vue'
import { lackingWords } from '../../src/pages/lacking-words.ts'
import { PAGES } from '../../src/pages/words.ts'
import { loadRulebooks } from '../../src/rulebook/books.ts'

const RULEBOOKS = await loadRulebooks()

describe('the sources of the games', () => {
  it('are named with their authors, and without one where the rules name none', () => {
    expect(PAGES.source({ work: 'Wellsix', author: 'Fabio Pozzi' })).toBe('Wellsix, by Fabio Pozzi.')
    expect(PAGES.source({ work: 'a game for a jam', author: '' })).toBe(
      'A game for a jam; the rules that we have name no author.',
    )
  })

  it('are told for every game', async () => {
    const page = mount(AboutPage)
    await flushPromises()
    const text = page.text()
    for (const { title, source } of RULEBOOKS) {
      expect(text).toContain(title)
      expect(text).toContain(PAGES.source(source))
    }
  })
})

describe('what the browser doesn’t give', () => {
  it('is said in a sentence, and nothing where all is there', () => {
    expect(lackingWords(['copy', 'wake-lock'])).toBe(
      'Missing here: a second copy of the book and a screen that stays awake.',
    )
    const text = mount(AboutPage).text()
    const lacking = missing().filter(each => each !== 'offline')
    expect(text.includes('Missing here')).toBe(lacking.length > 0)
    for (const each of lacking) expect(text).toContain(lackingWords([each]).slice('Missing here: '.length, -1))
  })
})
