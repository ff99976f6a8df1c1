import type { Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { DECK } from '../../src/engine/cards.ts'
import { GAME_NAMES, type GameName } from '../names.ts'
import { endServing, expect, openApp, serveDist, test as base } from './app.ts'
import { bringIn, openMatch } from './book-hands.ts'
import { firstScripts, gzipped } from './measure.ts'

/** Which files of the source a script of the build was made of. */
type Modules = Map<string, readonly string[]>

const HEADS: Readonly<Record<GameName, readonly string[]>> = {
  wetice: ['phase swap', 'deal', ...Array.from({ length: 4 }, () => '........'), 'SSS.....', 'HHDHC...'],
  wellsix: ['games 2'],
  tennis: ['target 2'],
  grafa: [`deck ${DECK.join(' ')}`],
}
const nameOf = (game: GameName): string => `Player of ${game}`
const PLAYERS: Readonly<Record<GameName, number>> = { wetice: 2, wellsix: 2, tennis: 4, grafa: 1 }

const recordOf = (game: GameName): string => {
  const others = ['Bob', 'Cat', 'Dee'].slice(0, PLAYERS[game] - 1)
  return [`game ${game}`, `players ${[nameOf(game), ...others].join(', ')}`, ...HEADS[game], 'play'].join('\n')
}

const collect = (modules: Modules): Plugin => ({
  name: 'collect',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') modules.set(file.fileName, file.moduleIds)
  },
})

/** Built once for all of these tests. */
const test = base.extend<object, { built: { readonly folder: string; readonly modules: Modules } }>({
  built: [
    async ({}, use) => {
      const modules: Modules = new Map()
      const outDir = mkdtempSync(join(tmpdir(), 'chunks-'))
      await build({
        configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
        logLevel: 'error',
        plugins: [collect(modules)],
        build: { outDir, emptyOutDir: true },
      })
      await use({ folder: outDir, modules })
      rmSync(outDir, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  served: async ({ built }, use) => {
    const served = await serveDist('/', built.folder)
    await use(served)
    await endServing(served)
  },
})

test.describe.configure({ mode: 'default' })

/** Before the first screen, in kB and compressed. */
const MOST_SCRIPT = 60

/** All but what stands on the box. */
const OWN =
  /\/src\/(?:(?:engine|text\/en|analysis|lessons)\/(?!pages\/)(\w+)\/(?!title\.ts)|games\/(?!entry\/)(\w+)\/(?!sketch\.ts))/

/** What every tap at a table of WetIce goes through. */
const AT_TABLE =
  /\/src\/(?:table\/GameTable|ui\/CardGrid|games\/wetice\/table\/WetIceBoard)\.vue$|\/engine\/wetice\/play\.ts$/

/** The worker that writes the second copy of the book knows no game. */
const isScript = (path: string): boolean => path.endsWith('.js') && !path.includes('copy-worker')

/** What the page has loaded, be it from the network or from the worker’s store. */
async function filesLoaded(page: Page, modules: Modules): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle')
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const scripts = addresses.map(address => new URL(address).pathname.slice(1)).filter(isScript)
  expect(scripts.length).toBeGreaterThan(3)
  const files = scripts.flatMap(script => modules.get(script) ?? [`unknown: ${script}`])
  expect(files.filter(file => file.startsWith('unknown'))).toEqual([])
  return files
}

/** The games whose code is among them. */
function gamesIn(files: readonly string[]): readonly string[] {
  const games = files.map(file => OWN.exec(file)).flatMap(found => found?.[1] ?? found?.[2] ?? [])
  return [...new Set(games)]
}

/** Where lessons are taken and rules are read. */
const PAGES_OF_RULES = /\/src\/(?:table\/lesson|pages\/(?:learn|rulebook))\/\w+\.vue$/

test('a table loads no other game’s code and no lessons, the book no game’s, and the first screen little of any', async ({
  page,
  served,
  built: { modules },
}) => {
  test.slow()
  expect(gzipped(served.folder, firstScripts(served.folder))).toBeLessThan(MOST_SCRIPT)
  await bringIn(page, served, GAME_NAMES.map(recordOf).join('\n'))
  const addresses: string[] = []
  for (const game of GAME_NAMES) {
    await openApp(page, served, '/book')
    await openMatch(page, nameOf(game))
    await page.getByRole('link', { name: 'Go on' }).click()
    await expect(page.locator('.ruling .sentence').first()).toBeVisible()
    addresses.push(page.url())
  }
  for (const [index, address] of addresses.entries()) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.locator('.ruling .sentence').first()).toBeVisible()
    const files = await filesLoaded(page, modules)
    expect(gamesIn(files)).toEqual([GAME_NAMES[index]])
    expect(files.filter(file => PAGES_OF_RULES.test(file))).toEqual([])
  }
  for (const route of ['/book', '/new', '/settings']) {
    await page.goto('about:blank')
    await openApp(page, served, route)
    expect(gamesIn(await filesLoaded(page, modules))).toEqual([])
  }
})

test('what every tap at a table goes through is compiled as it comes', async ({ page, served, built: { modules } }) => {
  await openApp(page, served, '/')
  const scripts = [...modules].flatMap(([script, files]) => (files.some(file => AT_TABLE.test(file)) ? [script] : []))
  expect(scripts).toHaveLength(4)
  for (const script of scripts) {
    const answer = await page.request.get(new URL(script, served.url).href)
    expect(await answer.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})
