// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { announcements } from '../../../../src/ui/useAnnouncer.ts'
import { Disk } from '../../../book/memory.ts'
import { DEAL } from './deals.ts'
import { openEntry } from './screen.ts'

afterEach(() => document.body.replaceChildren())

const deal = DEAL.join('')
const SUIT = { S: /^spades, \d+ of/, H: /^hearts, \d+ of/, D: /^diamonds, \d+ of/, C: /^clubs, \d+ of/ }
const HEAD = (turn = 1, names = 'Player 1, Player 2') =>
  ['game wetice', `players ${names}`, 'mode duel', 'layout 8x6', 'groups joined', 'phase cleanup', `turn ${turn}`, 'deal', ...DEAL, 'play'].join('\n') // oxfmt-ignore

async function entering(letters = '') {
  const screen = await openEntry()
  await screen.tap('Enter the deal')
  await screen.type(letters)
  return screen
}

describe('entering a deal', () => {
  it('takes 48 taps for the cards, one to begin, and one to start the game', async () => {
    const screen = await openEntry()
    let taps = 0
    const tap = async (name: string | RegExp) => {
      taps++
      await screen.tap(name)
    }
    await tap('Enter the deal')
    for (const letter of deal) await tap(SUIT[letter as 'S'])
    expect(screen.word()).toBe('You have entered all 48 cards.')
    await tap('Start')
    expect(screen.started()).toEqual([[HEAD(), []]])
    expect(taps).toBe(50)
  })

  it('can be done with the keyboard too, wherever the focus is', async () => {
    const screen = await entering('shdc')
    expect(screen.cell('d6').attributes('aria-label')).toBe('club at d6')
    expect(screen.cell('e6').attributes('aria-label')).toBe('e6, not entered yet, selected')
    await screen.type('Backspace')
    expect(screen.cell('d6').attributes('aria-label')).toBe('d6, not entered yet, selected')
  })

  it('moves the cursor to a tapped square, and to the next open square after a change', async () => {
    const screen = await entering('SHDC')
    await screen.cell('b6').trigger('click')
    expect(screen.word()).toBe('Heart at b6')
    await screen.type('c')
    expect(screen.cell('b6').attributes('aria-label')).toBe('club at b6')
    expect(screen.cell('e6').attributes('aria-label')).toContain('selected')
  })

  it('moves the cursor with the arrow keys', async () => {
    const screen = await entering('SHDC')
    await screen.type('ArrowLeft')
    await flushPromises()
    const focused = document.activeElement
    expect(focused?.getAttribute('data-cell')).toBe('e6')
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }))
    await flushPromises()
    expect(screen.word()).toBe('Club at d6')
  })

  it('explains why the start button is disabled', async () => {
    const screen = await entering(deal.slice(0, 30))
    expect(screen.button('Start').attributes('aria-disabled')).toBe('true')
    await screen.tap('Start')
    expect(screen.started()).toEqual([])
    expect(screen.word()).toBe('18 squares are not entered yet.')
    expect(announcements.assertive.text).toBe('18 squares are not entered yet.')
  })

  it('announces each suit, an unknown letter, the finished row, and a count on request', async () => {
    const screen = await entering('s')
    expect(announcements.polite.text).toBe('spades')
    await screen.type('x')
    expect(announcements.assertive.text).toBe('x isn’t a suit. Type s, h, d or c.')
    await screen.type('hdcshdc')
    expect(announcements.polite.text).toBe('Row 6: spade, heart, diamond, club, spade, heart, diamond, club. 8 of 48.')
    await screen.type('?')
    expect(announcements.polite.text).toBe('8 of 48: spades 2 of 12, hearts 2 of 12, diamonds 2 of 12, clubs 2 of 12.')
  })

  it('announces the number of entered cards after one is erased', async () => {
    const screen = await entering(deal.slice(0, 8))
    await screen.type('Backspace')
    expect(announcements.polite.text).toBe('7 of 48')
  })

  it('suggests the last card, without entering it', async () => {
    const screen = await entering(deal.slice(0, 47))
    expect(screen.word()).toBe('If the others are right, the last one is a heart.')
    expect(screen.cell('h1').attributes('aria-label')).toContain('not entered yet')
  })

  it('includes a button that clears all cards, and undo restores the cards', async () => {
    const screen = await entering('SHDC')
    await screen.tap('More')
    await screen.tap('Clear all')
    expect(screen.word()).toBe('Cleared.')
    expect(screen.cell('a6').attributes('aria-label')).toContain('not entered yet')
    await screen.tap(/^Undo$/)
    expect(screen.cell('a6').attributes('aria-label')).toBe('spade at a6')
  })

  it('can be undone step by step', async () => {
    const screen = await entering('SH')
    await screen.tap('Undo')
    expect(screen.cell('b6').attributes('aria-label')).toContain('not entered yet')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, cancelable: true }))
    await flushPromises()
    expect(screen.cell('a6').attributes('aria-label')).toContain('not entered yet')
  })

  it('allows a missing card to be inserted in a row', async () => {
    const screen = await entering('SDCSHDC')
    await screen.cell('b6').trigger('click')
    await screen.tap('Missed one')
    await screen.type('H')
    const row = [...'abcdefgh'].map(col => screen.cell(`${col}6`).attributes('aria-label')?.slice(0, 1).toUpperCase())
    expect(row.join('')).toBe('SHDCSHDC')
  })
})

describe('a thirteenth heart', () => {
  it('is entered, marked and announced immediately', async () => {
    const screen = await entering('H'.repeat(13))
    expect(screen.word()).toBe('13 hearts: one of these is a king, or of another suit.')
    expect(announcements.assertive.text).toBe('13 hearts: one of these is a king, or of another suit.')
    expect(screen.cell('a6').attributes('aria-label')).toBe('heart at a6, marked')
    expect(screen.wrapper.findAll('.outline-rubric')).toHaveLength(13)
    await screen.type('S')
    expect(screen.cell('f5').attributes('aria-label')).toBe('spade at f5')
  })

  it('keeps the start button disabled', async () => {
    const screen = await entering(`H${deal.slice(1)}`)
    await screen.tap('Start')
    expect(screen.started()).toEqual([])
    expect(screen.word()).toBe('13 hearts, 11 spades: one marked card is a spade or a king.')
    await screen.cell('a6').trigger('click')
    await screen.type('S')
    await screen.tap('Start')
    expect(screen.started()).toEqual([[HEAD(), []]])
  })

  it('can be found row by row, and corrected there', async () => {
    const screen = await entering(`H${deal.slice(1)}`)
    await screen.tap('Check the layout')
    await screen.tap('heart at a6, marked')
    expect(screen.word()).toBe('What is at a6?')
    await screen.tap(SUIT.S)
    for (let row = 1; row < 6; row++) await screen.tap('Next row')
    await screen.tap('Start')
    expect(screen.started()).toEqual([[HEAD(), []]])
  })
})

describe('the settings of a deal', () => {
  const choose = async (screen: Awaited<ReturnType<typeof openEntry>>, value: string) =>
    screen.wrapper.get(`input[value="${value}"]`).setValue(true)

  it('are written to the record', async () => {
    const screen = await openEntry()
    await screen.wrapper.get('[aria-label="Name of player 1"]').setValue('Anna')
    await screen.wrapper.get('[aria-label="Name of player 2"]').setValue('Tom')
    await screen.tap('Tom plays first')
    await screen.tap('Enter the deal')
    await screen.type(deal)
    await screen.tap('Start')
    expect(screen.started()).toEqual([[HEAD(2, 'Anna, Tom'), []]])
  })

  it('include the house rule only if it has an effect', async () => {
    const screen = await openEntry()
    await screen.openSettings()
    expect(screen.wrapper.text()).not.toContain('Matches that share a card')
    await choose(screen, 'solo-plus')
    expect(screen.wrapper.text()).toContain('Matches that share a card')
    expect(screen.wrapper.findAll('[aria-label^="Name of"]')).toHaveLength(1)
    await choose(screen, 'lines')
    await choose(screen, '6x8')
    await screen.way('Deal in the app')
    await screen.tap('Start')
    const [head = ''] = screen.started()[0] as string[]
    expect(head).toContain('players Player 1\nmode solo-plus\nlayout 6x8\ngroups lines\n')
  })

  it('are restored for the next game, with the names', async () => {
    const screen = await openEntry()
    await screen.wrapper.get('[aria-label="Name of player 1"]').setValue('Anna')
    await screen.tap('Enter the deal')
    await screen.type(deal)
    await screen.tap('Start')
    const next = await screen.reload()
    expect(next.wrapper.get<HTMLInputElement>('[aria-label="Name of player 1"]').element.value).toBe('Anna')
    await next.tap('Enter the deal')
    expect(next.cell('a6').attributes('aria-label')).toContain('not entered yet')
  })
})

describe('a reload of the entry', () => {
  it('continues at the square where entry stopped', async () => {
    const screen = await (await entering('SHDC')).reload()
    expect(screen.cell('d6').attributes('aria-label')).toBe('club at d6')
    expect(screen.cell('e6').attributes('aria-label')).toContain('selected')
    await screen.tap('Undo')
    expect(screen.cell('d6').attributes('aria-label')).toContain('not entered yet')
  })

  it('lets people who went back continue with the entered cards', async () => {
    const screen = await entering('SHDC')
    await screen.tap('Back')
    const next = await screen.reload()
    await next.tap('Continue entering: 4 of 48')
    expect(next.cell('d6').attributes('aria-label')).toBe('club at d6')
  })

  it('starts with an empty draft if the stored one can’t be read', async () => {
    const disk = new Disk()
    disk.put('settings', { key: 'draft-wetice', draft: { format: 99 } })
    const screen = await openEntry(disk)
    expect(screen.button('Enter the deal').exists()).toBe(true)
  })

  it('doesn’t lose the order of entry, which is stored as a setting', async () => {
    const disk = new Disk()
    const screen = await openEntry(disk)
    await screen.tap('Enter the deal')
    await screen.tap('More')
    await screen.wrapper.get('input[value="columns"]').setValue(true)
    await screen.tap('Close')
    await screen.type('SH')
    expect(screen.cell('a5').attributes('aria-label')).toBe('heart at a5')
    expect(disk.all('settings')).toContainEqual({ key: 'enterBy', value: 'columns' })
  })
})
