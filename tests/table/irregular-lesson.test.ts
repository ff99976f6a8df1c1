import { describe, expect, it } from 'vitest'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { take, TENNIS } from './take.ts'

describe('a lesson about illegal moves', () => {
  it('offers to let an illegal move stand after refusing it', async () => {
    const task = await take('irregular', 0)
    await task.tap('a1', 'd2')
    expect(task.says()).toBe('Swapping a1 and d2 makes no match.')
    await task.tap('Let it stand')
    expect(task.solved()).toEqual([[0]])
  })

  it('offers to correct the layout', async () => {
    const task = await take('irregular', 2)
    await task.tap('Correct the layout', 'b1', 'diamonds', 'Correct', 'Confirm')
    expect(task.solved()).toEqual([[2]])
  })

  it('offers to let it stand that a Cormorant became a Ghost too late', async () => {
    const task = await take('irregular', 2, TENNIS)
    await task.tap('Dan became a Ghost')
    expect(task.says()).toBe('Dan holds 1 card and has 6 points.')
    await task.tap('Let it stand', '10')
    expect(task.solved()).toEqual([[2]])
  })

  it('offers neither “Let it stand” nor “Correct the layout” if a task asks for something else', async () => {
    const task = await take('swap', 0)
    await task.tap('a1', 'b1')
    expect(task.keys()).not.toContain('Let it stand')
    expect(task.keys()).not.toContain('Correct the layout')
  })
})

describe('a hint in a task of two moves', () => {
  it('shows the second move after the first was made', async () => {
    const task = await take('alone', 2)
    const [first = '', second = ''] = lineOf(2)
    await task.tap(...cellsOf(first))
    while (task.keys().some(key => key.startsWith('Next'))) await task.tap('Next')
    await task.tap('Hint')
    expect(task.says()).toBe('Tap the two marked cards.')
    await task.tap(...cellsOf(second))
    expect(task.solved()).toEqual([[2]])
  })
})

const cellsOf = (action: string): readonly string[] => action.split(' ').slice(1)

function lineOf(place: number): readonly string[] {
  const task = weticeCourse.lessons.find(({ id }) => id === 'alone')?.tasks[place]
  return task?.type === 'move' ? (task.line ?? []) : []
}
