import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http'
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
  'dist/assets/long-3c4d.js': 'long '.repeat(1000),
  'dist/a b/index.html': 'inner',
  'dist-other/secret.txt': 'secret',
  'dist/.hidden': 'hidden',
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

  /** Requests a path unchanged; `fetch` would normalise it. */
  async function get(path: string, method = 'GET', headers: OutgoingHttpHeaders = {}): Promise<Reply> {
    const { port } = server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      const asked = request({ port, path, method, headers, agent: false }, response => {
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
    '/..%5c..%5csecret.txt',
    '/.hidden',
  ])('finds no file at %s', async path => {
    await listen()
    expect(await get(path)).toMatchObject({ status: 404, body: '404\n' })
  })

  it('redirects a folder to its address with a slash, so that relative links work', async () => {
    await listen()
    const reply = await get('/a%20b?x=1')
    expect([reply.status, reply.headers.location]).toEqual([308, '/a%20b/?x=1'])
  })

  it('serves files below a sub-path, and nothing outside it', async () => {
    await listen('/games/tableside/')
    expect(await get('/games/tableside/sw.js')).toMatchObject({ status: 200, body: 'worker' })
    expect((await get('/games/tableside')).headers.location).toBe('/games/tableside/')
    expect(await get('/sw.js')).toMatchObject({ status: 404 })
  })

  it('answers HEAD without a body, and refuses POST', async () => {
    await listen()
    const head = await get('/sw.js', 'HEAD')
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '6', ''])
    expect(await get('/sw.js', 'POST')).toMatchObject({ status: 405 })
  })
  it.each([
    '//elsewhere.example/..%2f',
    '//elsewhere.example/%2e%2e',
    '/\\elsewhere.example/..',
    '//assets',
    '/a%20b//',
  ])('does not redirect to another host for %s', async path => {
    await listen()
    expect(await get(path)).toMatchObject({ status: 404 })
  })

  it('does not follow a link that leads out of its folder', async () => {
    symlinkSync(join(home, 'secret.txt'), join(home, 'dist/link.txt'))
    symlinkSync(join(home, 'dist-other'), join(home, 'dist/other'))
    symlinkSync(join(home, 'dist/sw.js'), join(home, 'dist/inner.js'))
    await listen()
    for (const path of ['/link.txt', '/other/secret.txt', '/other', '/other/'])
      expect(await get(path)).toMatchObject({ status: 404 })
    expect(await get('/inner.js')).toMatchObject({ status: 200, body: 'worker' })
  })

  it('compresses long files for clients that accept compression', async () => {
    await listen()
    const plain = await get('/assets/long-3c4d.js')
    expect([plain.headers['content-encoding'], plain.headers['content-length']]).toEqual([undefined, '5000'])
    for (const encoding of ['gzip', 'br']) {
      const packed = await get('/assets/long-3c4d.js', 'GET', { 'accept-encoding': encoding })
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([encoding, 'Accept-Encoding'])
      expect(packed.body.length).toBeLessThan(500)
    }
  })

  it('answers 304 if a file has not changed', async () => {
    await listen()
    const { headers } = await get('/sw.js')
    const again = await get('/sw.js', 'GET', { 'if-none-match': headers.etag })
    expect([again.status, again.body]).toEqual([304, ''])
    writeFileSync(join(home, 'dist/sw.js'), 'a newer worker')
    expect(await get('/sw.js', 'GET', { 'if-none-match': headers.etag })).toMatchObject({ status: 200 })
  })

  it('sends a part of a file uncompressed', async () => {
    await listen()
    const range = async (bytes: string) =>
      get('/assets/long-3c4d.js', 'GET', { range: `bytes=${bytes}`, 'accept-encoding': 'gzip' })
    const part = await range('0-2047')
    expect([part.status, part.headers['content-range'], part.headers['content-encoding']]).toEqual([
      206,
      'bytes 0-2047/5000',
      undefined,
    ])
    expect(part.body).toHaveLength(2048)
    expect((await range('-5')).body).toBe('long ')
    const beyond = await range('6000-')
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */5000'])
  })

  it.each(['/', '/nothing.js', '/a%20b'])(
    'keeps other sites from showing %s in a frame, and browsers from guessing its type',
    async path => {
      await listen()
      expect((await get(path)).headers).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
      })
    },
  )

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'])(
    'refuses %s requests, and lists the allowed methods',
    async method => {
      await listen()
      const reply = await get('/sw.js', method)
      expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    },
  )

  it('lists the allowed methods for OPTIONS', async () => {
    await listen()
    const reply = await get('/', 'OPTIONS')
    expect([reply.status, reply.headers.allow, reply.body]).toEqual([204, 'GET, HEAD, OPTIONS', ''])
  })
})
