import type { Action, Player, Position } from '../../engine/wellsix/types.ts'
import { cardOfCode, codeOf, type Side } from './cards.ts'
import { IN_HAND, KEEP, lay, MAIN, newBoard, OPENING, OVER, SEIZED, WIDTH, type Board } from './board.ts'
import { CAPTURE, EXCHANGE, firstOf, kindOf, MIDDLE, PLACE, secondOf, STAY, SWITCH, type Move } from './moves.ts'

const PHASES = { opening: OPENING, main: MAIN, keep: KEEP, 'game-over': OVER, over: OVER } as const

/** The board of a position, and how its moves are spelled. */
export interface Converted {
  readonly board: Board
  actionOf(move: Move): Action
}

const sideOf = (player: Player): Side => (player === 1 ? 0 : 1)

export function convert(position: Position): Converted {
  const { red, table, hands, seized, turn, moves, phase, quiet, seizing, opener } = position
  const board = newBoard()
  const [first = '0,0'] = Object.keys(table)
  const [x0 = 0n, y0 = 0n] = first.split(',').map(BigInt)
  const number = (cell: string): number => {
    const [x = 0n, y = 0n] = cell.split(',').map(BigInt)
    return MIDDLE + Number(x - x0) + WIDTH * Number(y - y0)
  }
  const spell = (cell: number): string =>
    `${x0 + BigInt((cell % WIDTH) - (MIDDLE % WIDTH))},${y0 + BigInt(Math.floor(cell / WIDTH) - Math.floor(MIDDLE / WIDTH))}`
  const card = (code: number) => cardOfCode(code, red)
  for (const [cell, locations] of Object.entries(table)) lay(board, codeOf(locations, red), number(cell))
  hands.forEach((hand, side) => {
    hand.forEach(each => (board.cells[codeOf(each, red)] = IN_HAND))
    board.hand[side] = hand.length
  })
  seized.forEach((pile, side) => {
    pile.forEach(each => (board.cells[codeOf(each, red)] = SEIZED))
    board.seized[side] = pile.length
  })
  Object.assign(board, { phase: PHASES[phase], moves: moves ?? 0, quiet, seizing })
  board.turn = sideOf(turn ?? 1)
  board.opener = sideOf(opener)
  const actionOf = (move: Move): Action => {
    const a = firstOf(move)
    const b = secondOf(move)
    switch (kindOf(move)) {
      case PLACE:
        return { type: 'place', card: card(a), cell: spell(b) }
      case EXCHANGE:
        return { type: 'exchange', cell: spell(a), card: card(b) }
      case SWITCH:
        return { type: 'switch', cells: spell(a) < spell(b) ? [spell(a), spell(b)] : [spell(b), spell(a)] }
      case CAPTURE:
        return { type: 'capture', from: spell(a), to: spell(b) }
      case STAY:
        return { type: 'keep', cell: spell(b) }
      default:
        return { type: 'pass' }
    }
  }
  return { board, actionOf }
}
