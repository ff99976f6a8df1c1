import { expect, it } from 'vitest'
import { reuseEqualItems, reuseList } from '../../src/ui/drawing.ts'

it('items that are equal in the old and the new list stay the same objects', () => {
  const before = [
    { id: 'a', dim: false },
    { id: 'b', dim: false },
  ]
  const after = reuseEqualItems(before, [
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

it('a list stays the same object if all its items are equal', () => {
  const before = [{ id: 'a', dim: false }]
  expect(reuseEqualItems(before, [{ id: 'a', dim: false }])).toBe(before)
  expect(reuseEqualItems(before, [])).toEqual([])
  const cells = ['a', 'b']
  expect(reuseList(cells, ['a', 'b'])).toBe(cells)
  expect(reuseList(cells, ['b', 'a'])).toEqual(['b', 'a'])
  expect(reuseList(cells, ['a'])).toEqual(['a'])
  expect(reuseList(undefined, ['a'])).toEqual(['a'])
})
