import { describe, expect, it } from 'vitest'
import { openWire, type News } from '../../src/book/news.ts'

/** A channel whose other end is in the test's hand. */
class Channel extends EventTarget {
  readonly sent: unknown[] = []
  postMessage(message: unknown): void {
    this.sent.push(message)
  }
  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

describe('the wire between tabs', () => {
  it('carries news, and only news', () => {
    const channel = new Channel()
    const wire = openWire(channel)
    const heard: News[] = []
    const stop = wire.listen(news => heard.push(news))
    for (const data of [
      { type: 'match', match: 'm' },
      { type: 'shelf' },
      { type: 'match' },
      null,
      'shelf',
      { type: 'x' },
    ]) {
      channel.receive(data)
    }
    stop()
    channel.receive({ type: 'settings' })
    expect(heard).toEqual([{ type: 'match', match: 'm' }, { type: 'shelf' }])
    wire.send({ type: 'settings' })
    expect(channel.sent).toEqual([{ type: 'settings' }])
  })

  it('is silent where there is no channel', () => {
    const wire = openWire(null)
    const heard: News[] = []
    wire.listen(news => heard.push(news))
    wire.send({ type: 'shelf' })
    expect(heard).toEqual([])
  })
})
