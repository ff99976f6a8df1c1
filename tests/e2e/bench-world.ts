import { chromium, type Browser } from '@playwright/test'
import { isSmall } from '../bench/measure.ts'
import { endServing, serveDist, type Served } from './app.ts'
import { findBrowser, findShell, FLAGS } from './browser.ts'

/** Benchmarks share a browser and the app, which is served with compression as hosts do. */
interface World {
  readonly served: Served
  readonly browser: Browser
}

async function open(): Promise<World> {
  const launching = chromium.launch(isSmall ? findShell() : { executablePath: findBrowser(), args: [...FLAGS] })
  const [served, browser] = await Promise.all([serveDist('/', process.env['DIST'], !isSmall), launching])
  return { served, browser }
}

let world: Promise<World> | null = null

/** Opens the world that all benchmarks of a process share. */
export const openWorld = (): Promise<World> => (world ??= open())

/** Closes the world, unless KEEP says that another benchmark in this process follows. */
export async function endWorld(): Promise<void> {
  if (!world || process.env['KEEP'] !== undefined) return
  const { served, browser } = await world
  world = null
  await browser.close()
  await endServing(served)
}
