import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { DECK } from '../../src/engine/cards.ts'
import { GAME_NAMES, type GameName } from '../names.ts'
import { expect, openApp, test } from './app.ts'
import { bringIn, openMatch } from './book-hands.ts'
import { firstScripts, gzipped } from './measure.ts'
import { MODULES } from './modules.ts'

type Modules = ReadonlyMap<string, readonly string[]>

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

const modules: Modules = new Map(
  Object.entries(JSON.parse(readFileSync(MODULES, 'utf8')) as Readonly<Record<string, readonly string[]>>),
)

/** The maximum size of the scripts before the first screen, in kB compressed. */
const MAX_SCRIPT = 60

const OWN =
  /\/src\/(?:(?:engine|text\/(?:en|door)|analysis|lessons)\/(?!(?:pages|words)\/)(\w+)\/(?!title\.ts)|games\/(?!entry\/)(\w+)\/(?!sketch\.ts))/

/** Every tap at a WetIce table runs these files. */
const AT_TABLE =
  /\/src\/(?:table\/GameTable|ui\/CardGrid|games\/wetice\/table\/WetIceBoard)\.vue$|\/engine\/wetice\/play\.ts$/

/** The worker that writes the second copy of the book contains no game's code. */
const isScript = (path: string): boolean => path.endsWith('.js') && !path.includes('copy-worker')

async function filesLoaded(page: Page, modules: Modules): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle')
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const scripts = addresses.map(address => new URL(address).pathname.slice(1)).filter(isScript)
  expect(scripts.length).toBeGreaterThan(3)
  const files = scripts.flatMap(script => modules.get(script) ?? [`unknown: ${script}`])
  expect(files.filter(file => file.startsWith('unknown'))).toEqual([])
  return files
}

function gamesIn(files: readonly string[]): readonly string[] {
  const games = files.map(file => OWN.exec(file)).flatMap(found => found?.[1] ?? found?.[2] ?? [])
  return [...new Set(games)]
}

const PAGES_OF_RULES = /\/src\/(?:table\/lesson|pages\/(?:learn|rulebook))\/\w+\.vue$/

test('a table loads no code of other games or lessons, the book loads no game’s code, and the first screen loads little code', async ({
  page,
  served,
}) => {
  test.slow()
  expect(gzipped(served.folder, firstScripts(served.folder))).toBeLessThan(MAX_SCRIPT)
  await bringIn(page, served, GAME_NAMES.map(recordOf).join('\n'))
  const addresses: string[] = []
  for (const game of GAME_NAMES) {
    await openApp(page, served, '/book')
    await openMatch(page, nameOf(game))
    await page.getByRole('link', { name: 'Continue' }).click()
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

test('the code for taps at a table is compiled eagerly', async ({ page, served }) => {
  await openApp(page, served, '/')
  const scripts = [...modules].flatMap(([script, files]) => (files.some(file => AT_TABLE.test(file)) ? [script] : []))
  expect(scripts).toHaveLength(4)
  for (const script of scripts) {
    const answer = await page.request.get(new URL(script, served.url).href)
    expect(await answer.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})
