import { describe, expect, it } from 'vitest'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import { makeAction } from '../../../src/engine/wellsix/notation.ts'
import { SET_ASIDE, type Action, type Position } from '../../../src/engine/wellsix/types.ts'
import { errorOf, wordsOf } from '../session.ts'
import { action, after, rulingCode, events, main, setup, started } from './build.ts'
import { walk } from './walks.ts'

const types = (...args: Parameters<typeof events>): string[] => events(...args).map(event => event.type)

describe('a switch that is let stand', () => {
  const position = main(['7H 2S', '.. 3S 8H'])

  it('may move the other player’s cards, and cards that don’t touch', () => {
    expect(events(position, 'stands switch 0,1 1,1')).toEqual([
      { type: 'irregular', refusal: 'not-yours', rule: 'switch' },
      { type: 'switch', player: 1, cells: ['0,1', '1,1'] },
    ])
    expect(events(position, 'stands switch 0,1 2,0')[0]).toMatchObject({ refusal: 'not-adjacent' })
    expect(events(position, 'stands switch 0,1 1,0')[0]).toMatchObject({ refusal: 'not-yours' })
    expect(after(position, 'stands switch 0,1 1,0').table).toMatchObject({ '0,1': '3S', '1,0': '7H' })
  })

  it('needs two different cards, and must be illegal', () => {
    expect(rulingCode(position, 'stands switch 0,1 0,1')).toBe('same-cell')
    expect(rulingCode(position, 'stands switch 0,1 5,5')).toBe('empty-cell')
    expect(rulingCode(main(['7H 8H']), 'stands switch 0,0 1,0')).toBe('nothing-irregular')
  })

  const crossed = ['AS 3S 5S 7S 9C AH', '3H 5H 7H 9D JD JC']

  it('scores for the player whose turn it is, if both players get a line', () => {
    for (const turn of [1, 2] as const) {
      const told = events(main(crossed, { turn }), 'stands switch 5,0 5,1')
      expect(told.map(event => event.type)).toEqual(['irregular', 'switch', 'align', 'game-over'])
      expect(told[2]).toMatchObject({ player: turn })
    }
  })

  it('can complete a line of the other player, who then scores', () => {
    const position = main(['AS 3S 5S 7S 9C AH', '.. .. .. .. .. JC'], { seized: [['KC'], []] })
    const told = events(position, 'stands switch 5,0 5,1')
    expect(told.slice(2)).toMatchObject([
      { type: 'align', player: 2, cells: ['0,1', '1,1', '2,1', '3,1', '4,1', '5,1'] },
      { type: 'game-over', scores: [1, 30], reason: 'alignment' },
    ])
  })
})

describe('a capture that is let stand', () => {
  const position = main(['8H 3S 7S', '.. .. 9H'])

  it('may be made between cards that don’t touch, or of a card of a wrong rank', () => {
    expect(events(position, 'stands capture 0,1 2,1')[0]).toMatchObject({ refusal: 'not-adjacent', rule: 'capture' })
    expect(events(position, 'stands capture 0,1 1,1')[0]).toMatchObject({ refusal: 'cannot-capture' })
    expect(after(position, 'stands capture 0,1 1,1')).toMatchObject({ seized: [['3S'], []], moves: 1 })
  })

  it('must be made with the player’s own card, and must be illegal', () => {
    expect(rulingCode(position, 'stands capture 1,1 0,1')).toBe('not-yours')
    expect(rulingCode(main(['8H 7S']), 'stands capture 0,0 1,0')).toBe('nothing-irregular')
  })
})

describe('a pass that is let stand', () => {
  it('ends the turn as any pass does', () => {
    expect(events(main(['7H 2S']), 'stands pass')).toEqual([
      { type: 'irregular', refusal: 'must-move', rule: 'turns' },
      { type: 'pass', player: 1, irregular: true },
      { type: 'phase', phase: 'main', turn: 2, moves: 2 },
    ])
    const ruling = wellsix.play(main(['7H 2S']), action('stands pass'))
    expect(ruling.accepted && ruling.steps.map(({ position }) => position.moves)).toEqual([2, 0, 2])
    expect(types(main(['7H 2S'], { quiet: 9 }), 'stands pass')).toEqual(['irregular', 'pass', 'game-over'])
  })
})

describe('a change of turn that is let stand', () => {
  it('gives the player both moves, and leaves the number of quiet turns unchanged', () => {
    const position = main(['7H 2S'], { quiet: 4, moves: 1 })
    expect(events(position, 'stands turn 2')).toEqual([
      { type: 'irregular', refusal: 'out-of-turn', rule: 'turns' },
      { type: 'phase', phase: 'main', turn: 2, moves: 2 },
    ])
    expect(after(position, 'stands turn 2')).toMatchObject({ turn: 2, moves: 2, quiet: 4, seizing: false })
    expect(rulingCode(position, 'stands turn 1')).toBe('nothing-irregular')
    expect(after(main(['7H 2S'], { seizing: true }), 'stands turn 2').seizing).toBe(false)
  })

  it('is refused in an opening', () => expect(rulingCode(started(setup()), 'stands turn 2')).toBe('wrong-phase'))
})

describe('the text of a move that is let stand', () => {
  it.each(['stands', 'stands switch 0,0', 'stands capture 0,0 x', 'stands pass now', 'stands turn', 'stands turn 0'])(
    'can’t be read from %s',
    line => expect(errorOf(wellsix.parseAction(wordsOf(line)))).not.toBeNull(),
  )

  it.each(['stands keep x', 'stands place 7H', 'stands agree', 'stands next', 'stands correct 0,0 7H', 'turn 2'])(
    'does not exist for other actions: %s',
    line => expect(rulingCode(main(['7H 2S']), line)).toBe('unknown-action'),
  )

  it.each(['stands switch 0,0 1,0', 'stands capture 0,0 1,0', 'stands pass', 'stands turn 2'])(
    'is unchanged when it is parsed and written: %s',
    line => expect(makeAction(action(line))).toBe(line),
  )
})

describe('in random matches', () => {
  const irregular = (made: Action): Action | null =>
    made.type === 'switch' || made.type === 'capture' || made.type === 'pass' ? { type: 'stands', action: made } : null

  /** The refusal of an action, or the type of its first event and the position after that event. */
  const said = (before: Position, made: Action): unknown => {
    const ruling = wellsix.play(before, made)
    return ruling.accepted ? [ruling.steps[0]?.event.type, ruling.steps[0]?.position] : ruling.refusal
  }

  it('a move is let stand only if it breaks a rule that can be waived', () => {
    for (let seed = 1; seed <= 25; seed++) {
      for (const { before, action: made, ruling } of walk(seed, 40)) {
        const stands = irregular(made)
        if (stands?.type !== 'stands') continue
        const aside: readonly string[] = SET_ASIDE[stands.action.type]
        const refusal = ruling.accepted ? { code: 'nothing-irregular', rule: 'irregular' } : ruling.refusal
        expect(said(before, stands)).toEqual(aside.includes(refusal.code) ? ['irregular', before] : refusal)
      }
    }
  })
})
