import { get } from 'node:http'
import type { Page } from '@playwright/test'
import type { Operation } from '../../src/book/journal/entries.ts'
import { HEADS } from '../book/corpus.ts'
import { expect, openApp } from './app.ts'
import { bringIn, storedIn } from './book-hands.ts'
import { persistentBrowser } from './browser.ts'
import { press } from './finger.ts'
import { inWorld, killWithin, MAX_LENGTH, playUntilKilled, ROUNDS, type Seen } from './kills.ts'

/** The milliseconds within which even a busy machine sends its plays. */
const LONG = 30_000

interface Room {
  readonly id: string
  readonly key: string
}

function linesOf(url: string, room: string, wanted: number): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    let text = ''
    const request = get(`${url}rooms/${room}/entries?from=0`, response => {
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
        const lines = [...text.matchAll(/^id: \d+\ndata: (.+)$/gm)].map(([, line = '']) => line)
        if (lines.length < wanted) return
        request.destroy()
        resolve(lines)
      })
    })
    request.on('error', reject)
  })
}

async function begin(
  page: Page,
  served: { readonly url: string },
): Promise<{ readonly table: string; readonly room: Room }> {
  const [match] = await storedIn(page, 'matches')
  const table = `${served.url}#/table/${match?.id}`
  await page.goto(table)
  await press(page, 'Menu')
  await press(page, /^Let others watch/)
  await page.getByRole('dialog').getByRole('button', { name: 'Let others watch' }).click({ timeout: LONG })
  await expect(page.getByText('Every move appears there.')).toBeVisible()
  const rows = (await storedIn(page, 'settings')) as unknown as readonly {
    readonly key: string
    readonly value: Room
  }[]
  const room = rows.find(({ key }) => key === `room-${match?.id}`)?.value
  if (!room) throw new Error('No room is kept')
  await page.keyboard.press('Escape')
  return { table, room }
}

/**
 * Kills a browser that writes a match and a browser that follows it. After each kill, the follower must get everything
 * that the writer has stored, in order.
 */
export async function killFollowed(kills: number): Promise<Seen> {
  const seen: Seen = { kills, stored: 0, ahead: 0, databasesLost: 0 }
  for (let started = 0; started < kills; started += ROUNDS) {
    await inWorld(started + 9, async ({ served, profile, next }) => {
      let table = ''
      let room: Room | null = null
      let stored: readonly Operation[] = []
      for (let kill = 0; kill <= Math.min(ROUNDS, kills - started); kill++) {
        const browser = await persistentBrowser(profile)
        const page = await browser.context.newPage()
        await page.setViewportSize({ width: 1280, height: 800 })
        if (!room) {
          await openApp(page, served, '/settings')
          await page.getByRole('switch', { name: 'Confirm each move' }).uncheck()
          await bringIn(page, served, HEADS.wellsix)
          ;({ table, room } = await begin(page, served))
        }
        const follower = await browser.context.newPage()
        await follower.goto(`${served.url}#/follow/${room.id}`)
        await expect(follower.locator('.following')).toHaveText('Live.', { timeout: LONG })
        await page.bringToFront()
        await page.goto(table)
        await expect(page.locator('div.log')).toBeVisible({ timeout: LONG })
        const now = (await storedIn(page, 'entries')).map(({ what }) => what as Operation)
        expect(now.slice(0, stored.length)).toEqual(stored)
        const lines = await linesOf(served.url, room.id, now.length + 1)
        const sent = lines.slice(1).map(line => (JSON.parse(line) as { readonly entry: { readonly what: Operation } }).entry.what) // oxfmt-ignore
        expect(sent).toEqual(now)
        stored = now
        const killed = killWithin(browser, next() * MAX_LENGTH)
        await playUntilKilled(page, HEADS.wellsix, stored, next)
        await killed
      }
      seen.stored += stored.length
    })
  }
  return seen
}
