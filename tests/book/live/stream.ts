/** A stub of a browser's EventSource. */
export class Stream extends EventTarget {
  static readonly [Symbol.toStringTag] = 'EventSource'
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static readonly all: Stream[] = []

  static get open(): readonly Stream[] {
    return Stream.all.filter(({ readyState }) => readyState !== Stream.CLOSED)
  }

  /** Sends each stream the lines of the room that it has not received, and a heartbeat. */
  static tellAll(lines: readonly string[]): void {
    for (const stream of Stream.open) {
      if (stream.readyState !== Stream.OPEN) stream.opens()
      stream.beats()
      while (stream.readyState === Stream.OPEN && stream.told < lines.length)
        stream.tells(stream.told, lines[stream.told])
    }
  }

  readyState = 0
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

  get isQuiet(): boolean {
    return new URL(this.url).searchParams.has('quiet')
  }

  opens(): void {
    this.readyState = Stream.OPEN
    this.dispatchEvent(new Event('open'))
  }

  beats(): void {
    this.dispatchEvent(new MessageEvent('beat', { data: String(this.told) }))
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

/** Messages between windows of one browser, each delivered separately. */
export class Wire extends EventTarget {
  private static readonly all = new Set<Wire>()
  readonly name: string

  constructor(name: string) {
    super()
    this.name = name
    Wire.all.add(this)
  }

  postMessage(data: unknown): void {
    for (const other of Wire.all)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => Wire.all.has(other) && other.dispatchEvent(new MessageEvent('message', { data })))
  }

  close(): void {
    Wire.all.delete(this)
  }
}
