import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAME_NAMES } from '../names.ts'
import type { Entry } from '../../src/book/journal/entries.ts'
import { fold } from '../../src/book/journal/timeline.ts'
import { isValidName } from '../../src/book/journal/replay.ts'
import { readBackup } from '../../src/book/transfer/backup.ts'
import { numbers } from '../bench/measure.ts'
import { once } from '../engine/once.ts'
import { isLong } from '../runs.ts'
import { makeCorpus } from './corpus.ts'
import { KINDS, mutatedFile, tryOut } from './trial.ts'
import { Browser } from './world.ts'
import { RULES } from '../rules.ts'

const shipped = (name: string): string => readFileSync(new URL(`./shipped/${name}`, import.meta.url), 'utf8')
const BACKUP = shipped('backup-1.txt')

/** The number of files of each kind. `npm run mutate:imports` tries any number. */
const FILES = isLong ? 60 : 6

/** More arguments than a function call may have. */
const MANY = isLong ? 300_000 : 150_000

const inBackup = (change: (text: string) => string): string[] => {
  const text = change(BACKUP)
  expect(text).not.toBe(BACKUP)
  return readBackup(text, RULES).lost.map(lost => (lost.type === 'match' ? lost.why : lost.type))
}

describe('a crafted backup', () => {
  it.each([
    [
      'an invalid time of creation',
      (text: string) => text.replace(/"created":\d+/, '"created":8640000000000001'),
      'damaged',
    ],
    ['an invalid time of a move', (text: string) => text.replace(/"at":\d+/, '"at":9000000000000000'), 'entries'],
    ['a head of another game', (text: string) => text.replace('"game":"tennis"', '"game":"grafa"'), 'unplayable'],
    [
      'the wrong number of players',
      (text: string) => text.replace('"players":["Ann","Bob"]', '"players":["Ann"]'),
      'unplayable',
    ],
    ['a name with a right-to-left mark', (text: string) => text.replaceAll('Zoë', 'Zo\u202Eë'), 'names'],
    ['an endless name', (text: string) => text.replaceAll('Zoë', 'Zoë'.repeat(99)), 'names'],
    ['an invisible new name', (text: string) => text.replace('["Ann","Bea"]', '["Ann","\u200B"]'), 'entries'],
  ])('loses only the part that has %s', (_what, change, why) => {
    expect(inBackup(change)).toEqual([why])
    expect(readBackup(change(BACKUP), RULES).found.length).toBeGreaterThanOrEqual(4)
  })

  it('may contain any number of actions and undos', () => {
    const entry = (number: number, what: Entry['what']): Entry => ({
      format: 1,
      match: 'm',
      number,
      id: `${number}`,
      at: 1,
      what,
    })
    const insert = Array.from({ length: MANY }, () => 'pass')
    const entries = [
      entry(0, { type: 'amend', from: 0, remove: 0, insert }),
      entry(1, { type: 'amend', from: 0, remove: MANY, insert: ['pass'] }),
      entry(2, { type: 'undo', count: 1 }),
    ]
    expect(fold(entries).line).toHaveLength(MANY)
  })

  it('doesn’t block the book’s queue of work when imported', async () => {
    const browser = new Browser()
    const tab = browser.openTab()
    await tab.library.admit(await tab.library.read(BACKUP))
    const [first] = browser.disk.all('matches')
    browser.disk.put('matches', { ...first, game: 'grafa' })
    await tab.library.refresh()
    await tab.library.storeSummaries()
    expect(tab.library.list.filter(item => item.summary !== null).length).toBeGreaterThanOrEqual(3)
    expect(await tab.match.open(String(first?.['id']))).toEqual({ ok: false, error: 'unplayable' })
  })
})

describe('a name from outside', () => {
  it.each(['Ann', 'Zoë', 'Łukasz', '李', 'علي', 'Ann Bé', '👩‍🚀', 'O’Neil', '7'])('may be %s', name => {
    expect(isValidName(name)).toBe(true)
  })

  it.each([
    '',
    ' ',
    '\u200B',
    '\u3164',
    '\u2800',
    '\u00A0\u200D',
    'A\u202EB',
    'A\u0007',
    'A\u2066B',
    'A,B',
    'A#',
    'A\nB',
    'A'.repeat(81),
  ])('can’t be %j', name => {
    expect(isValidName(name)).toBe(false)
  })
})

describe('damaged files', () => {
  const corpora = once(() => makeCorpus(GAME_NAMES, numbers(2026)))

  it.each(KINDS)(
    'of the kind “%s” don’t affect other matches, and what is imported can be opened, saved and imported again',
    async kind => {
      const corpus = await corpora()
      for (let number = 0; number < FILES; number++) {
        const mutated = await mutatedFile(corpus, kind, numbers(number))
        await expect(tryOut(mutated), `file ${number}`).resolves.toHaveProperty('matches')
      }
    },
  )
})
