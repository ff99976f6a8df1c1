import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openCodeReader } from '../../src/pages/read/reading.ts'

/** A stub of the app’s worker that gives any result. */
class Decoder extends EventTarget {
  postMessage({ id }: { readonly id: number }): void {
    const data = { id, type: 'done', done: ['read by the app'] }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  terminate(): void {}
}

interface Has {
  readonly formats?: () => Promise<readonly string[]>
  readonly open?: () => void
  readonly detect?: () => Promise<readonly { readonly rawValue: string }[]>
}

/** A browser's code detector, which may fail. */
const detector = ({
  formats = async () => ['qr_code'],
  open = () => undefined,
  detect = async () => [{ rawValue: 'read by the browser' }],
}: Has) =>
  class {
    static readonly getSupportedFormats = formats
    readonly detect = detect
    constructor() {
      open()
    }
  }

const fail = (): never => {
  throw new TypeError('not here')
}
const reject = (): Promise<never> => Promise.reject(new TypeError('not here'))

beforeEach(() => void vi.stubGlobal('Worker', Decoder))
afterEach(() => void vi.unstubAllGlobals())

async function read(own: unknown, thorough = false) {
  vi.stubGlobal('BarcodeDetector', own)
  const close = vi.fn<() => void>()
  const reader = openCodeReader()
  const texts = await reader.read({ close } as unknown as ImageBitmap, thorough)
  reader.end()
  return { texts, isClosed: close.mock.calls.length > 0 }
}

it('codes are read with the browser’s detector', async () => {
  expect(await read(detector({}))).toEqual({ texts: ['read by the browser'], isClosed: true })
  expect((await read(detector({ detect: async () => [] }))).texts).toEqual([])
})

it.each([
  ['is missing', undefined],
  ['reads only other kinds of codes', detector({ formats: async () => ['ean_13'] })],
  ['knows no formats', detector({ formats: async () => [] })],
  ['fails to list its formats', detector({ formats: reject })],
  ['throws when it lists its formats', detector({ formats: fail })],
  ['can’t be opened', detector({ open: fail })],
  ['can’t read', detector({ detect: reject })],
  ['throws when it reads', detector({ detect: fail })],
])('codes are read without the browser’s detector if it %s', async (_, own) => {
  // The picture is transferred to the worker, so the page must not close it.
  expect(await read(own)).toEqual({ texts: ['read by the app'], isClosed: false })
})

it('a picture in which the browser finds no code is read by the app in a thorough search', async () => {
  expect((await read(detector({ detect: async () => [] }), true)).texts).toEqual(['read by the app'])
})
