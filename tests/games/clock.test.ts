import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import type { Clock } from '../../src/book/journal/entries.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { announcements } from '../../src/ui/useAnnouncer.ts'
import { mountTable } from './mount.ts'

const ROWS = ['........', '........', '........', '........', 'SSS.....', 'HHDHCCDC']
const HEAD = ['game wetice', 'players Ann, Bob', 'phase swap', 'turn 2', 'deal', ...ROWS, 'play'].join('\n')
/** Bob's first move. It is Ann's turn after it. */
const FIRST = 'swap g1 h1'
const TENNIS = ['game tennis', 'players Ann, Bob, Cat, Dee', 'target 5', 'play'].join('\n')
const EACH: Clock = { type: 'player', seconds: 60, increment: 10, up: 'told' }

/** A table with a clock, on a device whose time is controlled by the test. */
async function open(clock: Clock, module: Parameters<typeof mountTable>[0] = weticeTable, head = HEAD) {
  const table = await mountTable(module, head, [], { clock })
  const startedAt = performance.now()
  let now = table.book.now()
  table.book.now = () => now + performance.now() - startedAt
  const clocks = () => table.wrapper.findAll('.clock')
  return {
    ...table,
    /** Advances the time by this number of seconds, and then tells the page that it is visible again. */
    async later(seconds: number): Promise<void> {
      now += seconds * 1000
      document.dispatchEvent(new Event('visibilitychange'))
      await flushPromises()
    },
    shown: (): string[] => clocks().map(each => `${each.get('.time').text()} ${each.get('.word').text()}`.trim()),
    runs: (): number[] => clocks().flatMap((each, i) => (each.classes('runs') ? [i + 1] : [])),
    /** Makes Bob's first move and carries it out, so that Ann's clock runs. */
    async begin(): Promise<void> {
      await table.match.play(FIRST)
      await table.match.setCursor(99)
      await flushPromises()
    },
  }
}

const inSeconds = (times: readonly number[] = []): number[] => times.map(time => Math.floor(time / 1000))

const said = (): string => announcements.polite.text

describe('a clock at the table', () => {
  it('starts with the first move that counts, and runs for the next player once the cards have been moved', async () => {
    const table = await open(EACH)
    await table.later(100)
    expect([table.shown(), table.runs()]).toEqual([['1:00', '1:00'], []])
    await table.begin()
    expect([table.shown(), table.runs()]).toEqual([['1:00', '1:00'], [1]])
    await table.later(20)
    expect(table.shown()).toEqual(['0:40', '1:00'])
    await table.tap('c1')
    await table.tap('d1')
    await table.press('Confirm')
    await table.later(5)
    // Three taps took half a second each. Now cards have to be moved.
    expect([table.shown(), table.runs()]).toEqual([['0:49', '1:00'], []])
    while (table.wrapper.find('.walker').exists()) await table.click('.walker button:last-of-type')
    expect(table.runs()).toEqual([2])
    await table.later(10)
    expect(table.shown()).toEqual(['0:49', '0:50'])
  })

  it('pauses while players are asked for consent, and then runs for the player whose turn it is', async () => {
    const table = await open(EACH)
    await table.settings.set('bothAgree', true)
    await table.begin()
    await table.match.play('pass')
    await flushPromises()
    await table.later(10)
    const undone = table.match.undo()
    await flushPromises()
    await table.later(500)
    expect([table.shown(), table.runs()]).toEqual([['1:10 paused', '0:50 paused'], []])
    await table.press('Ann agrees')
    await table.press('Bob agrees')
    await undone
    await flushPromises()
    expect(table.match.timeline.line.map(({ action }) => action)).toEqual([FIRST])
    expect([table.shown(), table.runs()]).toEqual([['1:00', '1:00'], [1]])
  })

  it('pauses during a correction', async () => {
    const table = await open(EACH)
    await table.begin()
    await table.later(10)
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    await table.later(500)
    expect(table.shown()).toEqual(['0:50 paused', '1:00 paused'])
    await table.press('Cancel')
    expect([table.shown(), table.runs()]).toEqual([['0:50', '1:00'], [1]])
  })

  it('can be paused from the menu, and the log is shown until a player starts the clock again', async () => {
    const table = await open(EACH)
    await table.begin()
    await table.later(10)
    await table.click('[aria-label="Menu"]')
    await table.press('Pause the clocks')
    await table.later(500)
    const sheet = table.wrapper.findAll('dialog').find(each => each.text().startsWith('The clocks are paused'))
    expect(sheet?.text()).toContain('The clock was paused.')
    expect(table.shown()).toEqual(['0:50 paused', '1:00 paused'])
    await table.press('Start the clocks')
    expect([table.shown(), table.runs()]).toEqual([['0:50', '1:00'], [1]])
  })

  it.each([
    ['Pause the clocks', true],
    ['Let it run', false],
  ])('can be paused or left running when a player leaves the table: %s', async (key, stops) => {
    const table = await open(EACH)
    await table.router.push('/table/1')
    await table.begin()
    await table.router.push('/settings')
    await flushPromises()
    expect(table.router.currentRoute.value.path).toBe('/table/1')
    const sheet = table.wrapper.findAll('dialog').find(each => each.text().startsWith('Ann’s clock is running'))
    table.wait()
    await sheet
      ?.findAll('button')
      .find(each => each.text() === key)
      ?.trigger('click')
    await flushPromises()
    expect([table.router.currentRoute.value.path, table.match.clock?.stopped]).toEqual(['/settings', stops])
  })

  it('disappears after the match, and the time that each player used beyond the limit is stored', async () => {
    const table = await open(EACH)
    await table.begin()
    await table.later(63)
    for (const action of ['pass', 'pass']) await table.match.play(action)
    await flushPromises()
    expect(table.wrapper.find('.clock').exists()).toBe(false)
    expect(table.wrapper.find('.end .sentence').exists()).toBe(true)
    expect(inSeconds(table.match.clock?.over)).toEqual([3, 0])
  })

  it('is described when a player types “clock”', async () => {
    const table = await open(EACH)
    const ask = async (): Promise<string> => {
      await table.wrapper.get('.log input').setValue('clock')
      await table.wrapper.get('.log form').trigger('submit')
      await flushPromises()
      return table.says()
    }
    await table.begin()
    await table.later(10)
    expect(await ask()).toBe('Ann has 0:50 left. The clock is running. Bob has 1:00 left.')
    const counting = await open({ type: 'stopwatch' })
    await counting.wrapper.get('.log input').setValue('Clock')
    await counting.wrapper.get('.log form').trigger('submit')
    await flushPromises()
    expect(counting.says()).toBe('Ann has used 0:00. Bob has used 0:00.')
  })

  it('contains no button, and isn’t part of one', async () => {
    const table = await open(EACH)
    await table.begin()
    expect(table.wrapper.findAll('.clock').map(each => each.element.closest('button'))).toEqual([null, null])
    expect(table.wrapper.find('.clock button').exists()).toBe(false)
  })

  it('returns to the times before a turn when that turn is undone', async () => {
    const table = await open(EACH)
    await table.begin()
    await table.later(30)
    await table.match.play('pass')
    await flushPromises()
    expect([table.shown(), table.runs()]).toEqual([['0:40', '1:00'], [2]])
    await table.later(5)
    await table.match.undo()
    await flushPromises()
    expect([table.shown(), table.runs()]).toEqual([['1:00', '1:00'], [1]])
  })

  it('announces when little time is left, and when the time is up', async () => {
    const table = await open(EACH)
    await table.begin()
    await table.later(48)
    expect([table.shown()[0], said()]).toEqual(['0:12 low', 'Ann has 12 seconds left.'])
    await table.later(15)
    expect([table.shown()[0], said()]).toEqual(['−0:03 over', 'Ann’s time is up.'])
    // Only a message is shown.
    expect(table.hasKey('Continue')).toBe(false)
    expect(table.hasKey('Decide now')).toBe(false)
  })

  it('asks for a decision when the time is up if the players agreed on that, and runs again after “Continue”', async () => {
    const table = await open({ ...EACH, up: 'decided' })
    await table.begin()
    await table.later(61)
    expect(table.hasKey('Continue')).toBe(true)
    await table.later(100)
    // No clock runs while the question is open.
    expect([table.shown()[0], table.runs()]).toEqual(['−0:01 over', []])
    await table.press('Continue')
    expect(table.match.timeline.notes.map(({ note }) => note)).toContainEqual({
      type: 'time-up',
      seat: 1,
      verdict: 'on',
    })
    expect([table.runs(), table.wrapper.get('.log').text()]).toEqual([[1], expect.stringContaining('and continues.')])
  })

  it('lets players decide that the match is lost on time, and undo that decision', async () => {
    const table = await open({ ...EACH, up: 'decided' })
    await table.begin()
    await table.later(61)
    await table.press('Ann loses on time')
    expect([table.says(), table.adds()]).toEqual(['Bob wins on time.', 'Ann 0 and Bob 6.'])
    expect(table.match.timeline.lost?.seat).toBe(1)
    expect(table.wrapper.find('.clock').exists()).toBe(false)
    expect(table.wrapper.get('.log').text()).toContain('lost on time.')
    // No more moves are possible.
    expect((await table.match.play('pass')).type).toBe('stale')
    expect(table.wrapper.find('[data-cell]').exists()).toBe(false)
    await table.match.undo()
    await flushPromises()
    expect([table.match.timeline.line.length, table.shown()[0]]).toEqual([1, '−0:01 over'])
    expect(table.hasKey('Ann loses on time')).toBe(true)
    await table.match.redo()
    await flushPromises()
    expect(table.says()).toBe('Bob wins on time.')
  })

  it('leaves the button “Decide now” on the table if players close the question', async () => {
    const table = await open({ ...EACH, up: 'decided' })
    await table.begin()
    await table.later(61)
    table.wait()
    await table.wrapper.get('dialog[open] button[aria-label="Close"]').trigger('click')
    await flushPromises()
    expect(table.hasKey('Continue')).toBe(false)
    expect(table.wrapper.get('.late').text()).toContain('Ann’s time is up.')
    await table.press('Decide now')
    expect([table.hasKey('Continue'), table.hasKey('Decide now')]).toEqual([true, false])
  })

  it.each([
    ['opposite', 1],
    ['one-side', 0],
  ] as const)('shows its question twice only if a player sits on the opposite side: %s', async (facing, times) => {
    const table = await open({ ...EACH, up: 'decided' })
    await table.settings.set('facing', facing)
    await table.begin()
    await table.later(61)
    const across = table.wrapper.findAll('dialog[open] .across')
    expect(across.map(each => each.text())).toEqual(
      Array.from({ length: times }, () => 'Ann’s time is up.Continue, or is the match lost on time?'),
    )
  })

  it('keeps running while the match is closed, and never goes back, even if the device’s clock does', async () => {
    const table = await open(EACH)
    await table.begin()
    await table.later(20)
    const { id } = table.match.head ?? { id: '' }
    await table.match.close()
    await table.later(10)
    await table.match.open(id)
    await flushPromises()
    expect([table.shown(), table.runs()]).toEqual([['0:30', '1:00'], [1]])
    await table.later(-3600)
    expect(table.shown()).toEqual(['0:30', '1:00'])
    await table.match.play('pass')
    await flushPromises()
    expect(table.shown()).toEqual(['0:40', '1:00'])
  })

  it('doesn’t invalidate a move that is played while the clock starts', async () => {
    const table = await open(EACH)
    const [noted, played] = await Promise.all([table.match.note({ type: 'clock', seat: 1 }), table.match.play('pass')])
    expect([noted.type, played.type]).toEqual(['done', 'accepted'])
  })

  it('is shown at each of four seats, but not in a match without a clock', async () => {
    const table = await open({ type: 'stopwatch' }, tennisTable, TENNIS)
    await table.match.play('play K')
    await table.match.setCursor(99)
    await flushPromises()
    expect(table.runs()).toEqual([1])
    await table.later(61)
    expect(table.shown()).toEqual(['1:01', '0:00', '0:00', '0:00'])
    const none = await mountTable(weticeTable, HEAD)
    expect(none.wrapper.find('.clock').exists()).toBe(false)
  })

  it('is written to the record, and can be read from it', async () => {
    const { match, library, begin, later } = await open(EACH)
    await begin()
    await later(20)
    await match.play('pass')
    const text = match.recordText()
    expect(text).toContain('\n# clock player 60 10 told\n')
    expect(text).toContain('# player 1 used 20 s\n# player 2 used 0 s\n')
    expect((await library.read(text)).found[0]?.head).toMatchObject({ clock: EACH, format: 4 })
  })

  it('is reset and stopped in a branch of the match', async () => {
    const { match, library, begin, later } = await open(EACH)
    await begin()
    await later(20)
    await match.play('pass')
    const made = await library.branch(match.head?.id ?? '')
    await match.open(made.ok ? made.value.id : '')
    expect(match.timeline.line.map(({ action }) => action)).toEqual([FIRST, 'pass'])
    expect(match.clock).toMatchObject({ used: [0, 0], stopped: true })
  })
})

vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
