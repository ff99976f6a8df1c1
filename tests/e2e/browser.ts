import { chromium, type Browser, type BrowserContext, type LaunchOptions } from '@playwright/test'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The sandbox is off, because it isn't available in containers, and the tests open only our own pages. */
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The default device: a phone in portrait. */
export const PHONE = {
  viewport: { width: 412, height: 915 },
  hasTouch: true,
  locale: 'en-GB',
  timezoneId: 'UTC',
  serviceWorkers: 'block',
} as const

/** The milliseconds after which a waiting tap fails, even if the test may take longer. */
export const PATIENCE = 45_000

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The paths at which the shell would find these programs. */
export function inPath(names: readonly string[]): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name)))
}

const installed = (): string | undefined => [...inPath(NAMES), ...ELSEWHERE, chromium.executablePath()].find(isProgram)

const run = (command: string, ...words: string[]): boolean =>
  spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

function install(): void {
  if (run('npx', 'playwright', 'install', 'chromium') && installed() !== undefined) return
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  if (run('apt-get', 'update')) run('apt-get', 'install', '-y', 'chromium')
}

const asked = (): string | undefined => [process.env.CHROMIUM_PATH ?? ''].find(isProgram)

/** The path of a Chromium: CHROMIUM_PATH, an installed browser or, if there is none, a browser that is now installed. */
export function findBrowser(): string {
  const wanted = asked()
  if (wanted !== undefined) return wanted
  if (installed() === undefined) install()
  const found = installed()
  if (found === undefined) throw new Error('No Chromium to test with: install one, or name its path in CHROMIUM_PATH.')
  return found
}

/** Launch options for a headless Chromium, which takes a third less time, if one is installed; otherwise for any Chromium. */
export function findShell(...flags: readonly string[]): LaunchOptions {
  const browser = findBrowser()
  const args = [...FLAGS, ...flags]
  if (asked() === undefined && browser === chromium.executablePath()) return { args }
  return { executablePath: asked() ?? inPath(SHELLS).find(isProgram) ?? browser, args }
}

/** A browser in its own process, with a persistent profile. */
export interface PersistentBrowser {
  readonly context: BrowserContext
  /** Kills the browser, as a power cut does. */
  kill(): Promise<void>
  close(): Promise<void>
}

/** Chromium prints the address for drivers when it starts. */
async function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`Chromium ended with ${code}: ${said}`)))
    child.stderr?.on('data', (part: Buffer) => {
      said += part.toString()
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
}

async function end(child: ChildProcess, browser: Browser, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  // The process group includes renderers and helpers.
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, signal)
  else return
  await ended
  await browser.close()
}

/** Launches a browser with a profile folder, which a killed browser may have left. */
export async function persistentBrowser(profile: string): Promise<PersistentBrowser> {
  const words = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=412,915']
  const child = spawn(findShell().executablePath ?? chromium.executablePath(), [...FLAGS, ...words, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const browser = await chromium.connectOverCDP(await addressOf(child))
  const context = browser.contexts()[0] ?? (await browser.newContext())
  return {
    context,
    kill: () => end(child, browser, 'SIGKILL'),
    close: () => end(child, browser, 'SIGTERM'),
  }
}
