import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settled } from '../results.ts'
import { begin, line, type Tab } from '../table.ts'
import { Browser } from '../world.ts'

describe('the current step of a ruling', () => {
  it('is restored after a kill', async () => {
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

  it('is the first one as soon as the play is stored', async () => {
    const { match, disk, id } = await begin()
    disk.diesAfter = disk.writes + 1
    void match.play('add 5')
    await settled()
    disk.diesAfter = Infinity
    const again = new Browser(disk).openTab()
    await again.match.open(id)
    expect([line(again), again.match.cursor]).toEqual(['add 5', 0])
  })

  it('is the last one after an undo', async () => {
    const { match } = await begin()
    await match.play('add 5')
    await match.play('add 2')
    await match.undo()
    expect(match.cursor).toBe(5)
  })
})

describe('a kill at any moment', () => {
  it('loses nothing that was shown', async () => {
    const operations = fc.array(fc.constantFrom('add 1', 'add 2', 'pass', 'undo', 'redo', 'walk', 'amend'), {
      maxLength: 12,
    })
    const doing = (match: Tab['match'], operation: string): Promise<unknown> =>
      operation === 'undo'
        ? match.undo()
        : operation === 'redo'
          ? match.redo()
          : operation === 'walk'
            ? match.setCursor(1)
            : operation === 'amend'
              ? match.amend(0, 1, ['pass', 'pass'])
              : match.play(operation)
    await fc.assert(
      fc.asyncProperty(operations, fc.nat(14), async (done, life) => {
        const tab = await begin()
        tab.disk.diesAfter = tab.disk.writes + life
        void (async () => {
          for (const operation of done) await doing(tab.match, operation)
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
