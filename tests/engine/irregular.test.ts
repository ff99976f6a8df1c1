import { describe, expect, it } from 'vitest'
import { err, ok } from '../../src/engine/result.ts'
import type { Refusal } from '../../src/engine/game.ts'
import { addEvent, decide, parseIrregular, parseTurn, type RulingBuilder } from '../../src/engine/ruling.ts'

const far = { code: 'far', rule: 'moves' } as const
const late = { code: 'late', rule: 'turns' } as const

/** Rules on a move that has one event. `objections` and `aside` are passed to `decide`. */
const judged = (objections: readonly Refusal[], aside: readonly string[] | null) =>
  decide({ made: 0 }, objections, aside, (builder: RulingBuilder<{ made: number }, { type: string }>, isIrregular) =>
    addEvent(builder, { type: isIrregular ? 'made all the same' : 'made' }, { made: 1 }),
  )

const eventsOf = (objections: readonly Refusal[], aside: readonly string[] | null) => {
  const ruling = judged(objections, aside)
  return ruling.accepted ? ruling.steps.map(({ event }) => event) : ruling.refusal
}

describe('objections to a move', () => {
  it('refuse the move, and the first of them is reported', () => {
    expect(judged([far, late], null)).toEqual({ accepted: false, refusal: far })
    expect(judged([], null)).toMatchObject({ accepted: true, position: { made: 1 } })
    expect(eventsOf([], null)).toEqual([{ type: 'made' }])
  })

  it('are waived if the move is let stand and every objection can be waived; the event reports the first', () => {
    const irregular = { type: 'irregular', refusal: 'far', rule: 'moves' }
    expect(eventsOf([far, late], ['late', 'far'])).toEqual([irregular, { type: 'made all the same' }])
    expect(eventsOf([far, late], ['far'])).toEqual(late)
    expect(eventsOf([late, far], ['far'])).toEqual(late)
  })

  it('must exist for a move that is let stand', () => {
    expect(eventsOf([], ['far'])).toEqual({ code: 'nothing-irregular', rule: 'irregular' })
  })
})

describe('the text of a move that is let stand', () => {
  const read = (...words: string[]) => parseIrregular(words, { turn: parseTurn })

  it('contains the text of the move', () => {
    expect(read('turn', '1')).toEqual(ok({ type: 'stands', action: { type: 'turn', player: 1 } }))
    expect(read('turn')).toEqual(err({ code: 'word-count', about: ['turn'] }))
    expect(read()).toEqual(err({ code: 'word-count', about: ['stands'] }))
  })

  it('is unknown if it begins with any other word', () => {
    for (const word of ['jump', 'toString']) {
      expect(read(word, '1')).toEqual(ok({ type: 'unknown', words: ['stands', word, '1'] }))
    }
  })

  it('can give the turn to player 1 or 2', () => {
    expect([['1'], ['2']].map(parseTurn)).toEqual([1, 2].map(player => ok({ type: 'turn', player })))
    expect([[], ['1', '2']].map(parseTurn)).toEqual(Array(2).fill(err({ code: 'word-count', about: ['turn'] })))
    expect(parseTurn(['3'])).toEqual(err({ code: 'not-a-player', about: ['turn', '3'] }))
  })
})
