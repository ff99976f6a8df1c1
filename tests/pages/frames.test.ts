import { describe, expect, it } from 'vitest'
import { effectScope } from 'vue'
import { replay } from '../replay.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { useReplay } from '../../src/pages/replay/useReplay.ts'
import { valueOf } from '../book/results.ts'
import { RULES } from '../rules.ts'

const HEAD =
  'game wetice\nplayers Ann, Bob\nphase swap\ndeal\n........\n........\n........\n........\nSSS.....\nHHDHC...\nplay'
const replayed = valueOf(replay(HEAD, ['swap c1 d1', 'swap a1 b1', 'wave', 'pass'], RULES))
const shown = effectScope().run(() => useReplay(() => replayed, weticeTable, null))
if (!shown) throw new Error('no scope')
const { frames, at, goToMove } = shown

describe('the frames of a replay', () => {
  it('show the beginning, each instruction, and each finished move', () => {
    expect(frames.value.map(({ move, step, steps, cursor }) => [move, step, steps, cursor].join(' '))).toEqual([
      '0 1 1 0',
      '1 1 3 0',
      '1 2 3 2',
      '1 3 3 5',
      '2 1 1 0',
      '3 1 1 0',
      '4 1 1 2',
    ])
  })

  it('are found by the number of a move, at the frame in which that move is finished', () => {
    const ends = [0, 1, 2, 4, 9].map(move => {
      goToMove(move)
      return at.value
    })
    expect(ends).toEqual([0, 3, 4, 6, 6])
  })
})
