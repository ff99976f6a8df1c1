import { describe, expect, it } from 'vitest'
import { replay } from '../../src/book/journal/replay.ts'
import { endOfMove, framesOf } from '../../src/pages/replay/frames.ts'
import { valueOf } from '../book/results.ts'

const HEAD =
  'game wetice\nplayers Ann, Bob\nphase swap\ndeal\n........\n........\n........\n........\nSSS.....\nHHDHC...\nplay'
const frames = framesOf(valueOf(replay(HEAD, ['swap c1 d1', 'swap a1 b1', 'wave', 'pass'])))

describe('the frames of a replay', () => {
  it('are the beginning, every step of what stands, and one for what doesn’t', () => {
    expect(frames.map(({ move, step, steps }) => [move, step, steps].join(' '))).toEqual([
      '0 1 1',
      '1 1 5',
      '1 2 5',
      '1 3 5',
      '1 4 5',
      '1 5 5',
      '2 1 1',
      '3 1 1',
      '4 1 2',
      '4 2 2',
    ])
    expect(frames.map(frame => frame.event?.type ?? frame.refusal?.code ?? '')).toEqual([
      '',
      'swap',
      'match',
      'score',
      'score',
      'phase',
      'empty-cell',
      'unknown-action',
      'pass',
      'phase',
    ])
  })

  it('have moves that end with their last step', () => {
    expect([0, 1, 2, 4, 9].map(move => endOfMove(frames, move))).toEqual([0, 5, 6, 9, 9])
  })
})
