import { describe, expect, it } from 'vitest'
import { after, rulingCode, events, legal, refusal, setup, started } from './build.ts'

const fresh = () => started(setup())

describe('an entered result', () => {
  it('ends a game that is played without the referee', () => {
    expect(events(fresh(), 'result 30 4')).toEqual([
      { type: 'result', scores: [30, 4] },
      { type: 'game-over', scores: [30, 4], reason: 'result' },
    ])
    expect(after(fresh(), 'result 30 4')).toMatchObject({ phase: 'game-over', scores: [[30, 4]], turn: null })
    expect(legal(fresh()).filter(each => each.startsWith('result'))).toEqual([])
  })

  it.each(['0 0', '30 0', '30 20', '0 30', '20 30', '26 25', '25 26', '26 0', '0 26', '13 13'])('may be %s', scores => {
    expect(rulingCode(fresh(), `result ${scores}`)).toBe('accepted')
  })

  it.each(['30 30', '30 21', '21 30', '27 0', '0 27', '29 0', '31 0', '0 31', '60 0', '26 26'])(
    'can’t be %s',
    scores => {
      expect(refusal(fresh(), `result ${scores}`)).toEqual({
        code: 'impossible-score',
        rule: 'match',
        scores: scores.split(' ').map(Number),
      })
    },
  )

  it('can’t be entered after the first card', () => {
    const opened = after(fresh(), 'place 7H 0,0')
    expect(refusal(opened, 'result 30 4')).toEqual({ code: 'game-begun', rule: 'record', laid: 1 })
    expect(rulingCode(opened, 'result 99 99')).toBe('game-begun')
  })

  it('can’t be entered between two games', () => {
    expect(rulingCode(after(fresh(), 'result 30 4'), 'result 30 4')).toBe('wrong-phase')
  })
})
