import type { Page } from '@playwright/test'

/** The route of a page of each kind. Neighbours differ in kind, so that the main element is replaced at each step. */
export const PAGES = [
  '/new',
  '/',
  '/new/wetice',
  '/learn',
  '/new/wellsix',
  '/learn/wetice/swap',
  '/new/tennis',
  '/rulebook',
  '/new/grafa',
  '/learn/wetice',
  '/rulebook/wetice/swap',
  '/learn/grafa/drill',
  '/book',
  '/evening',
  '/read',
  '/settings',
  '/about',
] as const

export const WETICE = [
  'game wetice',
  'players Ann, Bob',
  'phase swap',
  'deal',
  '..SDCDSH',
  'HHHSDCHC',
  'DSCSHDSC',
  'SDHCCHDS',
  'DSDCHSDC',
  'CHHSDDCS',
  'play',
].join('\n')

export const WELLSIX = [
  'game wellsix',
  'players Ann, Bob',
  'phase main',
  'deal',
  '0,0 7H',
  '1,0 KS',
  '-1,0 3H',
  '2,0 9H',
  '2,1 8S',
  '3,0 TS',
  '4,0 4S',
  '4,1 5H',
  'play',
].join('\n')

/** Goes to another page of the open app, and waits until the page is complete. */
export async function turnTo(page: Page, route: string): Promise<void> {
  await page.evaluate(hash => {
    document.querySelector('#main')?.setAttribute('data-left', '')
    location.hash = hash
  }, route)
  await page.waitForFunction(async () => {
    const shown = (): string | undefined => document.querySelector('#main:not([data-left])')?.innerHTML
    const before = shown()
    await new Promise(resolve => setTimeout(resolve, 150))
    return before !== undefined && before === shown()
  })
}
