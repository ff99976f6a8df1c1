import { expect, it } from 'vitest'
import { keepAlike, keepList } from '../../src/ui/drawing.ts'

it('equal parts of two lists are kept, and the others are replaced', () => {
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

it('a list is kept as a whole if it is equal', () => {
  const before = [{ id: 'a', dim: false }]
  expect(keepAlike(before, [{ id: 'a', dim: false }])).toBe(before)
  expect(keepAlike(before, [])).toEqual([])
  const cells = ['a', 'b']
  expect(keepList(cells, ['a', 'b'])).toBe(cells)
  expect(keepList(cells, ['b', 'a'])).toEqual(['b', 'a'])
  expect(keepList(cells, ['a'])).toEqual(['a'])
  expect(keepList(undefined, ['a'])).toEqual(['a'])
})
