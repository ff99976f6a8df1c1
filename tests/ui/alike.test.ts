import { expect, it } from 'vitest'
import { keepAlike } from '../../src/ui/alike.ts'

it('keeps what looks as before, and takes what doesn’t', () => {
  const before = [
    { id: 'a', dim: false },
    { id: 'b', dim: false },
  ]
  const after = keepAlike(before, [
    { id: 'c', dim: false },
    { id: 'b', dim: false },
    { id: 'a', dim: true },
  ])
  expect(after).toEqual([
    { id: 'c', dim: false },
    { id: 'b', dim: false },
    { id: 'a', dim: true },
  ])
  expect(after[1]).toBe(before[1])
})
