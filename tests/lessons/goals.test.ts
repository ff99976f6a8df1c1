import { describe, expect, it } from 'vitest'
import { wetice } from '../../src/engine/wetice/index.ts'
import { accepted, and, not } from '../../src/lessons/goals.ts'
import { outcomeOf, sceneOf } from '../../src/lessons/lesson.ts'
import { goesTo, removes, recordOf } from '../../src/lessons/wetice/goals.ts'

const scene = sceneOf(wetice, recordOf('HHSHD'))
const after = (action: string) => {
  if (!scene) throw new Error('no scene')
  return outcomeOf(wetice, scene.position, action)
}

describe('the goals of a task', () => {
  it('check the ruling and its events', () => {
    expect(accepted(after('swap c1 d1'))).toBe(true)
    expect(accepted(after('swap a1 b1'))).toBe(false)
    expect(goesTo(1, 'H')(after('swap c1 d1'))).toBe(true)
    expect(goesTo(2, 'H')(after('swap c1 d1'))).toBe(false)
  })

  it('can be combined by “and” and “not”', () => {
    const outcome = after('swap c1 d1')
    expect(and(accepted, removes(3))(outcome)).toBe(true)
    expect(and(accepted, removes(4))(outcome)).toBe(false)
    expect(not(removes(4))(outcome)).toBe(true)
  })
})

describe('the scene of a record', () => {
  it('is the position after its actions', () => {
    expect(sceneOf(wetice, recordOf('HHSHD', { played: ['swap c1 d1'] }))?.position.piles).toEqual([{ H: 3 }, {}])
    expect(sceneOf(wetice, recordOf('HHSHD'))?.players).toEqual(['Ada', 'Ben'])
  })

  it('is null if a line of the record is refused or can’t be read', () => {
    expect(sceneOf(wetice, recordOf('HHSHD', { played: ['swap a1 b1'] }))).toBeNull()
    expect(sceneOf(wetice, recordOf('HHSHD', { played: ['swap a1'] }))).toBeNull()
    expect(sceneOf(wetice, recordOf('H.S', { piles: 'H4 / H3' }))).toBeNull()
    expect(sceneOf(wetice, 'game wetice')).toBeNull()
  })
})
