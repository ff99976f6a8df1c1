import { expect, it } from 'vitest'
import { convertPosition } from '../../../src/analysis/wellsix/index.ts'
import { OVER, type Board } from '../../../src/analysis/wellsix/board.ts'
import {
  CAPTURE,
  kindOf,
  makeMove,
  movesOf,
  createSavedState,
  saveState,
  restoreState,
} from '../../../src/analysis/wellsix/moves.ts'
import { createRandom } from '../../../src/engine/random.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { Position } from '../../../src/engine/wellsix/types.ts'
import { isLong } from '../../runs.ts'

const MOVES = isLong ? 2500 : 1200
/** Legal moves are compared only at every 25th position, because the referee lists them slowly. */
const LISTED = 25

const begin = (opener: 1 | 2): Position => {
  const start = wellsix.start({ players: ['Ann', 'Bob'], opener, colours: 'alternate', games: 2, deal: null })
  if (!start.ok) throw new Error('The set-up is refused')
  return start.value
}

/** All values on which the course of the game depends. The turn is left out once the game is over. */
function shown(board: Board): object {
  const { clean, filled, hand, seized, laid, phase, turn, moves, quiet, seizing } = board
  const counted = [clean, filled].map(each => [...each].filter((_, index) => index % 8 > 0))
  const rest = phase === OVER ? [] : [turn, moves, quiet, seizing]
  return [...counted, [...hand], [...seized], laid, phase, ...rest]
}

function same(one: unknown, other: unknown): void {
  const [found, wanted] = [one, other].map(each => JSON.stringify(each))
  if (found !== wanted) throw new Error(`${found} instead of ${wanted}`)
}

it('the fast model of Wellsix has the same moves and outcomes as the referee in random games, and can undo every move', () => {
  const random = createRandom(3)
  let ends = 0
  let keeps = 0
  for (let made = 0; made < MOVES;) {
    let position = begin(random.below(2) === 0 ? 1 : 2)
    const { board, actionOf } = convertPosition(position)
    while (board.phase !== OVER) {
      const moves = movesOf(board)
      if (made % LISTED === 0 || position.phase === 'keep') {
        const listed = wellsix.legal(position).map(wellsix.makeAction).sort()
        same(moves.map(move => wellsix.makeAction(actionOf(move))).sort(), listed)
        same(shown(convertPosition(position).board), shown(board))
      }
      if (position.phase === 'keep') keeps++
      const captures = moves.filter(move => kindOf(move) === CAPTURE)
      const among = captures.length > 0 && random.below(2) === 0 ? captures : moves
      const move = among[random.below(among.length)] ?? 0
      takenBack(board, move)
      const ruling = wellsix.play(position, actionOf(move))
      if (!ruling.accepted) throw new Error(ruling.refusal.code)
      position = ruling.position
      makeMove(board, move)
      made++
    }
    ends++
    const points = [0, 1].map(side => (board.aligned === side ? 30 : board.seized[side]))
    expect(position.scores).toEqual([points])
  }
  expect(ends).toBeGreaterThan(10)
  expect(keeps).toBeGreaterThan(0)
}, 60_000)

function takenBack(board: Board, move: number): void {
  const memory = createSavedState()
  const before = JSON.stringify([shown(board), [...board.cells]])
  saveState(board, memory)
  makeMove(board, move)
  restoreState(board, memory)
  same(JSON.stringify([shown(board), [...board.cells]]), before)
}
