import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { isTaken, listenFrom } from '../../src/cli/static.ts'

describe('listening', () => {
  const servers: Server[] = []
  const make = (): Server => {
    const server = createServer()
    servers.push(server)
    return server
  }

  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  it('uses the next port if one is taken', async () => {
    const taken = await listenFrom(make(), 0, 1)
    const next = await listenFrom(make(), taken, 20)
    expect(next).toBeGreaterThan(taken)
  })

  it('reports that the only port is taken', async () => {
    const taken = await listenFrom(make(), 0, 1)
    const problem: unknown = await listenFrom(make(), taken, 1).catch((error: unknown) => error)
    expect(isTaken(problem)).toBe(true)
  })
})
