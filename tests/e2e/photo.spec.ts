import type { Page } from '@playwright/test'
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, expectAccessible, installed, LONG, openApp, untilOffline } from './app.ts'
import { findShell } from './browser.ts'
import type { Quad } from '../../src/photo/geometry.ts'
import { press } from './finger.ts'
import { openRecord, sentence } from './wetice-hands.ts'

const PHOTOS = new URL('../photo/', import.meta.url)
const TABLE = fileURLToPath(new URL('table.jpg', PHOTOS))
const HEAP = fileURLToPath(new URL('heap.jpg', PHOTOS))

interface Drawn {
  readonly corners: Quad
  readonly suits: readonly string[]
}
const DRAWN: Drawn = JSON.parse(readFileSync(new URL('table.json', PHOTOS), 'utf8'))
const [WIDTH, HEIGHT] = [805, 775]
const CORNERS = ['Top left', 'Top right', 'Bottom right', 'Bottom left']
const ONE: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }

const test = installed
const { args = [], ...shell } = findShell()
test.use({
  launchOptions: { ...shell, args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] },
  permissions: ['camera'],
})

const says = (page: Page) => page.locator('.status')

async function choose(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]): Promise<void> {
  await page.getByLabel('Choose a picture').setInputFiles(file)
}

async function dragCorners(page: Page, corners = DRAWN.corners): Promise<void> {
  const box = await page.locator('.photo').boundingBox()
  for (const [index, [x, y]] of corners.entries()) {
    const corner = await page.getByRole('button', { name: `${CORNERS[index] ?? ''} corner` }).boundingBox()
    if (!box || !corner) throw new Error('No photo is shown')
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + (x / WIDTH) * box.width, box.y + (y / HEIGHT) * box.height, { steps: 4 })
    await page.mouse.up()
  }
}

/** `part`: the share of the photo's brightness that stays. */
async function lit(
  page: Page,
  file: string,
  part: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const photo = readFileSync(file).toString('base64')
  const made = await page.evaluate(
    async ([photo, light]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(photo), byte => byte.charCodeAt(0))]))
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = [image.width, image.height]
      const context = canvas.getContext('2d')
      if (context) context.filter = `brightness(${light})`
      context?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/png')
    },
    [photo, part] as const,
  )
  return { name: 'table.png', mimeType: 'image/png', buffer: Buffer.from(made.split(',')[1] ?? '', 'base64') }
}

async function mendDoubts(page: Page): Promise<number> {
  for (let count = 0; ; count++) {
    await expect(
      page
        .locator('.status, .line, .ruling .detail')
        .filter({ hasText: /in doubt\.|Compare each row|squares? differs?/ })
        .first(),
    ).toBeVisible({ timeout: 60_000 })
    const cell = /What is at ([a-h])(\d)\?/.exec((await says(page).allInnerTexts()).join())
    if (!cell) return count
    const letter = DRAWN.suits[6 - Number(cell[2])]?.[(cell[1] ?? 'a').charCodeAt(0) - 97] ?? ''
    await press(page, new RegExp(`^${ONE[letter] ?? ''}`))
    await expect(says(page)).not.toContainText(cell[0])
  }
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(
    `a deal is read from a photo without a network, and played: ${width} wide`,
    width > 390 ? LONG : {},
    async ({ page, served }) => {
      await page.setViewportSize({ width, height })
      await openApp(page, served, '/new/wetice')
      await untilOffline(page)
      await served.stop()
      // The camera opens with the first tap.
      await press(page, 'From a photo')
      await expect(page.getByRole('button', { name: 'Take photo' })).toBeEnabled()
      await expectAccessible(page)
      await press(page, 'Take photo')
      await expect(says(page)).toContainText('These corners are a guess.', { timeout: 60_000 })
      await expectAccessible(page)
      await press(page, 'Another photo')
      await expectAccessible(page)
      // The corners are certain, so the app doesn't ask for them.
      await choose(page, TABLE)
      const doubts = await mendDoubts(page)
      expect(doubts).toBeLessThan(12)
      await expect(says(page)).toHaveText('Compare each row with your cards. Tap a card that differs.')
      await expectAccessible(page)
      await press(page, 'Start')
      await expect(sentence(page)).toHaveText(/^Cleanup: first/)
      const named = await page.locator('[data-cell]').evaluateAll(cells => cells.map(cell => cell.ariaLabel ?? ''))
      const suits = named.map(
        name => Object.entries(ONE).find(([, suit]) => name.includes(suit.slice(0, -1)))?.[0] ?? '?',
      )
      expect(suits.join('')).toBe(DRAWN.suits.join(''))
    },
  )
}

test(
  'a photo of a layout in the middle of a game shows the differences, and the layout can be corrected',
  LONG,
  async ({ page, served }) => {
    const [first = '', ...others] = DRAWN.suits
    // In the app's layout, one card is missing, and another card is different.
    const held = [`.${first.slice(1)}`, ...others.slice(0, -1), others.at(-1)?.replace(/D$/, 'C')]
    await openRecord(page, served, ['game wetice', 'phase swap', 'deal', ...held, 'play'].join('\n'))
    await press(page, 'Menu')
    await press(page, /^Correct the layout/)
    await press(page, 'From a photo (beta)')
    await choose(page, TABLE)
    await expect(page.getByRole('button', { name: 'Read the cards' })).toBeVisible()
    const [a, [x, y], c, d] = DRAWN.corners
    await dragCorners(page, [a, [x - 95, y], c, d])
    await press(page, 'Read the cards')
    await expect(says(page)).toContainText('One card was found at two squares.', { timeout: 60_000 })
    await dragCorners(page)
    await press(page, 'Read the cards')
    await mendDoubts(page)
    await expect(page.locator('.ruling .detail')).toHaveText('2 squares differ')
    await press(page, 'Correct')
    await press(page, 'Confirm')
    await expect(page.locator('[data-cell="a6"]')).toHaveAttribute('aria-label', /^club/)
    await expect(page.locator('[data-cell="h1"]')).toHaveAttribute('aria-label', /^diamond/)
  },
)

test(
  'a problem with a photo is described, and another photo can be taken',
  LONG,
  async ({ page, served }, testInfo) => {
    await openApp(page, served, '/new/wetice')
    await press(page, 'From a photo')
    await choose(page, { name: 'deal.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await expect(says(page)).toContainText('can’t be read as a picture')
    const large = testInfo.outputPath('large.jpg')
    writeFileSync(large, '')
    truncateSync(large, 30_000_001)
    await choose(page, large)
    await expect(says(page)).toContainText('too large')

    await choose(page, await lit(page, HEAP, 0.15))
    await expect(says(page)).toContainText('This photo is dark')
    await press(page, 'Another photo')
    await choose(page, HEAP)
    await expect(says(page)).toContainText('These corners are a guess.', { timeout: 60_000 })
    await dragCorners(page, [
      [330, 80],
      [480, 80],
      [723, 735],
      [108, 732],
    ])
    await expect(says(page)).toContainText('taken at an angle')
    await press(page, 'Another photo')

    await choose(page, HEAP)
    const corner = page.getByRole('button', { name: 'Top left corner' })
    await corner.focus()
    const before = await corner.boundingBox()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => ((await corner.boundingBox())?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(4)
    await press(page, 'Read the cards')
    await expect(says(page)).toContainText('This doesn’t look like 8 by 6 face-up cards', { timeout: 60_000 })
    await press(page, 'Another photo')
    await press(page, 'Back')
    await expect(page.getByRole('button', { name: 'Enter the deal' })).toBeVisible()
  },
)
