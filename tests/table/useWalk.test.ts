import { describe, expect, it } from 'vitest'
import { effectScope, ref } from 'vue'
import { useWalk } from '../../src/table/session/useWalk.ts'

/** A ruling of five steps. Hands have to act in the second and the fourth. */
const STOPS = [
  { from: 1, to: 2, cards: 1 },
  { from: 3, to: 4, cards: 1 },
]

function walkFrom(start: number) {
  const cursor = ref(start)
  const walked: number[] = []
  function walkTo(done: number): void {
    walked.push(done)
    cursor.value = done
  }
  const walk = effectScope().run(() =>
    useWalk(
      () => STOPS,
      () => 5,
      () => cursor.value,
      walkTo,
      () => 0,
    ),
  )
  if (!walk) throw new Error('The scope is active.')
  return { walk, walked }
}

describe('finishing the instructions of a ruling', () => {
  it('marks all steps as done', () => {
    const { walk, walked } = walkFrom(0)
    walk.finish()
    expect(walked).toEqual([5])
    expect(walk.walking.value).toBe(false)
  })

  it('stores nothing if all steps were done before', () => {
    const { walk, walked } = walkFrom(5)
    walk.finish()
    expect(walked).toEqual([])
  })
})
