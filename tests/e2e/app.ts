import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { ElementContext, RunOptions } from 'axe-core'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRooms } from '../../src/cli/rooms/index.ts'
import { createFileStore } from '../../src/cli/rooms/store.ts'
import { createStaticServer } from '../../src/cli/static.ts'
import { isLong } from '../runs.ts'
import { PATIENCE, PHONE } from './browser.ts'

export { expect } from '@playwright/test'

/**
 * Marks tests that run only in a long run. They differ from other tests only in size, browser engine, input or language,
 * or test what is also tested without a browser.
 */
export const LONG = { tag: '@long' } as const

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** The built app on its own port. */
export interface Served {
  readonly url: string
  /** The folder from which the app is served. */
  readonly folder: string
  /** The folder in which this server keeps its data. */
  readonly home: string
  readonly running: boolean
  /** The number of open streams of rooms. */
  readonly streams: number
  /** Simulates a lost network for a service worker. */
  stop(): Promise<void>
  start(): Promise<void>
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/**
 * Serves the app with rooms, as `npm start` does. If `packed`, responses may be compressed, as for measuring loading times.
 */
export async function serveDist(path = '/', dist = DIST, packed = false): Promise<Served> {
  const home = mkdtempSync(join(tmpdir(), 'tableside-'))
  const streams = new Set<unknown>()
  const open = (): Server => {
    const rooms = createRooms({
      store: createFileStore(join(home, 'rooms')),
      addresses: at => [`http://127.0.0.1:${at}${path}`],
    })
    return createStaticServer(dist, path, rooms).prependListener('request', ({ method, url, headers }, response) => {
      // Decompression would take CPU time away from the tests.
      if (!packed) delete headers['accept-encoding']
      if (method !== 'GET' || !url?.includes('/entries')) return
      streams.add(response)
      response.once('close', () => streams.delete(response))
    })
  }
  let server = open()
  const port = await listen(server, 0)
  return {
    url: `http://localhost:${port}${path}`,
    folder: dist,
    home,
    get running() {
      return server.listening
    },
    get streams() {
      return streams.size
    },
    async stop() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    async start() {
      server = open()
      await listen(server, port)
    },
  }
}

export async function endServing(served: Served): Promise<void> {
  if (served.running) await served.stop()
  rmSync(served.home, { recursive: true })
}

/** Collects errors, violations of the content security policy (which are errors on the console), and requests to other origins. */
export function errorsOf(context: BrowserContext, served: Served): readonly string[] {
  const errors: string[] = []
  const { origin } = new URL(served.url)
  context.on('weberror', event => errors.push(`error: ${event.error().message}`))
  context.on('console', message => {
    const isRoom = message.location().url.startsWith(`${served.url}rooms`)
    const expected = isRoom || (!served.running && message.text().includes('net::ERR_CONNECTION_REFUSED'))
    if (message.type() === 'error' && !expected) errors.push(`console: ${message.text()}`)
  })
  context.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) errors.push(`request: ${url.href}`)
  })
  return errors
}

export async function openApp(page: Page, served: Served, route = '/'): Promise<void> {
  await page.goto(`${served.url}#${route}`)
  await expect(page.locator('main').first()).toBeVisible()
}

/** Returns a function that returns the first text copied since this call; '' if there is none. */
export async function watchCopied(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const copied: string[] = []
    Object.assign(globalThis, { copied })
    navigator.clipboard.writeText = async text => void copied.push(text)
  })
  return () => page.evaluate(() => (globalThis as unknown as { copied: string[] }).copied[0] ?? '')
}

/** Waits until the app can be opened offline. */
export async function untilOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const CRITERIA: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}

interface Axe {
  run(
    context: ElementContext,
    options: RunOptions,
  ): Promise<{ violations: { id: string; help: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>
}

/**
 * The violations of `rules` (by default of all rules) that axe finds. Scripts that the driver evaluates are exempt from
 * the page's policy.
 */
export async function flawsOf(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(each => each.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(each => each.finished))
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async criteria => {
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run(document, criteria)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(node => `${id} (${help}) at ${JSON.stringify(node.target)}: ${node.failureSummary ?? ''}`),
      )
    },
    rules ? { ...CRITERIA, runOnly: [...rules] } : CRITERIA,
  )
}

export const expectFlawless = async (page: Page, rules?: readonly string[]): Promise<void> =>
  expect(await flawsOf(page, rules)).toEqual([])

const asked = new WeakMap<Page, number>()

/** Checks a page at every third call, starting with the first; in a long run at every call. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  const before = asked.get(page) ?? 0
  asked.set(page, before + 1)
  if (isLong || before % 3 === 0) await expectFlawless(page, rules)
}

/** A test that opens its own pages. All kinds of tests run in the same workers, because a worker takes seconds to start. */
export const bare = base.extend<object, { profile: Profile }>({
  profile: [
    async ({ browser }, use) => {
      const served = await serveDist()
      await use(await createProfile(browser, served))
      await endServing(served)
    },
    { scope: 'worker' },
  ],
})

/** Gives each test the app on its own origin in a new browser context. A test fails if `errorsOf` finds anything. */
export const alone = bare.extend<{ served: Served; errors: readonly string[] }>({
  served: async ({}, use) => {
    const served = await serveDist()
    await use(served)
    await endServing(served)
  },
  errors: [
    async ({ context, served }, use) => {
      const errors = errorsOf(context, served)
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Like `alone`, but with service workers, for tests of the offline app. Installing the app takes longer than most
 * tests.
 */
export const installed = alone.extend({ serviceWorkers: 'allow' })

/** Consecutive tests share a browser that has already parsed the app. */
interface Profile {
  readonly served: Served
  readonly context: BrowserContext
  open(): Promise<Page>
  empty(): Promise<void>
}

async function createProfile(browser: Browser, served: Served): Promise<Profile> {
  const context = await browser.newContext(PHONE)
  context.setDefaultTimeout(PATIENCE)
  const first = await context.newPage()
  await first.goto(`${served.url}icon.svg`)
  const session = await context.newCDPSession(first)
  const refuse = (): never => {
    throw new Error('This would stay for the tests that come after: take `alone`.')
  }
  Object.assign(context, { addInitScript: refuse, exposeBinding: refuse, route: refuse })
  Object.assign(context.clock, { install: refuse })
  return {
    served,
    context,
    async open() {
      const opened = context.waitForEvent('page')
      await first.evaluate(() => void open('about:blank'))
      return opened
    },
    async empty() {
      for (const event of ['console', 'page', 'request', 'weberror'] as const) context.removeAllListeners(event)
      for (const page of context.pages()) if (page !== first) await page.close()
      if (!served.running) await served.start()
      await context.clearPermissions()
      await session.send('Storage.clearDataForOrigin', { origin: new URL(served.url).origin, storageTypes: 'all' })
    },
  }
}

/**
 * A test with the app in its own window and an empty profile, which takes a third less time than a new browser. Tests
 * that set something for a whole browser, such as its clock or a script in each page, can't use it.
 */
export const test = alone.extend({
  served: ({ profile }, use) => use(profile.served),
  context: async ({ profile }, use) => {
    await use(profile.context)
    await profile.empty()
  },
  page: async ({ profile, viewport }, use) => {
    const page = await profile.open()
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
})
