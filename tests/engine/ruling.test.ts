import { describe, expect, it } from 'vitest'
import { accept } from '../../src/engine/game.ts'
import { beginRuling, finishRuling, changeLast, addEvent, type RulingBuilder } from '../../src/engine/ruling.ts'

interface Count {
  readonly at: number
  readonly name: string
}

const start: RulingBuilder<Count, string> = beginRuling({ at: 0, name: 'x' })

describe('a ruling builder', () => {
  it('stores each event with the position right after it', () => {
    const builder = addEvent(addEvent(start, 'one', { at: 1 }), 'two', { at: 2 })
    expect(builder.steps).toEqual([
      { event: 'one', position: { at: 1, name: 'x' } },
      { event: 'two', position: { at: 2, name: 'x' } },
    ])
    expect(builder.position).toEqual({ at: 2, name: 'x' })
  })

  it('can include an event that changes nothing', () => {
    expect(addEvent(start, 'one').position).toEqual({ at: 0, name: 'x' })
  })

  it('can change the position after the last event', () => {
    const builder = changeLast(addEvent(addEvent(start, 'one', { at: 1 }), 'two', { at: 2 }), { name: 'y' })
    expect(builder.steps).toEqual([
      { event: 'one', position: { at: 1, name: 'x' } },
      { event: 'two', position: { at: 2, name: 'y' } },
    ])
  })

  it('leaves all earlier events unchanged', () => {
    const three = addEvent(addEvent(addEvent(start, 'one', { at: 1 }), 'two', { at: 2 }), 'three', { at: 3 })
    expect(changeLast(three, { name: 'y' }).steps).toEqual([
      { event: 'one', position: { at: 1, name: 'x' } },
      { event: 'two', position: { at: 2, name: 'x' } },
      { event: 'three', position: { at: 3, name: 'y' } },
    ])
    expect(accept(three.steps, start.position).position).toEqual({ at: 3, name: 'x' })
  })

  it('can change the position without an event', () => {
    const builder = changeLast(start, { at: 5 })
    expect(finishRuling(builder)).toEqual({ accepted: true, steps: [], position: { at: 5, name: 'x' } })
  })

  it('ends with the position after the last event', () => {
    const builder = addEvent(start, 'one', { at: 1 })
    expect(finishRuling(builder)).toEqual({ accepted: true, steps: builder.steps, position: { at: 1, name: 'x' } })
  })
})
