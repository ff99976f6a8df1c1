import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStaticServer } from '../../src/cli/static.ts'

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const FILES = {
  'dist/index.html': '<p>page</p>',
  'dist/sw.js': 'worker',
  'dist/manifest.webmanifest': '{}',
  'dist/assets/index-1a2b.js': 'script',
  'dist/a b/index.html': 'inner',
  'dist-other/secret.txt': 'secret',
  'secret.txt': 'secret',
}

describe('the static server', () => {
  let home = ''
  let server: Server

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'static-'))
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(home, name)), { recursive: true })
      writeFileSync(join(home, name), text)
    }
  })

  afterEach(() => {
    server.close()
    rmSync(home, { recursive: true })
  })

  async function listen(base?: string): Promise<void> {
    server = createStaticServer(join(home, 'dist'), base)
    await new Promise<void>(resolve => server.listen(0, resolve))
  }

  /** The path goes out as it stands: `fetch` would tidy it up first. */
  async function get(path: string, method = 'GET'): Promise<Reply> {
    const { port } = server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      const asked = request({ port, path, method, agent: false }, response => {
        let body = ''
        response.setEncoding('utf8').on('data', (part: string) => (body += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      })
      asked.on('error', reject).end()
    })
  }

  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache', '<p>page</p>'],
    ['/?update', 'text/html; charset=utf-8', 'no-cache', '<p>page</p>'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache', 'worker'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache', '{}'],
    ['/assets/index-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'script'],
    ['/a%20b/', 'text/html; charset=utf-8', 'no-cache', 'inner'],
  ])('serves %s as %s', async (path, type, cache, body) => {
    await listen()
    const reply = await get(path)
    expect([reply.status, reply.headers['content-type'], reply.headers['cache-control'], reply.body]).toEqual([
      200,
      type,
      cache,
      body,
    ])
  })

  it.each([
    '/nothing.js',
    '/sw.js/',
    '/assets/',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/../dist-other/secret.txt',
    '/assets/../../secret.txt',
    '/%',
    '/sw.js%00.html',
  ])('finds nothing at %s', async path => {
    await listen()
    expect(await get(path)).toMatchObject({ status: 404, body: '404\n' })
  })

  it('adds the slash that a folder lacks, so that relative addresses hold', async () => {
    await listen()
    const reply = await get('/a%20b?x=1')
    expect([reply.status, reply.headers.location]).toEqual([308, '/a%20b/?x=1'])
  })

  it('serves from a sub-folder, and nothing outside it', async () => {
    await listen('/games/tableside/')
    expect(await get('/games/tableside/sw.js')).toMatchObject({ status: 200, body: 'worker' })
    expect((await get('/games/tableside')).headers.location).toBe('/games/tableside/')
    expect(await get('/sw.js')).toMatchObject({ status: 404 })
  })

  it('answers HEAD without a body and refuses to be written to', async () => {
    await listen()
    const head = await get('/sw.js', 'HEAD')
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '6', ''])
    expect(await get('/sw.js', 'POST')).toMatchObject({ status: 405 })
  })
})
