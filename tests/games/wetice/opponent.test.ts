import type { AnyAction } from '../../../src/engine/game.ts'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { weticeTable } from '../../../src/games/wetice/table/index.ts'
import { mountTable } from '../mount.ts'
import { PAUSE, nearby, puppet } from '../opponent.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const head = (...lines: string[]): string =>
  ['game wetice', 'players Ann, Tess', 'phase swap', ...lines, 'play'].join('\n')
const rows = (...low: string[]): string[] => [
  'deal',
  ...Array.from({ length: 6 - low.length }, () => '........'),
  ...low,
]
/** Swapping c1 and d1 makes three hearts. Three spades are already in line. */
const CHAIN = head('turn 2', ...rows('SSS.....', 'HHDHC...'))
const GIVE = head('turn 2', 'piles C3 / S3 D3', ...rows('SSD.....', 'HHDHC...'))
const SWAP = { type: 'swap', cells: ['c1', 'd1'] }
const PASS = { type: 'pass' }

async function open(text = CHAIN, actions: readonly string[] = []) {
  const analyst = puppet()
  const table = await mountTable(weticeTable, text, actions, { app: [null, 'easy'] }, analyst.client)
  const rest = async (): Promise<void> => {
    vi.advanceTimersByTime(PAUSE)
    await flushPromises()
  }
  return {
    ...table,
    ...analyst,
    rest,
    played: () => table.match.timeline.line.map(({ action }) => action),
    /** Sends the analyst’s choice for the app’s seat, and advances the clock by the app’s pause. */
    async hear<Choice extends AnyAction>(choice: Choice | null) {
      analyst.plays(choice)
      await rest()
    },
    /** Carries out all pending instructions. */
    async walk() {
      await table.match.setCursor(99)
      await flushPromises()
    },
  }
}

describe('a seat that the app plays', () => {
  it('is labelled as the app’s', async () => {
    const table = await open()
    expect(table.wrapper.get('section.player[aria-label="Tess"]').text()).toContain('Tableside, easy')
    expect(table.wrapper.get('section.player[aria-label="Ann"]').text()).not.toContain('the app')
  })

  it('gets the position, and proposes its move after a pause', async () => {
    const table = await open()
    expect(table.asked).toMatchObject([{ game: 'wetice', level: 'easy', seen: { phase: 'swap', turn: 2 } }])
    expect(table.adds()).toBe('Tess is thinking.')
    table.plays(SWAP)
    await flushPromises()
    expect(table.hasKey('Confirm')).toBe(false)
    await table.rest()
    expect(table.says()).toBe('Tess swaps the cards at c1 and d1.')
    expect(table.adds()).toContain('Three hearts for Tess.')
    expect(table.played()).toEqual([])
    await table.press('Confirm')
    expect(table.played()).toEqual(['swap c1 d1'])
    expect(table.says()).toContain('c1')
  })

  it('can’t be played by a person’s taps', async () => {
    const table = await open()
    await table.tap('c1')
    await table.tap('d1')
    expect(table.wrapper.find('.ghost').exists()).toBe(false)
    expect(table.hasKey('Pass')).toBe(false)
    expect(table.adds()).toBe('Tess is thinking.')
  })

  it('plays only after hands have carried out the last ruling', async () => {
    const table = await open(CHAIN.replace('turn 2', 'turn 1'), ['swap c1 d1'])
    await table.match.setCursor(0)
    await flushPromises()
    expect(table.isWanted()).toBe(false)
    await table.walk()
    expect(table.isWanted()).toBe(true)
  })

  it('makes moves that count immediately if that setting is on, and hands still carry out every step', async () => {
    const table = await open()
    table.settings.confirm = 'immediate'
    await table.hear(SWAP)
    expect(table.played()).toEqual(['swap c1 d1'])
    expect(table.match.cursor).toBe(0)
    expect(table.wrapper.find('.walker').exists()).toBe(true)
  })

  it('gives a suit away, and passes, as a person does', async () => {
    const table = await open(GIVE, ['swap c1 d1'])
    await table.walk()
    await table.hear({ type: 'give', suit: 'D' })
    await table.press('Confirm')
    expect(table.played()).toEqual(['swap c1 d1', 'give D'])
    await table.walk()
    await table.match.play('pass')
    await table.hear(PASS)
    expect(table.says()).toBe('Tess passes.')
    await table.press('Confirm')
    expect(table.match.replay?.game.status(table.match.position).over).toBe(true)
    expect(table.isWanted()).toBe(false)
  })

  it('thinks again on request, with another random seed', async () => {
    const table = await open()
    await table.hear(SWAP)
    await table.press('Try again')
    expect(table.adds()).toBe('Tess is thinking.')
    const [first, second] = table.asked
    expect(second?.seed).not.toBe(first?.seed)
    await table.hear(PASS)
    expect(table.says()).toBe('Tess passes.')
  })

  it('waits during a correction, and then thinks again', async () => {
    const table = await open()
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    expect(table.isWanted()).toBe(false)
    await table.press('Cancel')
    expect(table.isWanted()).toBe(true)
    await table.match.play('correct e1 D')
    await flushPromises()
    expect(table.asked.at(-1)?.seen).toMatchObject({ turn: 2 })
    expect(table.asked.at(-1)?.seen).toBe(table.match.position)
  })

  it('cancels its request when the table is left', async () => {
    const table = await open()
    table.wrapper.unmount()
    expect(table.isWanted()).toBe(false)
    table.plays(SWAP)
    await table.rest()
    expect(table.played()).toEqual([])
  })
})

describe('undo', () => {
  it('removes the app’s move together with the person’s', async () => {
    const table = await open(CHAIN.replace('turn 2', 'turn 1'), ['pass', 'swap c1 d1'])
    await table.click('[aria-label="Undo"]')
    expect(table.played()).toEqual([])
  })

  it('removes the person’s move while the app’s is only proposed', async () => {
    const table = await open(CHAIN.replace('turn 2', 'turn 1'), ['pass'])
    await table.hear(SWAP)
    await table.click('[aria-label="Undo"]')
    expect(table.played()).toEqual([])
    expect(table.hasKey('Confirm')).toBe(false)
    expect(table.isWanted()).toBe(false)
  })
})

type Opened = Awaited<ReturnType<typeof open>>

describe('an app that can’t play', () => {
  it.each([
    ['its worker fails', (table: Opened) => table.fails()],
    ['it finds no move', (table: Opened) => table.plays(null)],
    ['the referee refuses it', (table: Opened) => table.plays({ type: 'swap', cells: ['a1', 'b1'] })],
  ])('shows a message with alternatives: %s', async (_, goWrong) => {
    const table = await open()
    goWrong(table)
    await table.rest()
    expect(table.says()).toBe('Tess can’t find a move right now.')
    await table.press('Try again')
    await table.hear(SWAP)
    expect(table.hasKey('Confirm')).toBe(true)
  })

  it('can be replaced by a person, and get its seat back', async () => {
    const table = await open()
    table.fails()
    await flushPromises()
    await table.press('Play for Tess')
    expect(table.match.head).not.toHaveProperty('app')
    await table.tap('c1')
    await table.tap('d1')
    expect(table.says()).toBe('Three hearts for Tess.')
    await table.click('[aria-label="Menu"]')
    await table.press('Table settings')
    await table.press('Let the app play Tess')
    expect(table.match.head?.app).toEqual([null, 'easy'])
  })
})

it('the app plays a game to its end with its own analyst', async () => {
  const table = await mountTable(weticeTable, CHAIN, [], { app: ['strong', 'easy'] }, nearby())
  for (let i = 0; i < 60 && !table.match.replay?.game.status(table.match.position).over; i++) {
    vi.advanceTimersByTime(PAUSE)
    await flushPromises()
    if (table.hasKey('Confirm')) await table.press('Confirm')
    await table.match.setCursor(99)
    await flushPromises()
  }
  expect(table.match.replay?.game.status(table.match.position).over).toBe(true)
  expect(table.match.timeline.line.at(-1)?.action).toBe('pass')
})
