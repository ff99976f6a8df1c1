import { describe, expect, it } from 'vitest'
import { sceneOf } from '../../src/lessons/lesson.ts'
import { wellsixCourse } from '../../src/lessons/wellsix/index.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { cutOffBy } from '../../src/lessons/wellsix/goals.ts'
import { isolation } from '../../src/lessons/wellsix/further-lessons.ts'

const choices = wellsixCourse.lessons.flatMap(lesson =>
  lesson.tasks.flatMap(task => (task.type === 'choice' ? [{ name: `${lesson.id}: ${task.id}`, task }] : [])),
)

describe('the cards that decide an answer of a Wellsix lesson', () => {
  it.each(choices)('are in its layout, or in the hand of the player whose turn it is: $name', ({ task }) => {
    const position = sceneOf(wellsix, task.record)?.position
    const hand: readonly string[] = position?.hands[(position.turn ?? 1) - 1] ?? []
    const { shows = [] } = task
    expect(shows).not.toEqual([])
    expect(shows.filter(place => !position || !(place in position.table || hand.includes(place)))).toEqual([])
  })

  it('are the cards of the larger group if cards are cut off', () => {
    const task = isolation.tasks.find(({ id }) => id === 'line')
    const position = task && sceneOf(wellsix, task.record)?.position
    if (!position || task.type !== 'choice' || task.action === null) throw new Error('no such task')
    const gone = cutOffBy(task.action)(position)
    const stays = Object.keys(position.table).filter(cell => !gone.includes(cell) && cell !== '3,0' && cell !== '3,1')
    expect([...(task.shows ?? [])].sort()).toEqual(stays.sort())
  })
})
