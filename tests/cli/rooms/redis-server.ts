import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a Redis for one test. With `always`, it keeps acknowledged writes even if it is killed. */
export async function openRedis(fsync: 'always' | 'everysec' = 'always') {
  const home = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  const words = ['--port', port, '--bind', '127.0.0.1', '--dir', home, '--save', '', '--appendonly', 'yes', '--appendfsync', fsync] // oxfmt-ignore
  let server: ChildProcess

  async function start(): Promise<void> {
    server = spawn('redis-server', words.map(String), { stdio: ['ignore', 'pipe', 'ignore'] })
    for await (const text of server.stdout?.setEncoding('utf8') ?? [])
      if (String(text).includes('Ready to accept')) break
  }

  /** Suspends the process, so that it keeps its connections but doesn't answer; or resumes it. */
  const hold = (holds: boolean): boolean => server.kill(holds ? 'SIGSTOP' : 'SIGCONT')

  async function kill(): Promise<void> {
    const gone = once(server, 'exit')
    server.kill('SIGKILL')
    await gone
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    hold,
    async end(): Promise<void> {
      await kill()
      rmSync(home, { recursive: true })
    },
  }
}
