import { expect, it } from 'vitest'
import { reuseEqual, reuseItems } from '../../src/ui/drawing.ts'

it('equal parts of two lists stay the same objects, and the others are replaced', () => {
  const before = [
    { id: 'a', dim: false },
    { id: 'b', dim: false },
  ]
  const after = reuseEqual(before, [
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

it('a list stays the same object if all of it is equal', () => {
  const before = [{ id: 'a', dim: false }]
  expect(reuseEqual(before, [{ id: 'a', dim: false }])).toBe(before)
  expect(reuseEqual(before, [])).toEqual([])
  const cells = ['a', 'b']
  expect(reuseItems(cells, ['a', 'b'])).toBe(cells)
  expect(reuseItems(cells, ['b', 'a'])).toEqual(['b', 'a'])
  expect(reuseItems(cells, ['a'])).toEqual(['a'])
  expect(reuseItems(undefined, ['a'])).toEqual(['a'])
})
