/** A stream as the browser has it. */
export class Stream extends EventTarget {
  static readonly [Symbol.toStringTag] = 'EventSource'
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static readonly all: Stream[] = []
  readyState = 0
  /** The number of the next line. */
  told = 0
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    this.told = Number(this.from)
    Stream.all.push(this)
  }

  get from(): string | null {
    return new URL(this.url).searchParams.get('from')
  }

  opens(): void {
    this.readyState = Stream.OPEN
    this.dispatchEvent(new Event('open'))
  }

  tells(number: number, data = `line ${number}`): void {
    this.told = number + 1
    this.dispatchEvent(new MessageEvent('message', { data, lastEventId: String(number) }))
  }

  fails(readyState: number): void {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }

  close(): void {
    this.readyState = Stream.CLOSED
  }
}
