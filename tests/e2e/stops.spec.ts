import { test, type Page } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasRedis, openRedis } from '../cli/rooms/redis-server.ts'
import { expect, LONG } from './app.ts'
import { press, tap } from './finger.ts'

const SERVE = fileURLToPath(new URL('../../src/cli/serve.ts', import.meta.url))
const NAMES = ['Ada', 'Ben', 'Cem', 'Dee', 'Eva']
/** The number of seconds until a page notices that its server hangs. */
const NOTICES = 8
const SHARED = 'Shared: all phones are up to date.'

type Way = 'SIGSTOP' | 'SIGKILL'

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function serve(port: number, rooms: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), ROOMS: rooms }
  const server = spawn(process.execPath, ['--import', 'tsx', SERVE], { env, stdio: 'ignore' })
  await expect.poll(() => fetch(`http://localhost:${port}/`).then(({ ok }) => ok, () => false), { timeout: 60_000 }).toBe(true) // oxfmt-ignore
  return server
}

async function kill(server: ChildProcess): Promise<void> {
  const ended = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGKILL')
  await ended
}

const resultsIn = (text: string): number => new Set(text.match(/"winner":\d,"at":\d+/g)).size

interface Keeper {
  readonly port: number
  stop(way: Way): Promise<void>
  goOn(way: Way): Promise<void>
  held(): Promise<number>
  end(): Promise<void>
}

async function inFiles(): Promise<Keeper> {
  const rooms = mkdtempSync(join(tmpdir(), 'tableside-rooms-'))
  const port = await freePort()
  let server = await serve(port, rooms)
  return {
    port,
    async stop(way) {
      if (way === 'SIGSTOP') server.kill(way)
      else await kill(server)
    },
    async goOn(way) {
      if (way === 'SIGSTOP') server.kill('SIGCONT')
      else server = await serve(port, rooms)
    },
    async held() {
      const [file] = readdirSync(rooms).filter(name => name.endsWith('.jsonl'))
      return file === undefined ? 0 : resultsIn(readFileSync(join(rooms, file), 'utf8'))
    },
    async end() {
      await kill(server)
      rmSync(rooms, { recursive: true })
    },
  }
}

/** The Redis keeps its data while it is stopped or killed. */
async function inRedis(): Promise<Keeper> {
  const { Redis } = await import('ioredis')
  const redis = await openRedis()
  const port = await freePort()
  const server = await serve(port, redis.url)
  let down = false
  let last = 0
  async function held(): Promise<number> {
    if (down) return last
    const asking = new Redis(redis.url)
    const streams = await asking.eval(`return redis.call('KEYS', '*:entries')`, 0)
    const [stream = ''] = Array.isArray(streams) ? streams.map(String) : []
    const rows = await asking.xrange(stream, '-', '+')
    asking.disconnect()
    return (last = resultsIn(rows.map(([, [, line = '']]) => line).join('\n')))
  }
  return {
    port,
    held,
    async stop(way) {
      await held()
      down = true
      if (way === 'SIGSTOP') redis.hold(true)
      else await redis.kill()
    },
    async goOn(way) {
      if (way === 'SIGSTOP') redis.hold(false)
      else await redis.start()
      down = false
    },
    async end() {
      await kill(server)
      await redis.end()
    },
  }
}

async function begin(page: Page, port: number): Promise<void> {
  await page.goto(`http://localhost:${port}/#/evening`)
  await press(page, 'New evening')
  for (const [index, name] of NAMES.entries()) await page.getByLabel(`Player ${index + 1}`, { exact: true }).fill(name)
  await press(page, 'Start the evening')
  await tap(page.getByRole('link', { name: 'Evening', exact: true }))
  await press(page, /^Show it to another phone/)
  await press(page, 'Share with all phones')
  await expect(page.getByRole('dialog')).toContainText(SHARED)
  await page.keyboard.press('Escape')
  await tap(page.getByRole('link', { name: 'Now', exact: true }))
}

async function enterResult(page: Page): Promise<void> {
  await press(page, 'Enter the result')
  const sheet = page.getByRole('dialog')
  await tap(sheet.getByRole('button', { name: / won$/ }).first())
  await expect(sheet).toBeHidden()
}

async function follow(page: Page, keeper: Keeper): Promise<void> {
  const status = page.locator('.evening > [role=status]')
  let entered = 0
  const enter = async (): Promise<void> => {
    await enterResult(page)
    entered++
  }
  const watch = async (seconds: number): Promise<readonly string[]> => {
    const said: string[] = []
    for (let second = 0; second < seconds; second++) {
      await page.waitForTimeout(1_000)
      const words = await status.innerText()
      if (words === SHARED) expect(await keeper.held()).toBe(entered)
      said.push(words)
    }
    return said
  }
  await begin(page, keeper.port)
  await enter()
  await expect(status).toHaveText(SHARED)
  for (const way of ['SIGSTOP', 'SIGKILL'] as const) {
    await expect.poll(keeper.held).toBe(entered)
    await expect(status).toHaveText(SHARED)
    await keeper.stop(way)
    expect((await watch(NOTICES)).at(-1)).not.toBe(SHARED)
    await enter()
    expect(await watch(3)).not.toContain(SHARED)
    expect(await keeper.held()).toBe(entered - 1)
    await keeper.goOn(way)
    await expect(status).toHaveText(SHARED, { timeout: 30_000 })
    expect(await keeper.held()).toBe(entered)
    await enter()
    await watch(3)
    await expect(status).toHaveText(SHARED)
  }
}

for (const [kept, open] of [
  ['the server', inFiles],
  ['the Redis behind the server', inRedis],
] as const)
  test(`a page reports only stored results as shared, while ${kept} is stopped and killed`, LONG, async ({ page }) => {
    test.setTimeout(300_000)
    test.skip(open === inRedis && !hasRedis(), 'redis-server is not installed')
    const keeper = await open()
    try {
      await follow(page, keeper)
    } finally {
      await keeper.end()
    }
  })
