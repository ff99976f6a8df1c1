import { afterAll, afterEach } from 'vitest'

/** What was asked of the network: of no stand-in, nor of a server that a test has begun itself. */
const asked: string[] = []
const { fetch } = globalThis
const onScreen = typeof document !== 'undefined'
const isOwn = (url: string): boolean => !onScreen && /^http:\/\/(127\.0\.0\.1|localhost):/.test(url)
const isRoom = (url: string): boolean => onScreen && url.startsWith(new URL('rooms', document.baseURI).href)

globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  if (isOwn(url)) return fetch(input, init)
  // A page comes from a server that has no rooms.
  if (isRoom(url)) return new Response('{}', { status: 404 })
  asked.push(url)
  throw new TypeError(`A test asks the network: ${url}`)
}

/** A stream that nothing ever comes by: what a store still follows when its test is done stays quiet. */
class QuietStream extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readonly readyState = QuietStream.CONNECTING
  close(): void {}
}
if (onScreen) Object.assign(globalThis, { EventSource: QuietStream })

/** Pages take a network that fails for one that is away: the test is told that it was asked. */
afterEach(() => {
  const addresses = asked.splice(0)
  if (addresses.length > 0) throw new Error(`The network was asked: ${addresses.join(' ')}`)
})

afterAll(() => void (globalThis.fetch = fetch))
