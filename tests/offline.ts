import { afterAll, afterEach } from 'vitest'

/** Unexpected network requests: neither to a stand-in nor to a server started by the test. */
const asked: string[] = []
const { fetch } = globalThis
const onScreen = typeof document !== 'undefined'
const isOwn = (url: string): boolean => !onScreen && /^http:\/\/(127\.0\.0\.1|localhost):/.test(url)
const isRoom = (url: string): boolean => onScreen && url.startsWith(new URL('rooms', document.baseURI).href)

globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  if (isOwn(url)) return fetch(input, init)
  // A page comes from a server without rooms.
  if (isRoom(url)) return new Response('{}', { status: 404 })
  asked.push(url)
  throw new TypeError(`A test asks the network: ${url}`)
}

/** A stream that delivers nothing: what a store still follows after its test stays quiet. */
class QuietStream extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readonly readyState = QuietStream.CONNECTING
  close(): void {}
}
if (onScreen) Object.assign(globalThis, { EventSource: QuietStream })

/** Pages treat a failing network as offline: the test is told of the request. */
afterEach(() => {
  const addresses = asked.splice(0)
  if (addresses.length > 0) throw new Error(`The network was asked: ${addresses.join(' ')}`)
})

afterAll(() => void (globalThis.fetch = fetch))
