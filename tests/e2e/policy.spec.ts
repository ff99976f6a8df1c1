import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { isLong } from '../runs.ts'
import { expect, installed, openApp, test, untilOffline } from './app.ts'
import { bringIn, openMatch } from './book-hands.ts'

const EMPTY = Array.from({ length: 4 }, () => '........').join('\n')
const RECORD = `game wetice\nplayers Ann, Bob\nphase swap\ndeal\n${EMPTY}\nSSS.....\nHHDHC...\nplay\nswap c1 d1\npass\n`

/**
 * At least one address for each route; a short run opens only the first. A tilde is replaced by the id of a match.
 */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/': ['/'],
  '/first/:game': ['/first/wetice', '/first/none'],
  '/new/:game?': ['/new', '/new/wetice', '/new/wellsix', '/new/tennis', '/new/grafa'],
  '/table/:id': ['/table/~', '/table/none'],
  '/rulebook/:game?/:section?': ['/rulebook', '/rulebook/wetice', '/rulebook/wetice/swap', '/rulebook/grafa'],
  '/book': ['/book'],
  '/book/won': ['/book/won'],
  '/replay/:id/:move?/:ask(change)?': ['/replay/~', '/replay/~/1', '/replay/~/1/change'],
  '/result/:id': ['/result/~', '/result/none'],
  '/evening': ['/evening'],
  '/evening/:id': ['/evening/none'],
  '/learn/review': ['/learn/review'],
  '/learn/:game?': ['/learn', '/learn/wetice'],
  '/learn/:game/drill': ['/learn/wetice/drill', '/learn/grafa/drill'],
  '/learn/:game/deck': ['/learn/wetice/deck'],
  '/learn/:game/:lesson': ['/learn/wetice/swap', '/learn/wetice/none'],
  '/match/:packed': ['/match/none'],
  '/take/:packed': ['/take/none'],
  '/join/:room/:secret': ['/join/none/key'],
  '/board/:room': ['/board/none'],
  '/read': ['/read'],
  '/follow/:room/:ask?': ['/follow/none', '/follow/none/key'],
  '/watch/:room': ['/watch/none'],
  '/person/:name': ['/person/Ann', '/person/nobody'],
  '/settings': ['/settings'],
  '/about': ['/about'],
  '/:rest(.*)*': ['/no/such/page'],
}

const routes = (): string[] => {
  const router = readFileSync(new URL('../../src/router.ts', import.meta.url), 'utf8')
  return [...router.matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path ?? '')
}

async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(globalThis, { broken })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) => {
      broken.push(`${violatedDirective}: ${blockedURI} ${sample} in ${sourceFile}`)
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { broken: string[] }).broken)
}

installed('no page violates the policy', async ({ page, served }) => {
  test.slow()
  expect(Object.keys(ADDRESSES)).toEqual(routes())
  const broken = await watchPolicy(page)
  await bringIn(page, served, RECORD)
  await untilOffline(page)
  await openMatch(page, 'Ann and Bob')
  await page.getByRole('link', { name: 'Continue' }).click()
  const id = /table\/(\w+)/.exec(page.url())?.[1] ?? ''
  for (const address of Object.values(ADDRESSES).flatMap(all => (isLong ? all : all.slice(0, 1)))) {
    await openApp(page, served, address.replace('~', id))
    await page.waitForLoadState('networkidle')
  }
  expect(await broken()).toEqual([])
})

test('the policy refuses inline scripts, and scripts from elsewhere', async ({ browser, served }) => {
  // Opens a separate window, because each refusal is an error on the console.
  const page = await browser.newPage()
  await openApp(page, served)
  const refused = await page.evaluate(() => {
    const tries: readonly (() => unknown)[] = [
      () => (document.body.innerHTML = '<p>text</p>'),
      () => (document.createElement('script').src = 'https://elsewhere.example/script.js'),
      () => new Worker('//elsewhere.example/worker.js'),
      () => (document.createElement('script').src = './assets/own.js'),
    ]
    return tries.map(attempt => {
      try {
        attempt()
        return false
      } catch (error) {
        return error instanceof TypeError
      }
    })
  })
  expect(refused).toEqual([true, true, true, false])
  await page.close()
})
