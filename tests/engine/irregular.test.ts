import { describe, expect, it } from 'vitest'
import { err, ok } from '../../src/engine/result.ts'
import { decide, parseTurn, irregular } from '../../src/engine/ruling.ts'

const far = { code: 'far', rule: 'moves' } as const
const late = { code: 'late', rule: 'turns' } as const

describe('what the rules have against a move', () => {
  it('refuses it, with the first objection', () => {
    expect(decide([far, late], null)).toEqual({ refusal: far })
    expect(decide([], null)).toEqual({ refusal: null, irregular: null })
  })

  it('is set aside where it stands and all of it may be, told by the first', () => {
    const irregular = { type: 'irregular', refusal: 'far', rule: 'moves' }
    expect(decide([far, late], ['late', 'far'])).toEqual({ refusal: null, irregular })
    expect(decide([far, late], ['far'])).toEqual({ refusal: late })
    expect(decide([late, far], ['far'])).toEqual({ refusal: late })
  })

  it('has to be something where a move stands', () => {
    expect(decide([], ['far'])).toEqual({ refusal: { code: 'nothing-irregular', rule: 'irregular' } })
  })
})

describe('the words of a move that stands', () => {
  it('are those of the move', () => {
    const error = { code: 'word-count', about: ['swap'] } as const
    expect(irregular(ok('move'))).toEqual({ ok: true, value: { type: 'stands', action: 'move' } })
    expect(irregular(err(error))).toEqual({ ok: false, error })
  })

  it('or name the player whose turn it is', () => {
    expect([['1'], ['2']].map(parseTurn)).toEqual([1, 2].map(player => ok({ type: 'turn', player })))
    expect([[], ['1', '2']].map(parseTurn)).toEqual(Array(2).fill(err({ code: 'word-count', about: ['turn'] })))
    expect(parseTurn(['3'])).toEqual(err({ code: 'not-a-player', about: ['turn', '3'] }))
  })
})
