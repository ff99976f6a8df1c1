import { describe, expect, it } from 'vitest'
import { Disk } from '../memory.ts'
import { settled } from '../results.ts'
import { begin, line, scores, stored } from '../table.ts'
import { Browser } from '../world.ts'

describe('two tabs', () => {
  async function beginTwo() {
    const first = await begin()
    const second = first.browser.openTab()
    await second.match.open(first.id)
    return { first, second }
  }

  it('have one writer, which the other tab follows', async () => {
    const { first, second } = await beginTwo()
    expect([first.match.readOnly, second.match.readOnly]).toEqual([null, 'follower'])
    expect(await second.match.play('add 1')).toEqual({ type: 'read-only', why: 'follower' })
    expect(await second.match.undo()).toEqual({ type: 'read-only', why: 'follower' })
    await first.match.play('add 4')
    await settled()
    expect([line(second), scores(second), second.match.cursor]).toEqual(['add 4', [4, 0], 0])
  })

  it('change the writer when the match is closed in the first tab', async () => {
    const { first, second } = await beginTwo()
    await first.match.play('add 4')
    await first.match.close()
    await settled()
    expect([first.match.readOnly, second.match.readOnly]).toEqual(['closed', null])
    expect(await second.match.play('add 1')).toMatchObject({ type: 'accepted' })
  })

  it('change the writer on request', async () => {
    const { first, second } = await beginTwo()
    second.match.takeOver()
    await settled()
    expect([first.match.readOnly, second.match.readOnly]).toEqual(['follower', null])
    await second.match.play('add 1')
    await settled()
    expect(line(first)).toBe('add 1')
  })

  it('never overwrite each other’s entries if the browser has no locks', async () => {
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
