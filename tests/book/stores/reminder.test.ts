import { describe, expect, it, vi } from 'vitest'
import type { MatchSummary } from '../../../src/book/journal/summary.ts'
import { countAtRisk, noteBackupTime, suggestionOf, readBackupTimes } from '../../../src/book/stores/autosave.ts'
import { BACKUP_TIMES } from '../../../src/book/storage/names.ts'
import { BACKUP as WORDS } from '#text/pages/keeping.ts'
import { Browser } from '../world.ts'

const DAY = 86_400_000
const NOW = 100 * DAY
const finished = (...days: readonly number[]) =>
  days.map(day => ({ touched: day * DAY, summary: { over: true } as MatchSummary }))
const NEVER = { backup: null, later: null }
const DEVICE = { lasting: false, installable: false }

describe('the reminder to save the book', () => {
  it('is not shown for a book that was hardly used', () => {
    expect(suggestionOf(finished(98, 99), NEVER, DEVICE, NOW)).toBeNull()
    const running = { touched: 99 * DAY, summary: { over: false } as MatchSummary }
    expect(suggestionOf([...finished(98, 99), running, { ...running, summary: null }], NEVER, DEVICE, NOW)).toBeNull()
  })

  it('suggests a backup after some matches, and again after some more', () => {
    expect(suggestionOf(finished(97, 98, 99), NEVER, DEVICE, NOW)).toBe('backup')
    expect(suggestionOf(finished(97, 98, 99), { ...NEVER, backup: 97 * DAY }, DEVICE, NOW)).toBeNull()
    expect(suggestionOf(finished(95, 97, 98, 99), { ...NEVER, backup: 96 * DAY }, DEVICE, NOW)).toBe('backup')
  })

  it('suggests installing the app before any backup, if that helps', () => {
    const installable = { lasting: false, installable: true }
    expect(suggestionOf(finished(1, 2, 3), NEVER, installable, NOW)).toBe('install')
    expect(suggestionOf(finished(1, 2, 3), NEVER, { ...installable, lasting: true }, NOW)).toBe('backup')
    expect(suggestionOf(finished(4, 5, 6), { ...NEVER, backup: DAY }, installable, NOW)).toBe('backup')
  })

  it('pauses for two weeks after “later”', () => {
    expect(suggestionOf(finished(1, 2, 3), { backup: null, later: 90 * DAY }, DEVICE, NOW)).toBeNull()
    expect(suggestionOf(finished(1, 2, 3), { backup: null, later: 80 * DAY }, DEVICE, NOW)).toBe('backup')
    expect(suggestionOf(finished(1, 2, 3), { backup: null, later: 86 * DAY }, DEVICE, NOW)).toBe('backup')
    expect(suggestionOf(finished(1, 2, 3), { backup: null, later: 86 * DAY + 1 }, DEVICE, NOW)).toBeNull()
  })
})

describe('the number of matches at risk', () => {
  it('counts those since the last backup', () => {
    expect(countAtRisk(finished(1, 2, 3), NEVER)).toBe(3)
    expect(countAtRisk(finished(1, 2, 3), { backup: 2 * DAY, later: null })).toBe(1)
  })
})

describe('the time of the last backup', () => {
  it('is stored', async () => {
    const { book } = new Browser().openTab()
    expect(await readBackupTimes(book)).toEqual(NEVER)
    await noteBackupTime(book, 'backup')
    const { backup, later } = await readBackupTimes(book)
    expect([typeof backup, later]).toEqual(['number', null])
    await noteBackupTime(book, 'later')
    expect((await readBackupTimes(book)).later).toBeGreaterThan(backup ?? 0)
    const write = vi.spyOn(book.storage, 'write')
    await noteBackupTime({ ...book, now: () => 7 }, 'later')
    expect(write).toHaveBeenCalledWith([
      { type: 'put', store: 'settings', value: { key: BACKUP_TIMES.later, value: 7 } },
    ])
  })

  it('is unknown if it can’t be read', async () => {
    const browser = new Browser()
    for (const key of Object.values(BACKUP_TIMES)) browser.disk.put('settings', { key, value: 'today' })
    expect(await readBackupTimes(browser.openTab().book)).toEqual(NEVER)
    browser.disk.failing = 'broken'
    expect(await readBackupTimes(browser.openTab().book)).toEqual(NEVER)
  })
})

describe('the age of a backup', () => {
  it('is given in days', () => {
    const now = new Date(2026, 10, 27, 9).getTime()
    const said = (hours: number): string => WORDS.backup(now - hours * 3_600_000, now)
    expect([said(1), said(10), said(80), WORDS.backup(null, now)]).toEqual([
      'Last backup: today',
      'Last backup: yesterday',
      'Last backup: 3 days ago',
      'No backup yet',
    ])
  })
})
