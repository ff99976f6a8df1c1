import { describe, expect, it } from 'vitest'
import { accept } from '../../src/engine/game.ts'
import { begin, conclude, settle, tell, type Told } from '../../src/engine/told.ts'

interface Count {
  readonly at: number
  readonly name: string
}

const start: Told<Count, string> = begin({ at: 0, name: 'x' })

describe('telling an action', () => {
  it('keeps each event with the position right after it', () => {
    const told = tell(tell(start, 'one', { at: 1 }), 'two', { at: 2 })
    expect(told.steps).toEqual([
      { event: 'one', position: { at: 1, name: 'x' } },
      { event: 'two', position: { at: 2, name: 'x' } },
    ])
    expect(told.position).toEqual({ at: 2, name: 'x' })
  })

  it('can tell an event that changes nothing', () => {
    expect(tell(start, 'one').position).toEqual({ at: 0, name: 'x' })
  })

  it('settles what follows from the last event in the position after it', () => {
    const told = settle(tell(tell(start, 'one', { at: 1 }), 'two', { at: 2 }), { name: 'y' })
    expect(told.steps).toEqual([
      { event: 'one', position: { at: 1, name: 'x' } },
      { event: 'two', position: { at: 2, name: 'y' } },
    ])
  })

  it('leaves all events before the last as they were', () => {
    const three = tell(tell(tell(start, 'one', { at: 1 }), 'two', { at: 2 }), 'three', { at: 3 })
    expect(settle(three, { name: 'y' }).steps).toEqual([
      { event: 'one', position: { at: 1, name: 'x' } },
      { event: 'two', position: { at: 2, name: 'x' } },
      { event: 'three', position: { at: 3, name: 'y' } },
    ])
    expect(accept(three.steps, start.position).position).toEqual({ at: 3, name: 'x' })
  })

  it('can change the position without any event', () => {
    const told = settle(start, { at: 5 })
    expect(conclude(told)).toEqual({ accepted: true, steps: [], position: { at: 5, name: 'x' } })
  })

  it('concludes with the position after the last event', () => {
    const told = tell(start, 'one', { at: 1 })
    expect(conclude(told)).toEqual({ accepted: true, steps: told.steps, position: { at: 1, name: 'x' } })
  })
})
