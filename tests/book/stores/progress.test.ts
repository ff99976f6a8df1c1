import { describe, expect, it } from 'vitest'
import { SEEDS } from '../../../src/book/stores/progress.ts'
import { runs, swap } from '../../../src/lessons/wetice/lessons.ts'
import { useLessonProgress } from '../../../src/pages/learn/learner.ts'
import { Browser } from '../world.ts'

const NOW = Date.UTC(2026, 0, 1)
const lessonsIn = (progress: ReturnType<Browser['openTab']>['progress']) =>
  useLessonProgress(progress, { now: () => NOW })

describe('the progress of a learner', () => {
  it('begins empty', async () => {
    const { progress } = new Browser().openTab()
    await progress.load()
    expect(lessonsIn(progress).solvedIn('wetice', runs)).toEqual([])
    expect(progress.drillOf('wetice')).toEqual({ level: 0, streak: 0, best: 0, run: 0, missed: [] })
    expect(progress.seenIn('wetice')).toEqual([])
  })

  it('is restored at the next start', async () => {
    const { disk } = new Browser()
    const { progress } = new Browser(disk).openTab()
    const state = { level: 2, streak: 1, best: 5, run: 1, missed: [{ level: 1, seed: SEEDS.first + 7 }] }
    await lessonsIn(progress).solve('wetice', runs, 'cross')
    await lessonsIn(progress).solve('wetice', runs, 'row')
    await lessonsIn(progress).solve('wetice', runs, 'cross')
    await progress.keepDrill('wetice', state)
    await progress.see('wetice', 'cleanup')
    await progress.see('wetice', 'swap')
    const again = new Browser(disk).openTab().progress
    await again.load()
    expect(lessonsIn(again).solvedIn('wetice', runs)).toEqual(['row', 'cross'])
    expect(lessonsIn(again).solvedIn('wetice', swap)).toEqual([])
    expect(again.drillOf('wetice')).toEqual(state)
    expect(again.seenIn('wetice')).toEqual(['cleanup', 'swap'])
  })

  it('drops a missed question whose seed now makes another question, and keeps the level', async () => {
    const browser = new Browser()
    const missed = [7, SEEDS.first + 7].map(seed => ({ level: 1, seed }))
    const drill = { level: 2, streak: 1, best: 5, run: 1, missed }
    browser.disk.put('progress', { key: 'drill wetice', kind: 'drill', name: 'wetice', drill })
    const { progress } = browser.openTab()
    await progress.load()
    expect(progress.drillOf('wetice')).toEqual({ ...drill, missed: missed.slice(1) })
  })

  it('stores tasks by id, reads old rows by number, and keeps all tasks if they are reordered', async () => {
    const browser = new Browser()
    browser.disk.put('progress', { key: 'lesson wetice/runs', kind: 'lesson', name: 'wetice/runs', solved: [0, 2] })
    const { progress } = browser.openTab()
    await progress.load()
    expect(lessonsIn(progress).solvedIn('wetice', runs)).toEqual(['row', 'cross'])
    const moved = { ...runs, tasks: [...runs.tasks].reverse(), numbered: 'row column cross' }
    expect(lessonsIn(progress).solvedIn('wetice', moved)).toEqual(['cross', 'row'])
    await lessonsIn(progress).solve('wetice', moved, 'column')
    const again = new Browser(browser.disk).openTab().progress
    await again.load()
    expect(lessonsIn(again).solvedIn('wetice', { ...moved, numbered: '' })).toEqual(['cross', 'column', 'row'])
    expect(lessonsIn(again).solvedIn('wetice', { ...runs, tasks: runs.tasks.slice(0, 1) })).toEqual(['row'])
  })

  it('reads rows of tasks and lessons that no longer exist', async () => {
    const browser = new Browser()
    const missed = [{ task: 'all', step: 0, due: 0 }]
    const gone = { key: 'lesson wellsix/place', kind: 'lesson', name: 'wellsix/place', solved: [0, 1], missed }
    browser.disk.put('progress', gone)
    browser.disk.put('progress', { ...gone, key: 'lesson wetice/runs', name: 'wetice/runs', solved: [0, 3, 4] })
    const { progress } = browser.openTab()
    await progress.load()
    expect(lessonsIn(progress).solvedIn('wetice', runs)).toEqual(['row'])
    await lessonsIn(progress).solve('wetice', runs, 'cross')
    expect(lessonsIn(progress).solvedIn('wetice', runs)).toEqual(['row', 'cross'])
  })

  it('stores the missed tasks, and when they are due', async () => {
    const { disk } = new Browser()
    const { progress } = new Browser(disk).openTab()
    await lessonsIn(progress).solve('wetice', runs, 'row')
    await lessonsIn(progress).answer('wetice', runs, 'cross', false)
    await lessonsIn(progress).answer('wetice', runs, 'row', true)
    const again = new Browser(disk).openTab().progress
    await again.load()
    const [missed] = lessonsIn(again).missedIn('wetice', runs)
    expect(lessonsIn(again).missedIn('wetice', runs)).toMatchObject([{ task: 'cross', step: 0 }])
    await lessonsIn(again).answer('wetice', runs, 'cross', true)
    const [known] = lessonsIn(again).missedIn('wetice', runs)
    expect(known).toMatchObject({ task: 'cross', step: 1 })
    expect(known?.due).toBeGreaterThan(missed?.due ?? Infinity)
    for (const right of [true, true]) await lessonsIn(again).answer('wetice', runs, 'cross', right)
    expect([lessonsIn(again).missedIn('wetice', runs), lessonsIn(again).solvedIn('wetice', runs)]).toEqual([
      [],
      ['row'],
    ])
  })

  it('skips rows that can’t be read', async () => {
    const browser = new Browser()
    browser.disk.put('progress', { key: 'lesson wetice/runs', kind: 'lesson', name: 'wetice/runs', solved: 'all' })
    const { progress } = browser.openTab()
    await progress.load()
    expect(lessonsIn(progress).solvedIn('wetice', runs)).toEqual([])
    expect(progress.failed).toBeNull()
  })

  it('applies to this session, with a message, if it can’t be stored', async () => {
    const browser = new Browser()
    browser.disk.failing = 'full'
    const { progress } = browser.openTab()
    await lessonsIn(progress).solve('wetice', runs, 'row')
    expect([lessonsIn(progress).solvedIn('wetice', runs), progress.failed]).toEqual([['row'], 'full'])
  })

  it('stores moments of matches, the least known first, and the answers to them', async () => {
    const disk = new Browser().disk
    const { progress } = new Browser(disk).openTab()
    await progress.load()
    const moment = { match: 'm', place: 3, record: 'game wetice', played: 'pass', answers: ['swap a1 b1'], basis: 'exact', loss: 2 } as const // oxfmt-ignore
    await progress.keepMoment('wetice', moment, { step: 0, due: 12 })
    await progress.keepMoment('wetice', { ...moment, place: 5 }, { step: 0, due: 12 })
    const [first] = progress.momentsIn('wetice')
    if (first) await progress.answerMoment('wetice', first, true, { step: 1, due: 60 })
    await progress.keepMoment('wetice', moment, { step: 0, due: 12 })
    const again = new Browser(disk).openTab().progress
    await again.load()
    expect(again.momentsIn('wetice').map(({ place, right, due }) => [place, right, due])).toEqual([
      [5, 0, 12],
      [3, 1, 60],
    ])
    expect(again.momentsIn('tally')).toEqual([])
  })
})
