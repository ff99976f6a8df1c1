import { describe, expect, it } from 'vitest'
import { Browser } from '../world.ts'

describe('progress', () => {
  it('begins with nothing learned', async () => {
    const { progress } = new Browser().openTab()
    await progress.load()
    expect(progress.solvedIn('wetice/runs')).toEqual([])
    expect(progress.drillOf('wetice')).toEqual({ level: 0, streak: 0, best: 0, run: 0, missed: [] })
    expect(progress.seenIn('wetice')).toEqual([])
  })

  it('is there again the next time', async () => {
    const { disk } = new Browser()
    const { progress } = new Browser(disk).openTab()
    const state = { level: 2, streak: 1, best: 5, run: 1, missed: [{ level: 1, seed: 7 }] }
    await progress.solve('wetice/runs', 2)
    await progress.solve('wetice/runs', 0)
    await progress.solve('wetice/runs', 2)
    await progress.keepDrill('wetice', state)
    await progress.see('wetice', 'cleanup')
    await progress.see('wetice', 'swap')
    const again = new Browser(disk).openTab().progress
    await again.load()
    expect(again.solvedIn('wetice/runs')).toEqual([0, 2])
    expect(again.solvedIn('wetice/swap')).toEqual([])
    expect(again.drillOf('wetice')).toEqual(state)
    expect(again.seenIn('wetice')).toEqual(['cleanup', 'swap'])
  })

  it('leaves out what it can not read', async () => {
    const browser = new Browser()
    browser.disk.put('progress', { key: 'lesson wetice/runs', kind: 'lesson', name: 'wetice/runs', solved: ['all'] })
    const { progress } = browser.openTab()
    await progress.load()
    expect(progress.solvedIn('wetice/runs')).toEqual([])
    expect(progress.failed).toBeNull()
  })

  it('counts for this time where it can not be stored, and says so', async () => {
    const browser = new Browser()
    browser.disk.failing = 'full'
    const { progress } = browser.openTab()
    await progress.solve('wetice/runs', 0)
    expect([progress.solvedIn('wetice/runs'), progress.failed]).toEqual([[0], 'full'])
  })

  it('keeps moments of matches, those known least first, and how they were answered', async () => {
    const disk = new Browser().disk
    const { progress } = new Browser(disk).openTab()
    await progress.load()
    const moment = { match: 'm', place: 3, record: 'game wetice', played: 'pass', answers: ['swap a1 b1'], basis: 'exact', loss: 2 } as const // prettier-ignore
    await progress.keepMoment('wetice', moment)
    await progress.keepMoment('wetice', { ...moment, place: 5 })
    const [first] = progress.momentsIn('wetice')
    if (first) await progress.answerMoment('wetice', first, true)
    await progress.keepMoment('wetice', moment)
    const again = new Browser(disk).openTab().progress
    await again.load()
    expect(again.momentsIn('wetice').map(({ place, right }) => [place, right])).toEqual([
      [5, 0],
      [3, 1],
    ])
    expect(again.momentsIn('tally')).toEqual([])
  })
})
