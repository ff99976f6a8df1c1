// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { grafaTable } from '../../src/games/grafa/table/index.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { announcements } from '../../src/ui/useAnnouncer.ts'
import { WORKED } from './grafa/hands.ts'
import { mountTable } from './mount.ts'
import { head as tennisHead } from './tennis/hands.ts'
import { PAIR } from './wellsix/heads.ts'

const EMPTY = Array.from({ length: 4 }, () => '........').join('\n')
const HEARTS = `game wetice\nplayers Ann, Bob\nphase swap\ndeal\n${EMPTY}\nSSD.....\nHHDHC...\nplay`

type Table = Awaited<ReturnType<typeof mountTable>>

async function say({ wrapper }: Table, text: string): Promise<void> {
  const field = wrapper.get<HTMLInputElement>('.log input')
  field.element.focus()
  await field.setValue(text)
  await wrapper.get('.log form').trigger('submit')
  await flushPromises()
}

async function hit(key: string, more: KeyboardEventInit = {}): Promise<void> {
  const at = document.activeElement ?? document.body
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  await flushPromises()
}

const focused = (): string => document.activeElement?.textContent.trim().replace(/\s+/g, ' ') ?? ''

describe('by keyboard, at every table', () => {
  it('undo and redo are typed, and lead on to the step that hands have to do', async () => {
    const table = await mountTable(weticeTable, HEARTS)
    await say(table, 'c1 d1')
    await table.press('Confirm')
    await table.press('Lifted')
    expect(document.activeElement?.tagName).toBe('INPUT')
    await say(table, 'undo')
    expect(table.match.timeline.line).toHaveLength(0)
    expect(focused()).toMatch(/^Done/)
    expect(announcements.polite.text).toBe('Put the diamond on d1 aside. Undone: Ann swaps c1 and d1.')
    await say(table, 'redo')
    expect(table.match.timeline.line).toHaveLength(1)
    await say(table, 'Redo')
    expect(announcements.polite.text).toBe('Nothing was taken back.')
  })

  it.each([
    ['WetIce', weticeTable, HEARTS, 'swap c1 d1'],
    ['Wellsix', wellsixTable, PAIR, 'capture 0,0 1,0'],
    ['tennis', tennisTable, tennisHead(), 'play 5'],
    ['Grafa', grafaTable, WORKED, 'pair 6S'],
  ] as const)(
    'a move of %s is undone and redone by words and by keys, and hands go on at the step',
    async (_, module, head, action) => {
      const table = await mountTable(module, head, [action])
      const { line } = table.match.timeline
      expect(line).toHaveLength(1)
      for (const [undo, redo] of [
        [() => say(table, 'undo'), () => say(table, 'redo')],
        [() => hit('z', { ctrlKey: true }), () => hit('Z', { ctrlKey: true, shiftKey: true })],
      ] as const) {
        await undo()
        expect(table.match.timeline.line).toHaveLength(0)
        const step = document.querySelector('.walker .forward')
        expect(step === null || step === document.activeElement).toBe(true)
        expect(document.activeElement).not.toBe(document.body)
        await redo()
        expect(table.match.timeline.line).toEqual(line)
      }
    },
  )

  it('Control and Z take back what was begun and then what was played, and with Shift it is done again', async () => {
    const table = await mountTable(tennisTable, tennisHead(), ['play 5', 'play 8'])
    const at = table.wrapper.get<HTMLElement>('.log input').element
    at.focus()
    await hit('z', { ctrlKey: true })
    expect(table.match.timeline.line).toHaveLength(1)
    await hit('Z', { metaKey: true, shiftKey: true })
    expect(table.match.timeline.line).toHaveLength(2)
    expect(document.activeElement?.getAttribute('data-key')).toBe('A')
    at.focus()
    await table.wrapper.get('.log input').setValue('k')
    await hit('z', { ctrlKey: true })
    expect(table.match.timeline.line).toHaveLength(2)
  })

  it('what is tried is called allowed, and what counts isn’t said twice', async () => {
    const table = await mountTable(weticeTable, HEARTS)
    await table.tap('c1')
    await table.tap('d1')
    expect(announcements.polite.text).toBe('Allowed. Makes three hearts. Three hearts for Ann.')
    expect(table.wrapper.get('.ruling').attributes('aria-label')).not.toBe('Accepted')
  })

  it('nothing but the answer is said where what is typed takes the place of what was begun', async () => {
    const table = await mountTable(wellsixTable, PAIR)
    await table.tap('0,0')
    const { count } = announcements.polite
    await say(table, 'nonsense')
    expect(announcements.assertive.text).toMatch(/^Not allowed/)
    expect(announcements.polite.count).toBe(count)
  })

  it('the keys come before the log', async () => {
    await mountTable(tennisTable, tennisHead(), ['play 5', 'play 8'])
    const keys = [...document.querySelectorAll('.pad, .log')].map(({ className }) => className)
    expect(keys[0]).toContain('pad')
  })

  it('whoever turns to the other hand of Wellsix goes on at its key', async () => {
    const { wrapper } = await mountTable(wellsixTable, PAIR)
    const key = wrapper.get<HTMLElement>('.hand:not(.away) button.who')
    key.element.focus()
    await key.trigger('click')
    await flushPromises()
    expect(document.activeElement?.matches('.hand:not(.away) button.who')).toBe(true)
  })

  it('after a walk the focus is where the next move begins', async () => {
    const table = await mountTable(weticeTable, HEARTS)
    await table.tap('c1')
    await table.tap('d1')
    await table.press('Confirm')
    const done = document.querySelector<HTMLElement>('.walker .button-primary')
    done?.focus()
    await table.press('Lifted')
    expect(document.activeElement?.getAttribute('data-cell')).not.toBeNull()
  })

  it('one key tells what is possible at a place, and one leads to the next card of a kind', async () => {
    const wetice = await mountTable(weticeTable, HEARTS)
    wetice.wrapper.get<HTMLElement>('[data-cell="c1"]').element.focus()
    await hit('m')
    expect(announcements.polite.text).toBe('Possible with a1; d1.')
    await hit('c')
    expect(document.activeElement?.getAttribute('data-cell')).toBe('e1')
    await hit('s')
    expect(document.activeElement?.getAttribute('data-cell')).toBe('a2')
    const wellsix = await mountTable(wellsixTable, PAIR)
    wellsix.wrapper.get<HTMLElement>('[data-cell="0,0"]').element.focus()
    await hit('q')
    expect(document.activeElement?.getAttribute('data-cell')).toBe('1,0')
    await hit('m')
    expect(announcements.polite.text).toMatch(/^Possible with 0, 0; \d+ cards of the hand\.$/)
  })
})
