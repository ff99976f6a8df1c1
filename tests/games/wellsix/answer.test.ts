import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { wellsixTable } from '../../../src/games/wellsix/table/index.ts'
import { ECHO_MS } from '../../../src/ui/lastTouch.ts'
import { mountTable } from '../mount.ts'
import { CUT, PAIR } from './heads.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }))
afterEach(() => void vi.useRealTimers())

async function open(head: string) {
  const table = await mountTable(wellsixTable, head)
  const find = (selector: string): Element => table.wrapper.get(selector).element
  return {
    /** Taps as a person does. Further changes wait until the first one is painted. */
    async tap(selector: string): Promise<void> {
      await painted()
      table.wait(ECHO_MS)
      const click = new UIEvent('click', { bubbles: true, cancelable: true, detail: 1 })
      Object.defineProperty(click, 'isTrusted', { value: true })
      find(selector).dispatchEvent(click)
      await nextTick()
    },
    label: (cell: string) => find(`[data-cell="${cell}"]`).getAttribute('aria-label'),
    pressed: (cell: string) => find(`[data-cell="${cell}"]`).getAttribute('aria-pressed'),
    labels: () =>
      new Map(
        table.wrapper
          .findAll('[data-cell]')
          .map(each => [each.attributes('data-cell') ?? '', each.attributes('aria-label') ?? '']),
      ),
  }
}

async function painted(): Promise<void> {
  vi.runAllTimers()
  await nextTick()
}

/** The squares whose labels have changed. */
const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(cell => before.get(cell) !== after.get(cell)).toSorted()

describe('a tap on the layout', () => {
  it('first changes its square, and then the whole table', async () => {
    const table = await open(PAIR)
    const lying = table.labels()
    await table.tap('[data-cell="0,0"]')
    expect(table.pressed('0,0')).toBe('true')
    expect(changed(lying, table.labels())).toEqual(['0,0'])
    await painted()
    expect(changed(lying, table.labels()).length).toBeGreaterThan(1)
  })

  it('shows the card at its square immediately, and the squares around it a frame later', async () => {
    const table = await open(PAIR)
    await table.tap('[data-card="3D"]')
    await painted()
    const chosen = table.labels()
    await table.tap('[data-cell="1,1"]')
    expect(table.label('1,1')).toContain('3 of diamonds')
    expect(changed(chosen, table.labels())).toEqual(['1,1'])
    await painted()
    expect([...table.labels().keys()]).toContain('1,2')
  })

  it('shows a capture immediately at both of its squares', async () => {
    const table = await open(CUT)
    await table.tap('[data-cell="4,0"]')
    await painted()
    await table.tap('[data-cell="3,0"]')
    expect(table.label('3,0')).toContain('jack of hearts')
    expect(table.label('4,0')).not.toContain('jack of hearts')
    await painted()
    expect(table.label('3,0')).toContain('jack of hearts')
    expect(table.label('1,0')).toContain('9 of spades')
  })
})
