import { test, type Page } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, LONG } from './app.ts'
import { press, tap } from './finger.ts'

const SERVE = fileURLToPath(new URL('../../src/cli/serve.ts', import.meta.url))
const NAMES = ['Ada', 'Ben', 'Cem', 'Dee', 'Eva']
/** Seconds in which a page notices that its server hangs. */
const NOTICES = 8
const SHARED = 'Shared: all phones have the same.'

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The server as people start it, in a process of its own. */
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

/** How many results the server holds: each is in the line that brought it. */
function heldIn(rooms: string): number {
  const [file] = readdirSync(rooms).filter(name => name.endsWith('.jsonl'))
  const text = file === undefined ? '' : readFileSync(join(rooms, file), 'utf8')
  return new Set(text.match(/"winner":\d,"at":\d+/g)).size
}

/** Begins an evening that all phones share. */
async function begin(page: Page, port: number): Promise<void> {
  await page.goto(`http://localhost:${port}/#/evening`)
  await press(page, 'New evening')
  for (const [index, name] of NAMES.entries()) await page.getByLabel(`Player ${index + 1}`, { exact: true }).fill(name)
  await press(page, 'Begin the evening')
  await press(page, 'Show it to another phone')
  await press(page, 'Share it with all phones')
  await expect(page.getByRole('dialog')).toContainText(SHARED)
  await page.keyboard.press('Escape')
}

test(
  'a page calls shared only what the server holds, while the server is stopped and killed',
  LONG,
  async ({ page }) => {
    test.setTimeout(300_000)
    const rooms = mkdtempSync(join(tmpdir(), 'tableside-rooms-'))
    const port = await freePort()
    let server = await serve(port, rooms)
    const status = page.locator('.evening > [role=status]')
    let entered = 0
    const enter = async (): Promise<void> => {
      await tap(page.locator('.pairing').filter({ hasText: 'to play' }).first())
      await page.getByRole('dialog').getByRole('button', { name: / won$/ }).first().click()
      await expect(page.locator('.pairing .state').filter({ hasText: / won$/ })).toHaveCount(++entered)
    }
    /** What the page says at each of so many seconds. */
    const watch = async (seconds: number): Promise<readonly string[]> => {
      const said: string[] = []
      for (let second = 0; second < seconds; second++) {
        await page.waitForTimeout(1_000)
        const words = await status.innerText()
        if (words === SHARED) expect(heldIn(rooms)).toBe(entered)
        said.push(words)
      }
      return said
    }
    try {
      await begin(page, port)
      await enter()
      await expect(status).toHaveText(SHARED)
      for (const way of ['SIGSTOP', 'SIGKILL'] as const) {
        await expect.poll(() => heldIn(rooms)).toBe(entered)
        await expect(status).toHaveText(SHARED)
        if (way === 'SIGSTOP') server.kill(way)
        else await kill(server)
        expect((await watch(NOTICES)).at(-1)).not.toBe(SHARED)
        await enter()
        expect(await watch(3)).not.toContain(SHARED)
        expect(heldIn(rooms)).toBe(entered - 1)
        if (way === 'SIGSTOP') server.kill('SIGCONT')
        else server = await serve(port, rooms)
        await expect(status).toHaveText(SHARED, { timeout: 30_000 })
        expect(heldIn(rooms)).toBe(entered)
        await enter()
        await watch(3)
        await expect(status).toHaveText(SHARED)
      }
    } finally {
      await kill(server)
      rmSync(rooms, { recursive: true })
    }
  },
)
