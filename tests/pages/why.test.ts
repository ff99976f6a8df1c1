import { describe, expect, it } from 'vitest'
import { judge } from '../../src/book/journal/replay.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { sceneOf } from '../../src/lessons/lesson.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { recordOf } from '../../src/lessons/wetice/goals.ts'
import { explainRuling } from '../../src/pages/table/why.ts'

const course: AnyCourse = weticeCourse
const players = ['Ada', 'Ben']
const position = sceneOf(course.game, recordOf('C... HHSHD'))?.position

function judged(action: string) {
  const found = judge(course.game, position, action)
  if (!found.ok) throw new Error(action)
  return found.value
}

describe('“Why?”', () => {
  it('explains a refused proposal with its cards and the section that it is based on', () => {
    const { ruling, action } = judged('swap a1 b1')
    if (ruling.accepted) throw new Error('accepted')
    const judgement = { type: 'refused', action, ruling } as const
    const { reasons, marked } = explainRuling(course, { players, position, last: null, judgement })
    expect(reasons).toHaveLength(1)
    expect(reasons[0]).toMatchObject({ tone: 'refused', section: { id: 'swap' } })
    expect(marked).toEqual(['a1', 'b1'])
    expect(reasons[0]?.sentence).toBe('Swapping a1 and b1 makes no match.')
    expect(reasons[0]?.rulings.map(([number]) => number)).toEqual(['W2'])
  })

  it('explains the last move step by step, each step with its section', () => {
    const { ruling, action } = judged('swap c1 d1')
    if (!ruling.accepted) throw new Error('refused')
    const last = { action, played: null, before: position, ruling, after: ruling.position }
    const { reasons, move } = explainRuling(course, { players, position: ruling.position, last, judgement: null })
    expect(move).toBe(last)
    expect(reasons).toHaveLength(ruling.steps.length)
    expect(reasons.every(reason => reason.section !== null)).toBe(true)
  })

  it('explains the phase before the first ruling', () => {
    const { reasons, move } = explainRuling(course, { players, position, last: null, judgement: null })
    expect(move).toBeNull()
    expect(reasons[0]).toMatchObject({ tone: 'info', section: { id: 'swap' } })
  })
})
