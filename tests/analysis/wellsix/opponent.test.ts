import { describe, expect, it } from 'vitest'
import { chooseMove } from '../../../src/analysis/wellsix/index.ts'
import { atOnce } from '../at-once.ts'
import type { Level } from '../../../src/analysis/advice.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { Position } from '../../../src/engine/wellsix/types.ts'
import { main, setup, started } from '../../engine/wellsix/build.ts'
import { after } from './tables.ts'

const choose = atOnce(chooseMove)

function played(first: Level, second: Level, seed: number): Position {
  let position = started(setup({ opener: seed % 2 === 0 ? 1 : 2 }))
  for (let move = 0; position.phase !== 'game-over'; move++) {
    const action = choose(position, position.turn === 1 ? first : second, 1000 * seed + move)
    position = after(position, action ?? { type: 'pass' })
  }
  return position
}

describe('an opponent', () => {
  it('at the middling level wins at least eight of ten games against an easy opponent', () => {
    const wins = Array.from({ length: 10 }, (_, seed) => played('middling', 'easy', seed)).filter(
      ({ scores: [first] }) => first !== undefined && first[0] > first[1],
    )
    expect(wins.length).toBeGreaterThanOrEqual(8)
  }, 60_000)

  it('plays a whole game by the rules, with the same moves for the same seed', () => {
    expect(played('easy', 'easy', 3)).toEqual(played('easy', 'easy', 3))
  })

  it.each(['easy', 'middling', 'strong'] as const)('at level `%s` completes a line if it can', level => {
    const position = main(['2S 4S', '2H 3H 5H 6H 8H'], { moves: 1 })
    const action = choose(position, level, 1)
    expect(after(position, action ?? { type: 'pass' }).scores).toEqual([[30, 0]])
  })

  it('at the easy level makes a capture even if that isolates its own cards', () => {
    const position = main(['9S .. 2H', '8H 9H 4D', '.. .. 3C'], { turn: 2, moves: 1 })
    expect(choose(position, 'easy', 1)).toEqual({ type: 'capture', from: '0,2', to: '0,1' })
  })

  it('starts the next game, and has no move after the match', () => {
    const over = after(main(['2H 3H 2S']), { type: 'agree' })
    expect(choose(over, 'strong', 1)).toEqual({ type: 'next' })
    const ended = after(after(over, { type: 'next' }), { type: 'result', scores: [1, 0] })
    expect(choose(ended, 'strong', 1)).toBeNull()
    expect(wellsix.status(ended).over).toBe(true)
  })
})
