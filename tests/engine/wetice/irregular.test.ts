import { describe, expect, it } from 'vitest'
import { makeAction, parseAction } from '../../../src/engine/wetice/notation.ts'
import { play } from '../../../src/engine/wetice/play.ts'
import type { Action, Position } from '../../../src/engine/wetice/types.ts'
import { once } from '../once.ts'
import { errorOf, wordsOf } from '../session.ts'
import { after, solitaire, begin, DEAL, duel, events, read, refused } from './table.ts'
import { transitions } from './transitions.ts'

const position = once(() => begin(duel(['SSD.....', 'HHDHC...'])))
const cleanup = once(() => begin(['deal', ...DEAL].join('\n')))
const overlooked = once(() => begin(duel(['SSSHCHDC'])))

describe('an illegal swap that was let stand', () => {
  it('ends the turn if it makes no match', () => {
    expect(events(position(), 'stands swap a1 e1')).toEqual([
      { type: 'irregular', refusal: 'no-line', rule: 'swap' },
      { type: 'swap', cells: ['a1', 'e1'] },
      { type: 'phase', phase: 'swap', turn: 2 },
    ])
    const stood = after(position(), 'pass', 'stands swap a1 e1', 'pass')
    expect(stood).toMatchObject({ phase: 'swap', turn: 2, passes: 1 })
  })

  it('removes an overlooked match', () => {
    const types = events(overlooked(), 'stands swap d1 e1').map(event => event.type)
    expect(types).toEqual(['irregular', 'swap', 'match', 'score', 'phase'])
  })

  it('has no further effect in cleanup, and counts as the last swap', () => {
    expect(events(cleanup(), 'stands swap a1 b1')).toEqual([
      { type: 'irregular', refusal: 'not-fewer', rule: 'cleanup' },
      { type: 'swap', cells: ['a1', 'b1'] },
      { type: 'phase', phase: 'cleanup', turn: 2 },
    ])
    expect(after(cleanup(), 'pass', 'stands swap a1 b1', 'pass', 'pass')).toMatchObject({ phase: 'swap', turn: 2 })
  })

  it('has no event for the turn in solitaire', () => {
    const types = events(begin(solitaire(['SHDC....'])), 'stands swap a1 b1').map(event => event.type)
    expect(types).toEqual(['irregular', 'swap'])
  })
})

describe('an illegal turn that was let stand', () => {
  it('changes the turn, and ends the sequence of passes', () => {
    expect(events(position(), 'stands turn 2')).toEqual([
      { type: 'irregular', refusal: 'out-of-turn', rule: 'swap' },
      { type: 'phase', phase: 'swap', turn: 2 },
    ])
    expect(after(position(), 'pass', 'stands turn 1')).toMatchObject({ turn: 1, passes: 0 })
    expect(after(position(), 'pass', 'stands turn 1', 'pass').phase).toBe('swap')
  })

  it('in cleanup does not change who begins the game', () => {
    expect(after(cleanup(), 'stands turn 2', 'pass', 'pass')).toMatchObject({ phase: 'swap', turn: 1 })
  })

  it('is refused in solitaire', () => {
    const solo = begin(solitaire(['SHDC....']))
    expect(refused(solo, 'stands turn 1')).toBe('nothing-irregular')
    expect(refused(solo, 'stands turn 2')).toBe('unknown-action')
    expect(errorOf(parseAction(wordsOf('stands turn 2'), solo))).toEqual({ code: 'not-a-player', about: ['turn', '2'] })
    expect(parseAction(wordsOf('stands turn 2'), position()).ok).toBe(true)
  })
})

describe('the text of a move that is let stand', () => {
  it.each([
    ['stands', 'word-count', ['stands']],
    ['stands swap a1', 'word-count', ['swap']],
    ['stands swap a1 x', 'not-a-cell', ['swap', 'x']],
    ['stands turn', 'word-count', ['turn']],
    ['stands turn 1 2', 'word-count', ['turn']],
    ['stands turn 3', 'not-a-player', ['turn', '3']],
    ['stands turn 01', 'not-a-player', ['turn', '01']],
  ])('can’t be read from %s', (line, code, about) =>
    expect(errorOf(parseAction(wordsOf(line)))).toEqual({ code, about }),
  )

  it.each([
    'stands give H',
    'stands pass',
    'stands correct a1 x',
    'stands legal',
    'stands stands swap a1 b1',
    'turn 2',
  ])('does not exist for other actions: %s', line => expect(refused(position(), line)).toBe('unknown-action'))

  it.each(['stands swap a1 b1', 'stands turn 2'])('is written in canonical spelling: %s', line => {
    expect(makeAction(read(line.toUpperCase()))).toBe(line)
  })
})

describe('in random games', () => {
  const moves = once(() => transitions().filter(({ action }) => action.type === 'swap'))
  const irregular = (action: Action): Action => (action.type === 'swap' ? { type: 'stands', action } : action)
  const suits = ({ board }: Position): string => board.cells.map(String).sort().join()

  /** The code of a refusal, or the first two events of a swap that is let stand, each with the suits in the layout after the event. */
  const said = (before: Position, action: Action): unknown => {
    const ruling = play(before, action)
    if (!ruling.accepted) return ruling.refusal.code
    return ruling.steps.slice(0, 2).map(({ event, position: at }) => [event, suits(at)])
  }

  it('a swap can be let stand only if it makes no match, or in cleanup doesn’t leave fewer matches', () => {
    expect(moves().length).toBeGreaterThan(100)
    for (const { before, action, ruling } of moves()) {
      const refusal = ruling.accepted ? 'nothing-irregular' : ruling.refusal.code
      const rule = refusal === 'no-line' ? 'swap' : refusal === 'not-fewer' ? 'cleanup' : null
      const stood = [[{ type: 'irregular', refusal, rule }, suits(before)], [action, suits(before)]] // oxfmt-ignore
      expect(said(before, irregular(action))).toEqual(rule === null ? refusal : stood)
    }
  })
})
