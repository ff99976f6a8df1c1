import { describe, expect, it, vi } from 'vitest'
import { judge, startReplay } from '../../../src/book/journal/replay.ts'
import { adjudicate } from '../../../src/engine/record.ts'
import { settled, valueOf } from '../results.ts'
import { begin, line, scores, stored } from '../table.ts'
import { HEAD } from '../tally.ts'
import { HEAD_FORMAT } from '../../../src/book/storage/names.ts'
import { RULES } from '../../rules.ts'
import { firstUnplayable } from '../../replay.ts'

describe('an open match', () => {
  it('begins with its set-up', async () => {
    const { match, id } = await begin()
    expect(match.head).toMatchObject({ id, game: 'tally', head: HEAD, players: ['Zoë', 'Bo'] })
    expect([match.saving, match.readOnly, match.cursor]).toEqual(['saved', null, 0])
    expect(scores({ match })).toEqual([0, 0])
  })

  it('stores a play before it is shown', async () => {
    const { match, disk, id } = await begin()
    const outcome = match.play('  ADD 3')
    expect(line({ match })).toBe('')
    expect(await outcome).toMatchObject({ type: 'accepted', action: 'add 3', ruling: { steps: { length: 3 } } })
    expect(line({ match })).toBe('add 3')
    expect(stored(disk, id)).toEqual([{ type: 'play', action: 'add 3' }])
  })

  it('doesn’t store a refused or unreadable action', async () => {
    const { match, disk, id } = await begin()
    expect(await match.play('jump')).toMatchObject({ type: 'refused', ruling: { refusal: { code: 'unknown-action' } } })
    expect(await match.play('add x')).toMatchObject({ type: 'unreadable', problem: { code: 'not-a-number' } })
    expect(stored(disk, id)).toEqual([])
    expect(match.saving).toBe('saved')
  })

  it('previews a move without storing it', async () => {
    const { match, disk } = await begin()
    const writes = disk.writes
    expect(match.preview('add 3')).toMatchObject({ type: 'accepted' })
    expect(match.preview('jump')).toMatchObject({ type: 'refused' })
    await settled()
    expect([line({ match }), disk.writes]).toEqual(['', writes])
  })

  it('reuses a ruling made for the position, and judges again in another position', async () => {
    const { match } = await begin()
    const { game, position } = match.replay ?? valueOf(startReplay(HEAD, RULES))
    const move = valueOf(judge(game, position, 'add 3'))
    const judging = vi.spyOn(game, 'play')
    expect(await match.play(move)).toMatchObject({ type: 'accepted', action: 'add 3' })
    expect(judging).not.toHaveBeenCalled()
    expect(match.replay?.moves[0]).toBe(move)
    expect(await match.play(move)).toMatchObject({ type: 'accepted' })
    expect(judging).toHaveBeenCalledTimes(1)
    judging.mockRestore()
  })

  it('counts a double tap once', async () => {
    const { match } = await begin()
    const outcomes = await Promise.all([match.play('pass'), match.play('pass')])
    expect(outcomes.map(outcome => outcome.type)).toEqual(['accepted', 'stale'])
    expect(line({ match })).toBe('pass')
  })

  it('undoes one change for each tap, and redoes as many as requested', async () => {
    const { match } = await begin()
    for (const action of ['add 1', 'add 2', 'add 3']) await match.play(action)
    await Promise.all([match.undo(), match.undo()])
    expect([line({ match }), scores({ match })]).toEqual(['add 1', [1, 0]])
    expect(await match.redo(9)).toEqual({ type: 'done' })
    expect(line({ match })).toBe('add 1, add 2, add 3')
    expect(await match.redo()).toEqual({ type: 'nothing' })
    expect(match.timeline.log.every(item => item.place !== null)).toBe(true)
  })

  it('amends a play, and judges the later ones again', async () => {
    const { match } = await begin()
    for (const action of ['add 9', 'add 9', 'add 2']) await match.play(action)
    expect(await match.amend(0, 1, ['ADD 8', 'pass'])).toEqual({ type: 'done' })
    expect(line({ match })).toBe('add 8, pass, add 9, add 2')
    expect([scores({ match }), firstUnplayable(match.replay)]).toEqual([[17, 2], null])
    expect(await match.undo()).toEqual({ type: 'done' })
    expect(line({ match })).toBe('add 9, add 9, add 2')
  })

  it.each([
    [4, 0, ['pass'], 'nothing'],
    [0, 2, ['pass'], 'nothing'],
    [-1, 1, ['pass'], 'nothing'],
    [0, 0, [], 'nothing'],
    [0, 1, ['add ten'], 'unreadable'],
  ])('amends nothing from action %j, with %j removed and %j inserted', async (from, remove, insert, type) => {
    const { match, disk, id } = await begin()
    await match.play('add 1')
    expect(await match.amend(from, remove, insert)).toMatchObject({ type })
    expect(stored(disk, id)).toHaveLength(1)
  })

  it('exports a record on which the adjudicator agrees', async () => {
    const { match } = await begin()
    for (const action of ['add 9', 'add 9', 'add 2']) await match.play(action)
    await match.amend(0, 1, ['add 7'])
    const answers = adjudicate(match.recordText(), RULES)
    const last = answers.at(-1)
    expect(last).toMatchObject({ type: 'ruling', ruling: { accepted: true, position: match.position } })
  })

  it('can be closed', async () => {
    const { match } = await begin()
    await match.play('add 1')
    await match.close()
    expect([match.head, match.position, match.readOnly, line({ match })]).toEqual([null, null, 'closed', ''])
    expect(await match.play('add 1')).toEqual({ type: 'read-only', why: 'closed' })
    expect(match.preview('add 1')).toMatchObject({ type: 'unreadable', problem: { code: 'no-game' } })
  })

  it('is replaced by another, which then counts as opened last', async () => {
    const tab = await begin()
    await tab.match.play('add 1')
    const other = valueOf(await tab.library.create('game tally\nplay'))
    valueOf(await tab.match.open(other.id))
    expect([tab.match.head?.id, line(tab)]).toEqual([other.id, ''])
    await tab.library.refresh()
    expect(tab.library.lastOpened).toBe(other.id)
  })

  it('that is missing, or has lost its head, can’t be opened', async () => {
    const { match, disk, id } = await begin()
    disk.put('matches', { ...disk.all('matches')[0], id: 'torn', head: 'game tally' })
    disk.put('matches', { ...disk.all('matches')[0], id: 'later', format: HEAD_FORMAT + 1 })
    disk.put('matches', { id: 'odd', format: 1 })
    expect(await match.open('none')).toEqual({ ok: false, error: 'missing' })
    expect(await match.open('torn')).toEqual({ ok: false, error: 'unplayable' })
    expect(await match.open('later')).toEqual({ ok: false, error: 'newer' })
    expect(await match.open('odd')).toEqual({ ok: false, error: 'damaged' })
    expect(match.head).toBeNull()
    expect((await match.open(id)).ok).toBe(true)
  })
})
