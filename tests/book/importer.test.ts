import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/book/book.ts'
import { importWork, localImporter, importerOf } from '../../src/book/importer.ts'
import { workerFor, silentWorker, type ToWorker } from '../elsewhere.ts'
import { valueOf } from './results.ts'
import { HEAD } from './tally.ts'
import { Browser } from './world.ts'

type ToImporter = NonNullable<Parameters<typeof importerOf>[1]>
type Request = Parameters<ReturnType<typeof importWork>>[0]

/** A backup that is large enough for a worker. */
async function bookOf(matches: number): Promise<Blob> {
  const tab = new Browser().openTab()
  for (let i = 0; i < matches; i++) {
    const { id } = valueOf(await tab.library.create(HEAD))
    valueOf(await tab.match.open(id))
    for (const action of ['add 1', 'add 2', 'add 3']) await tab.match.play(action)
  }
  await tab.match.close()
  return valueOf(await tab.library.backup()).blob
}

const apart = (book: Book, sent: ToWorker<Request>[] = []): ToImporter =>
  workerFor(importWork(localImporter(book)), sent)

const always = (): boolean => true

describe('an importer in a worker', () => {
  it('opens, imports and summarises, and reports progress', async () => {
    const browser = new Browser()
    const { book, library } = browser.openTab()
    const sent: ToWorker<Request>[] = []
    const importer = importerOf(browser.openTab().book, apart(book, sent), always)
    const shares: number[] = []
    const incoming = await importer.open(await bookOf(60), { progress: share => shares.push(share) })
    expect(incoming.found.map(({ type }) => type)).toEqual(Array.from({ length: 60 }, () => 'added'))
    expect(shares.at(-1)).toBe(1)
    expect(browser.disk.all('matches')).toEqual([])
    expect((await incoming.store()).map(({ type }) => type)).toEqual(Array.from({ length: 60 }, () => 'added'))
    await library.refresh()
    const told = new Map<string, unknown>()
    await importer.storeSummaries(library.list, some => {
      for (const [id, { plays }] of some) told.set(id, plays)
    })
    expect([told.size, new Set(told.values())]).toEqual([60, new Set([3])])
    expect(browser.disk.all('results')).toHaveLength(60)
    expect(sent.map(({ request }) => request?.type)).toEqual(['open', 'import', 'sum-up'])
  })

  it('can be cancelled', async () => {
    const { book } = new Browser().openTab()
    const giving = new AbortController()
    const importer = importerOf(book, apart(book), always)
    const blob = await bookOf(60)
    const incoming = await importer.open(blob, { signal: giving.signal, progress: () => giving.abort() })
    expect(incoming.cancelled).toBe(true)
  })

  it('isn’t used for short texts, nor while entries wait to be stored', async () => {
    const { book, library } = new Browser().openTab()
    const sent: ToWorker<Request>[] = []
    let isFree = true
    const importer = importerOf(book, apart(book, sent), () => isFree)
    await (await importer.open(HEAD)).store()
    await library.refresh()
    await importer.storeSummaries(library.list, some => expect(some.size).toBe(1))
    const blob = await bookOf(60)
    isFree = false
    await (await importer.open(blob)).store()
    expect(sent).toEqual([])
    await library.refresh()
    expect(library.list).toHaveLength(61)
  })
})

describe('a failing worker', () => {
  const failing: Readonly<Record<string, ToImporter>> = {
    'can’t be opened': () => {
      throw new Error('no workers here')
    },
    'breaks down': (_take, fail) => ({ send: () => void Promise.resolve().then(fail), end: () => undefined }),
    'says nothing': silentWorker,
  }

  it.each(Object.keys(failing))('that %s leaves the work to the main thread', async name => {
    const browser = new Browser()
    const { book, library } = browser.openTab()
    const importer = importerOf(book, failing[name] ?? apart(book), always, 5)
    const incoming = await importer.open(await bookOf(60))
    expect((await incoming.store()).map(({ type }) => type)).toEqual(Array.from({ length: 60 }, () => 'added'))
    await library.refresh()
    let told = 0
    await importer.storeSummaries(library.list, some => (told += some.size))
    expect(told).toBe(60)
  })

  it('between reading and importing leaves both to the main thread', async () => {
    const { book, library } = new Browser().openTab()
    let opened = 0
    const brittle: ToImporter = (take, fail) => {
      opened++
      const worker = apart(book)(take, fail)
      return { ...worker, send: message => (message.request?.type === 'import' ? fail() : worker.send(message)) }
    }
    const importer = importerOf(book, brittle, always)
    const incoming = await importer.open(await bookOf(60))
    expect((await incoming.store()).map(({ type }) => type)).toEqual(Array.from({ length: 60 }, () => 'added'))
    await library.refresh()
    expect([library.list.length, opened]).toEqual([60, 1])
    // The next job starts another worker.
    await importer.open(await bookOf(60))
    expect(opened).toBe(2)
  })
})
