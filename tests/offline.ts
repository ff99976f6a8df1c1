import { afterAll, afterEach } from 'vitest'

/** These requests went neither to a stub nor to a server that the test started. */
const asked: string[] = []
const { fetch } = globalThis
const onScreen = typeof document !== 'undefined'
const isOwn = (url: string): boolean => !onScreen && /^http:\/\/(127\.0\.0\.1|localhost):/.test(url)
const isRoom = (url: string): boolean => onScreen && url.startsWith(new URL('rooms', document.baseURI).href)

globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  if (isOwn(url)) return fetch(input, init)
  // In tests, a page's server has no rooms.
  if (isRoom(url)) return new Response('{}', { status: 404 })
  asked.push(url)
  throw new TypeError(`A test asks the network: ${url}`)
}

/** A store may still use its event source after its test has ended. */
class QuietStream extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readonly readyState = QuietStream.CONNECTING
  close(): void {}
}
if (onScreen) Object.assign(globalThis, { EventSource: QuietStream })

/** Pages treat a failed request only as being offline, so the test must fail. */
afterEach(() => {
  const addresses = asked.splice(0)
  if (addresses.length > 0) throw new Error(`The network was asked: ${addresses.join(' ')}`)
})

afterAll(() => void (globalThis.fetch = fetch))
