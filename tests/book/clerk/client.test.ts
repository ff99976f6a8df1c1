import { describe, expect, it } from 'vitest'
import { createClient, type Hire } from '../../../src/book/clerk/client.ts'
import { createDesk, type FromDesk, type ToDesk } from '../../../src/book/clerk/desk.ts'
import { clerkHere } from '../../../src/book/clerk/here.ts'
import type { Book } from '../../../src/book/book.ts'
import { valueOf } from '../results.ts'
import { HEAD } from '../tally.ts'
import { Browser } from '../world.ts'

/** A backup that is worth the way. */
async function bookOf(matches: number): Promise<Blob> {
  const tab = new Browser().openTab()
  for (let i = 0; i < matches; i++) {
    const { id } = valueOf(await tab.shelf.create(HEAD))
    valueOf(await tab.match.open(id))
    for (const action of ['add 1', 'add 2', 'add 3']) await tab.match.play(action)
  }
  await tab.match.close()
  return valueOf(await tab.shelf.backup()).blob
}

/** A desk on another thread: what is sent is copied, and comes later. */
function elsewhere(world: Book, sent: ToDesk[] = []): Hire {
  return (take, _fail) => {
    const later = <T>(deliver: (message: T) => void, message: T): void => {
      const copy = structuredClone(message)
      void Promise.resolve().then(() => deliver(copy))
    }
    const desk = createDesk(clerkHere(world), (message: FromDesk) => later(take, message))
    return {
      send: message => {
        sent.push(message)
        later(each => void desk(each), message)
      },
      end: () => undefined,
    }
  }
}

const always = (): boolean => true

describe('a clerk somewhere else', () => {
  it('tells what a book holds, brings it in, and sums it up, with what is done told', async () => {
    const browser = new Browser()
    const { book, shelf } = browser.openTab()
    const sent: ToDesk[] = []
    const here = clerkHere(browser.openTab().book)
    const clerk = createClient(elsewhere(book, sent), here, always)
    const shares: number[] = []
    const incoming = await clerk.open(await bookOf(60), { progress: share => shares.push(share) })
    expect(incoming.found.map(({ type }) => type)).toEqual(Array.from({ length: 60 }, () => 'added'))
    expect(shares.at(-1)).toBe(1)
    expect(browser.disk.all('matches')).toEqual([])
    expect((await incoming.bring()).map(({ type }) => type)).toEqual(Array.from({ length: 60 }, () => 'added'))
    await shelf.refresh()
    const told = new Map<string, unknown>()
    for await (const some of clerk.sumUp(shelf.list)) for (const [id, { plays }] of some) told.set(id, plays)
    expect([told.size, new Set(told.values())]).toEqual([60, new Set([3])])
    expect(browser.disk.all('results')).toHaveLength(60)
    expect(sent.map(({ errand }) => (typeof errand === 'string' ? errand : errand.type))).toEqual([
      'forget',
      'open',
      'bring',
      'sum-up',
    ])
  })

  it('gives up when it is asked to, and keeps what it has done', async () => {
    const { book } = new Browser().openTab()
    const giving = new AbortController()
    const clerk = createClient(elsewhere(book), clerkHere(book), always)
    const blob = await bookOf(60)
    const incoming = await clerk.open(blob, { signal: giving.signal, progress: () => giving.abort() })
    expect(incoming.cancelled).toBe(true)
  })

  it('isn’t sent for what is short, nor while something waits to be stored', async () => {
    const { book, shelf } = new Browser().openTab()
    const sent: ToDesk[] = []
    let isFree = true
    const clerk = createClient(elsewhere(book, sent), clerkHere(book), () => isFree)
    await (await clerk.open(HEAD)).bring()
    await shelf.refresh()
    for await (const some of clerk.sumUp(shelf.list)) expect(some.size).toBe(1)
    const blob = await bookOf(60)
    isFree = false
    await (await clerk.open(blob)).bring()
    expect(sent).toEqual([])
    await shelf.refresh()
    expect(shelf.list).toHaveLength(61)
  })
})

describe('where the other thread fails', () => {
  const failing: Readonly<Record<string, Hire>> = {
    'can’t be opened': () => {
      throw new Error('no workers here')
    },
    'breaks down': (_take, fail) => ({ send: () => void Promise.resolve().then(fail), end: () => undefined }),
    'says that it failed': take => ({
      send: ({ id }) => void Promise.resolve().then(() => take({ id, answer: { type: 'failed' } })),
      end: () => undefined,
    }),
    'says nothing': () => ({ send: () => undefined, end: () => undefined }),
  }

  it.each(Object.keys(failing))('and %s, the work is done here', async name => {
    const browser = new Browser()
    const { book, shelf } = browser.openTab()
    const clerk = createClient(failing[name] ?? elsewhere(book), clerkHere(book), always, 5)
    const incoming = await clerk.open(await bookOf(60))
    expect((await incoming.bring()).map(({ type }) => type)).toEqual(Array.from({ length: 60 }, () => 'added'))
    await shelf.refresh()
    let told = 0
    for await (const some of clerk.sumUp(shelf.list)) told += some.size
    expect(told).toBe(60)
  })

  it('between reading and bringing, it is read and brought in here', async () => {
    const { book, shelf } = new Browser().openTab()
    let hired = 0
    const hire: Hire = (take, fail) => {
      hired++
      const desk = elsewhere(book)(take, fail)
      return {
        ...desk,
        send: message =>
          typeof message.errand === 'object' && message.errand.type !== 'open' ? fail() : desk.send(message),
      }
    }
    const clerk = createClient(hire, clerkHere(book), always)
    const incoming = await clerk.open(await bookOf(60))
    expect((await incoming.bring()).map(({ type }) => type)).toEqual(Array.from({ length: 60 }, () => 'added'))
    await shelf.refresh()
    expect([shelf.list.length, hired]).toEqual([60, 1])
    // The next time another is hired.
    await clerk.open(await bookOf(60))
    expect(hired).toBe(2)
  })
})
