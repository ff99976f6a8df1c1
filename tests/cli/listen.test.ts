import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { isPortTaken, listenFrom } from '../../src/cli/static.ts'

describe('the server’s port', () => {
  const servers: Server[] = []
  const make = (): Server => {
    const server = createServer()
    servers.push(server)
    return server
  }

  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  it('is the next free port if the requested port is in use', async () => {
    const taken = await listenFrom(make(), 0, 1)
    const next = await listenFrom(make(), taken, 20)
    expect(next).toBeGreaterThan(taken)
  })

  it('is reported as in use if only that port is allowed', async () => {
    const taken = await listenFrom(make(), 0, 1)
    const problem: unknown = await listenFrom(make(), taken, 1).catch((error: unknown) => error)
    expect(isPortTaken(problem)).toBe(true)
  })
})
