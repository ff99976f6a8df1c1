import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { findProgram, WINDOW, type Driver } from './driver.ts'

const firefox = (): string | undefined =>
  findProgram(
    process.env['FIREFOX_PATH'] ?? 'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )

export const hasFirefox = (): boolean => firefox() !== undefined

interface Reply {
  readonly id?: number
  readonly error?: string
  readonly message?: string
  readonly result?: unknown
}

/** A session of WebDriver BiDi. */
class Session {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  #last = 0

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', data => this.#take(JSON.parse(String(data)) as Reply))
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox is gone.'))
    })
  }

  #take({ id = 0, error, message, result }: Reply): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error === undefined) waiting?.resolve(result)
    else waiting?.reject(new Error(`${error}: ${message ?? ''}`))
  }

  ask(method: string, params: object): Promise<unknown> {
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }

  close(): void {
    this.#socket.close()
  }
}

/** Firefox prints the address for drivers when it starts. */
async function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`Firefox ended with ${code}: ${said}`)))
    child.stderr?.on('data', (part: Buffer) => {
      said += part.toString()
      const address = /listening on (ws:\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
}

interface Running {
  readonly child: ChildProcess
  readonly session: Session
  readonly context: string
}

async function start(profile: string): Promise<Running> {
  const child = spawn(
    firefox() ?? '',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const socket = new WebSocket(`${await addressOf(child)}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const session = new Session(socket)
  await session.ask('session.new', { capabilities: {} })
  const { contexts } = (await session.ask('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = contexts[0]?.context ?? ''
  await session.ask('browsingContext.setViewport', { context, viewport: WINDOW })
  return { child, session, context }
}

async function end({ child, session }: Running): Promise<void> {
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  // The process group includes the content processes.
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  else return
  await ended
  session.close()
}

/** Opens a headless Firefox with WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'tableside-firefox-'))
  writeFileSync(join(profile, 'user.js'), 'user_pref("browser.shell.checkDefaultBrowser", false);\n')
  let running = await start(profile)
  let address = 'about:blank'
  const ask = (method: string, params: object): Promise<unknown> =>
    running.session.ask(method, { context: running.context, ...params })

  return {
    async open(url) {
      address = url
      await ask('browsingContext.navigate', { url, wait: 'complete' })
    },
    reload: async () => void (await ask('browsingContext.reload', { wait: 'complete' })),
    back: async () => void (await ask('browsingContext.traverseHistory', { delta: -1 })),
    async call(what, ...given) {
      const answer = (await ask('script.callFunction', {
        functionDeclaration: `async given => JSON.stringify((await (${what.toString()})(...JSON.parse(given))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context: running.context },
        awaitPromise: true,
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } }
      if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text)
      return JSON.parse(answer.result.value)
    },
    async tapAt(x, y) {
      const finger = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const source = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: finger }
      await ask('input.performActions', { actions: [source] })
    },
    async kill() {
      await end(running)
      running = await start(profile)
      await ask('browsingContext.navigate', { url: address, wait: 'complete' })
    },
    async close() {
      await end(running)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
