import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { NO_PEOPLE, rowsForRename } from '../../src/book/people/people.ts'
import { eveningOf } from '../book/evening/evenings.ts'
import { GAME_NAMES } from '../names.ts'
import { byTurns } from '../runs.ts'
import { bare, alone, expect, LONG, openApp, test } from './app.ts'
import { bringIn, openBackups, storedIn } from './book-hands.ts'
import { damageBook } from './damage.ts'
import { press } from './finger.ts'
import { killFollowed } from './kills-followed.ts'
import { killAtImport, killAtTable, killClock } from './kills.ts'
import { openRecord, sentence } from './wetice-hands.ts'

/** The number of kills; `npm run kills` sets it. */
const KILLS = Number(process.env['KILLS'] ?? 0)

const EMPTY = Array.from({ length: 4 }, () => '........')
const RECORD = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...EMPTY, 'SSS.....', 'HHDHC...', 'play'].join(
  '\n',
)

const KINDS = [...GAME_NAMES, 'import', 'followed'] as const
const killAs = (kind: (typeof KINDS)[number], kills: number) => {
  if (kind === 'import') return killAtImport(kills)
  return kind === 'followed' ? killFollowed(kills) : killAtTable(kind, kills)
}

// Without KILLS, only some of these kinds are tested.
for (const kind of KILLS > 0 ? KINDS : byTurns(['followed', 'import'] as const, 2)) {
  const kills = Math.max(1, Math.ceil(KILLS / KINDS.length))
  bare(`kills at random moments lose nothing, and store each change completely or not at all: ${kind}`, async () => {
    bare.setTimeout(60_000 + kills * 15_000)
    const seen = await killAs(kind, kills)
    process.stdout.write(
      `${kind}: ${seen.kills} kills; ${seen.stored} ${kind === 'import' ? 'matches' : 'entries'} stored in all; ` +
        `${seen.ahead} times more was stored than the screen had shown; ` +
        `${seen.databasesLost} times the whole database was lost, and restored.\n`,
    )
  })
}

bare('after a kill, the clock shows no more time left than before it', LONG, async () => {
  bare.setTimeout(60_000)
  await killClock(2)
})

test(
  'damage of every kind loses nothing that either copy has, and losses in both copies are listed (part of `npm run kills`)',
  KILLS > 0 ? {} : LONG,
  async ({ page, served }) => {
    const rounds = Math.max(1, Math.ceil(KILLS / 100))
    test.setTimeout(240_000 * rounds)
    const tell = (line: string): unknown => process.stdout.write(`${line}\n`)
    const { damages, lost, back, named } = await damageBook(page, served, rounds, tell)
    tell(`${damages} damages; ${lost} rows lost, ${back} brought back, ${named} times something was named.`)
  },
)

alone('a move isn’t stored if the match’s whole journal was imported in the meantime', async ({ page, served }) => {
  await openRecord(page, served, RECORD)
  await page.evaluate(
    match =>
      new Promise<void>(done => {
        const open = indexedDB.open('tableside')
        open.onsuccess = () => {
          const entry = { format: 1, match, number: 0, id: 'other', at: 1, what: { type: 'play', action: 'pass' } }
          const write = open.result.transaction('journals', 'readwrite')
          write.objectStore('journals').add({ match, count: 1, entries: [entry] })
          write.oncomplete = () => {
            open.result.close()
            done()
          }
        }
      }),
    page.url().split('/').at(-1),
  )
  await press(page, 'Pass')
  await press(page, 'Confirm')
  await expect(page.getByText('Another window has continued this match.')).toBeVisible()
  expect((await storedIn(page, 'entries')).map(({ id }) => id)).toEqual(['other'])
  await press(page, 'Open again')
  await expect(sentence(page)).toHaveText('Ann passed.')
})

alone(
  'two windows that write simultaneously never overwrite each other’s entries',
  LONG,
  async ({ page, context, served }) => {
    // A browser without locks and without messages between its windows.
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    })
    await openRecord(page, served, RECORD)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(sentence(other)).toHaveText('The game starts.')
    await press(page, 'Pass')
    await press(page, 'Confirm')
    await expect(sentence(page)).toHaveText('Ann passed.')
    await press(other, 'Pass')
    await press(other, 'Confirm')
    await expect(other.getByText('Another window has continued this match.')).toBeVisible()
    expect((await storedIn(page, 'entries')).map(({ what }) => what)).toEqual([{ type: 'play', action: 'pass' }])
    await press(other, 'Open again')
    await expect(sentence(other)).toHaveText('Ann passed.')
  },
)

test('if another window keeps the database open in an older version, the app reports it and keeps moves in memory', async ({
  page,
  context,
  served,
}) => {
  const old = await context.newPage()
  await old.route('**/favicon.ico', route => route.fulfill({ status: 204 }))
  await old.goto(`${served.url}icon.svg`)
  await old.evaluate(
    () =>
      new Promise<void>(done => {
        const open = indexedDB.open('tableside', 1)
        open.onsuccess = () => {
          // A sleeping window doesn't close its database.
          Object.assign(globalThis, { held: open.result })
          done()
        }
      }),
  )
  await openRecord(page, served, RECORD)
  await expect(page.getByText('Not saved: an older version of the app is open in another window.')).toBeVisible()
  await press(page, 'Pass')
  await press(page, 'Confirm')
  await expect(sentence(page)).toHaveText('Ann passed.')
  await old.close()
  await press(page, 'Try again')
  await expect(page.getByText('Not saved')).toHaveCount(0)
  await page.reload()
  await expect(sentence(page)).toHaveText('Ann passed.')
})

test('a full device is reported, and moves are stored when there is space again', async ({ page, served }) => {
  await openRecord(page, served, RECORD)
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError')
    }
    Object.assign(globalThis, { makeRoom: () => (IDBObjectStore.prototype.add = add) })
  })
  await press(page, 'Pass')
  await press(page, 'Confirm')
  await expect(page.getByText('Not saved: the device is full.')).toBeVisible()
  await expect(sentence(page)).toHaveText('Ann passed.')
  await page.evaluate(() => (globalThis as unknown as { makeRoom(): void }).makeRoom())
  await press(page, 'Try again')
  await expect(page.getByText('Not saved')).toHaveCount(0)
  await page.reload()
  await expect(sentence(page)).toHaveText('Ann passed.')
})

test('a browser that can store nothing is reported', async ({ page, served }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await page.goto(`${served.url}#/book`)
  await expect(sentence(page)).toHaveText(/This browser stores nothing for this page/)
})

test(
  'a match whose beginning was written by a newer version is listed, and is included in the backup',
  LONG,
  async ({ page, served }) => {
    await openRecord(page, served, RECORD)
    await page.evaluate(
      () =>
        new Promise<void>(done => {
          const open = indexedDB.open('tableside')
          open.onsuccess = () => {
            const write = open.result.transaction('matches', 'readwrite')
            write.objectStore('matches').add({ format: 99, id: 'from-the-future', game: 'wetice' })
            write.oncomplete = () => {
              open.result.close()
              done()
            }
          }
        }),
    )
    await page.goto(`${served.url}#/book`)
    await expect(page.getByText('1 match can’t be read: written by a newer version of the app.')).toBeVisible()
    await openBackups(page)
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, /^Save the whole book/)])
    const stream = await file.createReadStream()
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(part as Buffer)
    expect(Buffer.concat(parts).toString()).toContain('"id":"from-the-future"')
  },
)

/** Deletes the database, as the browser does after a full disk has damaged it. */
const emptyDatabase = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const deleting = indexedDB.deleteDatabase('tableside')
        deleting.addEventListener('success', () => done())
        deleting.addEventListener('error', () => failed(deleting.error))
      }),
  )

test('a book that can’t be opened and has only evenings and people is shown, saved and restored', async ({
  page,
  served,
}) => {
  const rows = [{ evening: eveningOf(2) }, { person: rowsForRename(NO_PEOPLE, 'Ann', 'Anna', 5)[0] }]
  await bringIn(page, served, JSON.stringify({ format: 'tableside-book', version: 3, exported: 9, rows }))
  await page.addInitScript(() => {
    const { open, deleteDatabase } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...asked) {
      if (sessionStorage.getItem('deleted')) return open.apply(this, asked)
      throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError')
    }
    IDBFactory.prototype.deleteDatabase = function (name) {
      sessionStorage.setItem('deleted', name)
      return deleteDatabase.call(this, name)
    }
  })
  await page.reload()
  await expect(page.getByText('its second copy has 1 evening and 1 player’s name.')).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the second copy as a file')])
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ rows })
  await press(page, 'Restore the book from it')
  await press(page, 'Delete and restore')
  await expect(page.getByText('1 evening and 1 player’s name were restored from the second copy.')).toBeVisible()
  await openApp(page, served, '/evening')
  await expect(page.getByRole('link', { name: /^Friday/ })).toBeVisible()
})

test('a database lost by the browser is restored, with a message', async ({ page, served }) => {
  await openRecord(page, served, RECORD)
  const match = page.url()
  await press(page, 'Pass')
  await press(page, 'Confirm')
  await expect(sentence(page)).toHaveText('Ann passed.')
  await page.goto(`${served.url}#/about`)
  await emptyDatabase(page)
  await page.goto(served.url)
  await expect(page.getByText('1 match was restored from the second copy.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible()
  await page.goto(match)
  await expect(sentence(page)).toHaveText('Ann passed.')
  await page.reload()
  await expect(sentence(page)).toHaveText('Ann passed.')
  await expect(page.getByText('restored from')).toHaveCount(0)
})
