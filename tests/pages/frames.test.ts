import { describe, expect, it } from 'vitest'
import { replay } from '../../src/book/journal/replay.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { endOfMove, framesOf } from '../../src/pages/replay/useReplay.ts'
import { valueOf } from '../book/results.ts'
import { RULES } from '../rules.ts'

const HEAD =
  'game wetice\nplayers Ann, Bob\nphase swap\ndeal\n........\n........\n........\n........\nSSS.....\nHHDHC...\nplay'
const frames = framesOf(valueOf(replay(HEAD, ['swap c1 d1', 'swap a1 b1', 'wave', 'pass'], RULES)), weticeTable)

describe('the frames of a replay', () => {
  it('are the beginning, what hands do for each move, and the move when all is done', () => {
    expect(frames.map(({ move, step, steps, cursor }) => [move, step, steps, cursor].join(' '))).toEqual([
      '0 1 1 0',
      '1 1 3 0',
      '1 2 3 2',
      '1 3 3 5',
      '2 1 1 0',
      '3 1 1 0',
      '4 1 1 2',
    ])
  })

  it('have moves that end when all is done', () => {
    expect([0, 1, 2, 4, 9].map(move => endOfMove(frames, move))).toEqual([0, 3, 4, 6, 6])
  })
})
