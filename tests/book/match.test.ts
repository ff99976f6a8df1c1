import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../src/book/storage.ts'
import { adjudicate } from '../../src/engine/record.ts'
import { Disk } from './memory.ts'
import { HEAD, type Position } from './tally.ts'
import { settled, valueOf } from './results.ts'
import { Browser } from './world.ts'

vi.mock('../../src/engine/games.ts', () => import('./tally.ts'))

type Tab = ReturnType<Browser['openTab']>

async function begin(browser = new Browser()) {
  const tab = browser.openTab()
  const { id } = valueOf(await tab.shelf.create(HEAD))
  valueOf(await tab.match.open(id))
  return { browser, disk: browser.disk, id, ...tab }
}

const line = (tab: Pick<Tab, 'match'>): string => tab.match.timeline.line.map(play => play.action).join(', ')
const scores = (tab: Pick<Tab, 'match'>): unknown => (tab.match.position as Position | null)?.scores
const stored = (disk: Disk, id: string): unknown[] => disk.entries(id).map(row => row['what'])

describe('a match on the table', () => {
  it('opens at its beginning', async () => {
    const { match, id } = await begin()
    expect(match.head).toMatchObject({ id, game: 'grafa', head: HEAD, players: ['Zoë', 'Bo'] })
    expect([match.role, match.saving, match.readOnly, match.cursor]).toEqual(['writer', 'saved', null, 0])
    expect(scores({ match })).toEqual([0, 0])
  })

  it('stores a play, then shows it', async () => {
    const { match, disk, id } = await begin()
    const outcome = match.play('  ADD 3')
    expect(line({ match })).toBe('')
    expect(await outcome).toMatchObject({ type: 'accepted', action: 'add 3', ruling: { steps: { length: 3 } } })
    expect(line({ match })).toBe('add 3')
    expect(stored(disk, id)).toEqual([{ type: 'play', action: 'add 3' }])
  })

  it('stores nothing of what is refused or can not be read', async () => {
    const { match, disk, id } = await begin()
    expect(await match.play('jump')).toMatchObject({ type: 'refused', ruling: { refusal: { code: 'unknown-action' } } })
    expect(await match.play('add x')).toMatchObject({ type: 'unreadable', problem: { code: 'not-a-number' } })
    expect(stored(disk, id)).toEqual([])
    expect(match.saving).toBe('saved')
  })

  it('previews without a trace', async () => {
    const { match, disk } = await begin()
    const writes = disk.writes
    expect(match.preview('add 3')).toMatchObject({ type: 'accepted' })
    expect(match.preview('jump')).toMatchObject({ type: 'refused' })
    await settled()
    expect([line({ match }), disk.writes]).toEqual(['', writes])
  })

  it('takes a double tap for one', async () => {
    const { match } = await begin()
    const outcomes = await Promise.all([match.play('pass'), match.play('pass')])
    expect(outcomes.map(outcome => outcome.type)).toEqual(['accepted', 'stale'])
    expect(line({ match })).toBe('pass')
  })

  it('undoes and does again, each tap for itself', async () => {
    const { match } = await begin()
    for (const action of ['add 1', 'add 2', 'add 3']) await match.play(action)
    await Promise.all([match.undo(), match.undo()])
    expect([line({ match }), scores({ match })]).toEqual(['add 1', [1, 0]])
    expect(await match.redo(9)).toEqual({ type: 'done' })
    expect(line({ match })).toBe('add 1, add 2, add 3')
    expect(await match.redo()).toEqual({ type: 'nothing' })
    expect(match.timeline.log.every(item => item.place !== null)).toBe(true)
  })

  it('amends, and rules anew on what follows', async () => {
    const { match } = await begin()
    for (const action of ['add 9', 'add 9', 'add 2']) await match.play(action)
    expect(await match.amend(0, 1, ['ADD 8', 'pass'])).toEqual({ type: 'done' })
    expect(line({ match })).toBe('add 8, pass, add 9, add 2')
    expect([scores({ match }), match.replay?.firstBroken]).toEqual([[17, 2], null])
    expect(await match.undo()).toEqual({ type: 'done' })
    expect(line({ match })).toBe('add 9, add 9, add 2')
  })

  it.each([
    [4, 0, ['pass'], 'nothing'],
    [0, 2, ['pass'], 'nothing'],
    [-1, 1, ['pass'], 'nothing'],
    [0, 0, [], 'nothing'],
    [0, 1, ['add ten'], 'unreadable'],
  ])('does not amend %j %j %j', async (from, remove, insert, type) => {
    const { match, disk, id } = await begin()
    await match.play('add 1')
    expect(await match.amend(from, remove, insert)).toMatchObject({ type })
    expect(stored(disk, id)).toHaveLength(1)
  })

  it('writes itself as a record on which the adjudicator comes to the same', async () => {
    const { match } = await begin()
    for (const action of ['add 9', 'add 9', 'add 2']) await match.play(action)
    await match.amend(0, 1, ['add 7'])
    const answers = adjudicate(match.recordText())
    const last = answers.at(-1)
    expect(last).toMatchObject({ type: 'ruling', ruling: { accepted: true, position: match.position } })
  })

  it('closes', async () => {
    const { match } = await begin()
    await match.play('add 1')
    await match.close()
    expect([match.head, match.position, match.readOnly, line({ match })]).toEqual([null, null, 'closed', ''])
    expect(await match.play('add 1')).toEqual({ type: 'read-only', why: 'closed' })
    expect(match.preview('add 1')).toMatchObject({ type: 'unreadable', problem: { code: 'no-game' } })
  })

  it('gives way to another, whose name is the last opened', async () => {
    const tab = await begin()
    await tab.match.play('add 1')
    const other = valueOf(await tab.shelf.create('game grafa\nplay'))
    valueOf(await tab.match.open(other.id))
    expect([tab.match.head?.id, line(tab)]).toEqual([other.id, ''])
    await tab.shelf.refresh()
    expect(tab.shelf.lastOpened).toBe(other.id)
  })

  it('that is not there, or has lost its head, does not open', async () => {
    const { match, disk, id } = await begin()
    disk.put('matches', { ...disk.all('matches')[0], id: 'torn', head: 'game grafa' })
    disk.put('matches', { ...disk.all('matches')[0], id: 'later', format: 2 })
    disk.put('matches', { id: 'odd', format: 1 })
    expect(await match.open('none')).toEqual({ ok: false, error: 'missing' })
    expect(await match.open('torn')).toEqual({ ok: false, error: 'unplayable' })
    expect(await match.open('later')).toEqual({ ok: false, error: 'newer' })
    expect(await match.open('odd')).toEqual({ ok: false, error: 'damaged' })
    expect(match.head).toBeNull()
    expect((await match.open(id)).ok).toBe(true)
  })
})

describe('the chain being walked', () => {
  it('goes on from the same step after a kill', async () => {
    const { match, disk, id } = await begin()
    await match.play('add 5')
    expect(match.cursor).toBe(0)
    await match.setCursor(3)
    const again = new Browser(disk).openTab()
    await again.match.open(id)
    expect(again.match.cursor).toBe(3)
    await again.match.setCursor(99)
    expect(again.match.cursor).toBe(5)
  })

  it('stands at its first step from the moment in which the play is stored', async () => {
    const { match, disk, id } = await begin()
    disk.diesAfter = disk.writes + 1
    void match.play('add 5')
    await settled()
    disk.diesAfter = Infinity
    const again = new Browser(disk).openTab()
    await again.match.open(id)
    expect([line(again), again.match.cursor]).toEqual(['add 5', 0])
  })

  it('has been walked when something was undone', async () => {
    const { match } = await begin()
    await match.play('add 5')
    await match.play('add 2')
    await match.undo()
    expect(match.cursor).toBe(5)
  })
})

describe('a kill at any moment', () => {
  it('loses nothing that was shown', async () => {
    const deeds = fc.array(fc.constantFrom('add 1', 'add 2', 'pass', 'undo', 'redo', 'walk', 'amend'), {
      maxLength: 12,
    })
    const doing = (match: Tab['match'], deed: string): Promise<unknown> =>
      deed === 'undo'
        ? match.undo()
        : deed === 'redo'
          ? match.redo()
          : deed === 'walk'
            ? match.setCursor(1)
            : deed === 'amend'
              ? match.amend(0, 1, ['pass', 'pass'])
              : match.play(deed)
    await fc.assert(
      fc.asyncProperty(deeds, fc.nat(14), async (done, life) => {
        const tab = await begin()
        tab.disk.diesAfter = tab.disk.writes + life
        void (async () => {
          for (const deed of done) await doing(tab.match, deed)
        })()
        await settled()
        const shown = { log: tab.match.timeline.log, line: tab.match.timeline.line, position: tab.match.position }
        tab.disk.diesAfter = Infinity
        const again = new Browser(tab.disk).openTab()
        await again.match.open(tab.id)
        const { timeline, position } = again.match
        expect({ log: timeline.log, line: timeline.line, position }).toEqual(shown)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a play that can not be stored', () => {
  it.each<Failure>(['full', 'refused', 'broken', 'newer'])('(%s) counts and is shown, and says so', async reason => {
    const { match, disk, id } = await begin()
    disk.failing = reason as 'full'
    expect(await match.play('add 3')).toEqual({ type: 'not-saved', reason })
    expect([line({ match }), match.saving, match.unsaved]).toEqual(['add 3', { failed: reason }, 1])
    await match.play('add 2')
    expect([line({ match }), match.unsaved]).toEqual(['add 3, add 2', 2])
    disk.failing = null
    expect(await match.retry()).toEqual({ ok: true, value: null })
    expect([match.saving, match.unsaved]).toEqual(['saved', 0])
    expect(stored(disk, id)).toHaveLength(2)
  })

  it('is stored with the next one', async () => {
    const { match, disk, id } = await begin()
    disk.failing = 'full'
    await match.play('add 3')
    disk.failing = null
    expect(await match.play('add 2')).toMatchObject({ type: 'accepted' })
    expect(stored(disk, id)).toHaveLength(2)
  })

  it('waits while another match is open', async () => {
    const { match, shelf, disk, id } = await begin()
    disk.failing = 'full'
    await match.play('add 3')
    disk.failing = null
    const other = valueOf(await shelf.create(HEAD))
    await match.open(other.id)
    await match.open(id)
    expect([line({ match }), match.saving, match.unsaved]).toEqual(['add 3', 'saved', 0])
    expect(stored(disk, id)).toHaveLength(1)
  })

  it('that was stored though the storage denied it is not stored twice', async () => {
    const { match, disk, id } = await begin()
    disk.lying = 'broken'
    expect(await match.play('add 3')).toEqual({ type: 'not-saved', reason: 'broken' })
    expect(await match.play('add 2')).toMatchObject({ type: 'accepted' })
    expect([stored(disk, id).length, match.saving, line({ match })]).toEqual([2, 'saved', 'add 3, add 2'])
  })

  it('is played on where the browser stores nothing at all', async () => {
    const disk = new Disk()
    disk.failing = 'refused'
    const { match, id } = await begin(new Browser(disk))
    expect(match.saving).toEqual({ failed: 'refused' })
    await match.play('add 3')
    await match.close()
    valueOf(await match.open(id))
    expect([line({ match }), match.unsaved]).toEqual(['add 3', 2])
    disk.failing = null
    await match.retry()
    expect([disk.all('matches').length, disk.all('entries').length, match.saving]).toEqual([1, 1, 'saved'])
  })
})

describe('two tabs', () => {
  async function beginTwo() {
    const first = await begin()
    const second = first.browser.openTab()
    await second.match.open(first.id)
    return { first, second }
  }

  it('have one writer, whom the other follows', async () => {
    const { first, second } = await beginTwo()
    expect([second.match.role, second.match.readOnly]).toEqual(['follower', 'follower'])
    expect(await second.match.play('add 1')).toEqual({ type: 'read-only', why: 'follower' })
    expect(await second.match.undo()).toEqual({ type: 'read-only', why: 'follower' })
    await first.match.play('add 4')
    await settled()
    expect([line(second), scores(second), second.match.cursor]).toEqual(['add 4', [4, 0], 0])
  })

  it('pass the pen when the writer closes the match', async () => {
    const { first, second } = await beginTwo()
    await first.match.play('add 4')
    await first.match.close()
    await settled()
    expect([second.match.role, second.match.readOnly]).toEqual(['writer', null])
    expect(await second.match.play('add 1')).toMatchObject({ type: 'accepted' })
  })

  it('pass it on request', async () => {
    const { first, second } = await beginTwo()
    second.match.takeOver()
    await settled()
    expect([first.match.role, second.match.role]).toEqual(['follower', 'writer'])
    await second.match.play('add 1')
    await settled()
    expect(line(first)).toBe('add 1')
  })

  it('never overwrite one another where the browser has no locks', async () => {
    const browser = new Browser(new Disk(), null)
    const first = await begin(browser)
    const second = browser.openTab()
    await second.match.open(first.id)
    const outcomes = await Promise.all([first.match.play('add 1'), second.match.play('add 2')])
    expect(outcomes.map(outcome => outcome.type)).toEqual(['accepted', 'not-saved'])
    expect(stored(first.disk, first.id)).toEqual([{ type: 'play', action: 'add 1' }])
    await settled()
    expect([line(second), second.match.readOnly, second.match.saving]).toEqual(['add 1', null, 'saved'])
    expect(await second.match.play('add 2')).toMatchObject({ type: 'accepted' })
  })
})

describe('a journal that can not be read to its end', () => {
  async function damaged(number: number, row: object | null) {
    const { match, disk, id, browser } = await begin()
    for (const action of ['add 1', 'add 2', 'add 3']) await match.play(action)
    await match.close()
    const old = disk.entries(id)[number]
    if (row) disk.put('entries', { ...old, ...row })
    else disk.rows.entries.delete([...disk.rows.entries.keys()][number] ?? '')
    const tab = browser.openTab()
    valueOf(await tab.match.open(id))
    return { ...tab, disk, id }
  }

  it.each([
    [1, { what: { type: 'play', action: 7 } }, 'damaged'],
    [1, { what: { type: 'play', action: 'add 1\nadd 2' } }, 'damaged'],
    [1, { at: -1 }, 'damaged'],
    [1, { extra: true }, 'damaged'],
    [1, { format: 2, what: { type: 'wave' } }, 'newer'],
    [1, null, 'gap'],
  ])('(entry %j: %j) is shown as far as it goes, and only read', async (number, row, why) => {
    const { match, disk, id } = await damaged(number, row)
    const rows = disk.entries(id)
    expect([line({ match }), match.readOnly, match.damage]).toEqual(['add 1', why, { entry: 1, why }])
    expect(await match.play('add 1')).toEqual({ type: 'read-only', why })
    expect(disk.entries(id)).toEqual(rows)
  })

  it('can be played on as a branch', async () => {
    const { match, shelf, disk, id } = await damaged(2, null)
    const branch = valueOf(await shelf.branch(id))
    valueOf(await match.open(branch.id))
    expect(line({ match })).toBe('add 1, add 2')
    expect(match.head?.origin).toEqual({ match: id, entries: 2 })
    expect(await match.play('add 5')).toMatchObject({ type: 'accepted' })
    expect(disk.entries(id)).toHaveLength(2)
  })
})
