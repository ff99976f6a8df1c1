import { describe, expect, it } from 'vitest'
import { openChannel, type Channel } from '../../src/book/news.ts'

type News = Parameters<Channel['send']>[0]

/** A channel whose other end is controlled by the test. */
class Port extends EventTarget {
  readonly sent: unknown[] = []
  postMessage(message: unknown): void {
    this.sent.push(message)
  }
  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

describe('the channel between tabs', () => {
  it('delivers only messages of known kinds', () => {
    const port = new Port()
    const channel = openChannel(port)
    const heard: News[] = []
    const stop = channel.listen(news => heard.push(news))
    for (const data of [
      { type: 'match', match: 'm' },
      { type: 'library' },
      { type: 'match' },
      null,
      'library',
      { type: 'x' },
    ]) {
      port.receive(data)
    }
    stop()
    port.receive({ type: 'settings' })
    expect(heard).toEqual([{ type: 'match', match: 'm' }, { type: 'library' }])
    channel.send({ type: 'settings' })
    expect(port.sent).toEqual([{ type: 'settings' }])
  })

  it('does nothing without BroadcastChannel', () => {
    const channel = openChannel(null)
    const heard: News[] = []
    channel.listen(news => heard.push(news))
    channel.send({ type: 'library' })
    expect(heard).toEqual([])
  })
})
