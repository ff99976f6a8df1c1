import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import type { AnyTableModule } from '../../src/table/module.ts'
import { mountTable, wait } from './mount.ts'
import { CUT, head as wellsix, PAIR, TIE } from './wellsix/heads.ts'
import { isLong } from '../runs.ts'

/** Swapping c1 and d1 makes three hearts. Three spades are already in line. */
const HEAD = 'game wetice\nplayers Ann, Bob\nphase swap\ndeal\n'
const WETICE = `${HEAD}........\n........\n........\n........\nSSS.....\nHHDHC...\nplay`
const TENNIS = 'game tennis\nplayers Ann, Bob, Cat, Dee\nplay'

async function open(module: AnyTableModule, text: string, actions: readonly string[] = []) {
  const table = await mountTable(module, text, actions)
  const find = (name: string): HTMLElement => {
    const key = [...document.querySelectorAll<HTMLElement>('button')].find(
      each =>
        each.matches(`[data-cell="${name}"], .pad [data-key="${name}"], [data-number="${name}"]`) ||
        (each.getAttribute('aria-label') ?? each.textContent.trim()).startsWith(name),
    )
    if (!key) throw new Error(`No key “${name}”`)
    return key
  }
  /** Taps a button at this offset on the screen. */
  function touch(key: HTMLElement, clientX: number): void {
    key.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, cancelable: true, clientX, pointerType: 'mouse' }),
    )
    key.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  }
  return {
    ...table,
    find,
    played: () => table.match.timeline.line.map(play => play.action),
    /** Taps distant buttons with this gap in milliseconds, before anything is stored. */
    async quickly(gap: number, ...names: string[]): Promise<void> {
      wait(1000)
      for (const [index, name] of names.entries()) {
        wait(gap)
        touch(find(name), index * 200)
        await Promise.resolve()
      }
      await flushPromises()
    },
    /** Taps a button, then the buttons that replace it, with this gap in milliseconds. */
    async twice(name: string, then: readonly string[], gap = 200): Promise<void> {
      wait(1000)
      touch(find(name), 0)
      await flushPromises()
      for (const next of then) {
        wait(gap)
        touch(find(next), 0)
        await flushPromises()
      }
    },
  }
}

describe('the second tap of a double tap', () => {
  it('on Confirm doesn’t also complete the first instruction', async () => {
    const table = await open(weticeTable, WETICE)
    await table.tap('c1')
    await table.tap('d1')
    await table.twice('Confirm', ['Removed'])
    expect(table.match.cursor).toBe(2)
    expect(table.wrapper.find('[aria-label="Pause"]').exists()).toBe(false)
  })

  it('on the button of the last instruction doesn’t propose a pass', async () => {
    const table = await open(weticeTable, WETICE, ['swap c1 d1'])
    await table.click('.forward')
    while (
      table.wrapper
        .get('.forward')
        .text()
        .match(/(\d+) of (?!\1$)/)
    )
      await table.click('.forward')
    await table.twice(table.wrapper.get('.forward').text(), ['Pass'])
    expect(table.says()).not.toBe('Pass this turn.')
    expect(table.played()).toEqual(['swap c1 d1'])
  })

  it('on Pass doesn’t end the game, even if moves count immediately', async () => {
    const table = await open(weticeTable, WETICE)
    table.settings.confirm = 'immediate'
    await table.twice('Pass', ['Pass', 'Pass'])
    expect(table.played()).toEqual(['pass'])
    await table.press('Pass')
    expect(table.played()).toEqual(['pass'])
    await table.press('Confirm')
    expect(table.played()).toEqual(['pass', 'pass'])
  })

  it('on Confirm doesn’t also complete the removal of cut-off cards', async () => {
    const table = await open(wellsixTable, CUT)
    await table.tap('4,0')
    await table.tap('3,0')
    await table.twice('Confirm', ['Done'])
    expect(table.played()).toEqual(['capture 4,0 3,0'])
    expect(table.match.cursor).toBe(1)
  })

  it('on Capture has no further effect', async () => {
    const table = await open(wellsixTable, PAIR)
    await table.tap('0,0')
    await table.tap('1,0')
    await table.twice('Capture', ['0,0', '1,0'])
    expect(table.played()).toEqual(['capture 0,0 1,0'])
  })

  it('on “Keep A” doesn’t confirm that choice', async () => {
    const table = await open(wellsixTable, TIE, ['capture 2,0 2,1'])
    await table.twice('Keep A', ['Confirm'])
    expect(table.played()).toEqual(['capture 2,0 2,1'])
  })

  it('on a rank doesn’t enter a card for the next player', async () => {
    const table = await open(tennisTable, TENNIS)
    await table.twice('K', ['K'])
    expect(table.played()).toEqual(['play K'])
    await table.twice('K', [])
    expect(table.played()).toEqual(['play K', 'play K'])
  })

  it('on a rank enters the next player’s card after 300 ms', async () => {
    const table = await open(tennisTable, TENNIS)
    await table.twice('K', ['K', 'K'], 300)
    expect(table.played()).toEqual(['play K', 'play K', 'play K'])
  })
})

describe.each(isLong ? [60, 150, 300] : [150])('separate taps, %i ms apart', gap => {
  it('play a card for each player', async () => {
    const table = await open(tennisTable, TENNIS)
    await table.quickly(gap, 'K', '4', 'J', '9')
    expect(table.played()).toEqual(['play K', 'play 4', 'play J', 'play 9'])
  })

  it('choose two cards', async () => {
    const table = await open(weticeTable, WETICE)
    await table.quickly(gap, 'c1', 'd1')
    expect(table.hasKey('Confirm')).toBe(true)
  })

  it('enter a result', async () => {
    const table = await open(wellsixTable, wellsix('games 4'))
    await table.press('Enter a result')
    await table.quickly(gap, '30', '4')
    await table.press('Enter game 1')
    expect(table.played()).toEqual(['result 30 4'])
  })

  it('can be key presses instead, even two of the same key', async () => {
    const table = await open(tennisTable, TENNIS)
    for (const key of ['k', '4', '4', '9']) {
      wait(gap)
      table.find('K').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
    await flushPromises()
    expect(table.played()).toEqual(['play K', 'play 4', 'play 4', 'play 9'])
  })
})
