import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { eventually, findProgram, WINDOW, type Driver } from './driver.ts'

const webDriver = (): string | undefined => findProgram('WebKitWebDriver')
const miniBrowser = (): string | undefined =>
  findProgram(
    ...['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(machine => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`),
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  )
const screen = (): string | undefined => findProgram('Xvfb')

export const hasWebKit = (): boolean => [webDriver(), miniBrowser(), screen()].every(each => each !== undefined)

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** The virtual screen prints its number on file descriptor 3. */
async function openScreen(): Promise<{ readonly child: ChildProcess; readonly display: string }> {
  const child = spawn(screen() ?? '', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    child.once('error', reject).once('exit', code => reject(new Error(`Xvfb ended with ${code}`)))
    child.stdio[3]?.once('data', (part: Buffer) => resolve(`:${part.toString().trim()}`))
  })
  return { child, display }
}

async function ask(address: string, body?: object, method = 'POST'): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(JSON.stringify(value))
  return value
}

async function openSession(port: number): Promise<string> {
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'normal' } }
  const sessions = `http://127.0.0.1:${port}/session`
  const { sessionId } = (await eventually('WebKitWebDriver', () =>
    ask(sessions, { capabilities }).catch((error: unknown) => {
      // The connection is refused until the driver listens.
      if (error instanceof TypeError) return null
      throw error
    }),
  )) as { sessionId: string }
  await ask(`${sessions}/${sessionId}/window/rect`, { x: 0, y: 0, ...WINDOW })
  await ask(`${sessions}/${sessionId}/timeouts`, { script: 30_000 })
  return `${sessions}/${sessionId}`
}

/** Opens WebKitGTK, the closest to Safari on Linux, with WebDriver on a virtual screen. Its windows keep no data. */
export async function openWebKit(): Promise<Driver> {
  const { child, display } = await openScreen()
  const port = await freePort()
  const driver = spawn(webDriver() ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  const session = await openSession(port)
  const order = async (command: string, body: object = {}): Promise<void> =>
    void (await ask(`${session}/${command}`, body))

  return {
    open: url => order('url', { url }),
    reload: () => order('refresh'),
    back: () => order('back'),
    async call(what, ...given) {
      const script = `const [given, done] = arguments; Promise.resolve().then(() => (${what.toString()})(...JSON.parse(given))).then(answer => done(JSON.stringify({ answer: answer ?? null })), error => done(JSON.stringify({ error: String(error) })))`
      const text = await ask(`${session}/execute/async`, { script, args: [JSON.stringify(given)] })
      const { answer, error } = JSON.parse(String(text)) as { answer: never; error?: string }
      if (error !== undefined) throw new Error(error)
      return answer
    },
    async tapAt(x, y) {
      const finger = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const source = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: finger }
      await order('actions', { actions: [source] })
    },
    kill: () => order('refresh'),
    async close() {
      await ask(session, undefined, 'DELETE').catch(() => {})
      driver.kill()
      child.kill()
    },
  }
}
