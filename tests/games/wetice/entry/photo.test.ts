// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { DEAL } from './deals.ts'
import { openEntry } from './screen.ts'

const LETTERS = DEAL.join('')
let read = LETTERS

vi.mock('../../../../src/games/wetice/PhotoReader.vue', () => ({
  __esModule: true,
  default: defineComponent({
    emits: ['done', 'back'],
    setup:
      (_, { emit }) =>
      () =>
        h('button', { onClick: () => emit('done', read) }, 'Read'),
  }),
}))

afterEach(() => document.body.replaceChildren())

const HINT = 'Compare each row with your cards. Tap a card that differs.'

async function photographed(letters = LETTERS) {
  read = letters
  const screen = await openEntry()
  await screen.tap('From a photo')
  await vi.dynamicImportSettled()
  await flushPromises()
  await screen.tap('Read')
  return screen
}

describe('a deal from a photo', () => {
  it('is shown completely, and starts with one tap', async () => {
    const screen = await photographed()
    expect(screen.wrapper.findAll('[data-cell]')).toHaveLength(48)
    expect(screen.word()).toBe(HINT)
    await screen.tap('Start')
    expect(screen.started()).toHaveLength(1)
  })

  it('asks first for the card that was not recognised', async () => {
    const screen = await photographed(`${LETTERS.slice(0, 10)}?${LETTERS.slice(11)}`)
    expect(screen.word()).toBe('What is at c5?')
    expect(screen.wrapper.findAll('button').some(each => each.text() === 'Start')).toBe(false)
    await screen.type(LETTERS[10] ?? '')
    expect(screen.word()).toBe(HINT)
    await screen.tap('Start')
    expect(screen.started()).toHaveLength(1)
  })

  it('lets a tapped card be changed, and a second tap leaves that card unchanged', async () => {
    const screen = await photographed()
    const before = screen.cell('a6').attributes('aria-label')
    await screen.cell('a6').trigger('click')
    expect(screen.word()).toBe('What is at a6?')
    await screen.cell('a6').trigger('click')
    expect(screen.word()).toBe(HINT)
    expect(screen.cell('a6').attributes('aria-label')).toBe(before)
    await screen.cell('a6').trigger('click')
    await screen.type(LETTERS.startsWith('H') ? 'S' : 'H')
    expect(screen.word()).toMatch(/^13 /)
    await screen.tap('Start')
    expect(screen.started()).toEqual([])
  })

  it('can be checked row by row', async () => {
    const screen = await photographed()
    await screen.tap('Row by row')
    expect(screen.word()).toBe('One player reads aloud, the other checks the cards. Tap a card that differs.')
  })
})
