import { neighbours, type Cell } from '../../engine/wellsix/board.ts'
import { ownerOf } from '../../engine/wellsix/colours.ts'
import { LINE_LENGTH } from '../../engine/wellsix/match.ts'
import type { Player, Position } from '../../engine/wellsix/types.ts'

/** The length of a line that two moves complete. */
export const LONG_LINE = 4

/** Pairs of indexes into the result of `neighbours`: left and right, below and above. */
const AXES = [[0, 1], [2, 3]] as const // oxfmt-ignore

function sixesThrough(cell: Cell): readonly (readonly Cell[])[] {
  const walk = (ahead: number): Cell[] => {
    const cells = [cell]
    for (let i = 1; i < LINE_LENGTH; i++) cells.push(neighbours(cells.at(-1) ?? cell)[ahead] ?? cell)
    return cells.slice(1)
  }
  return AXES.flatMap(([back, ahead]) => {
    const line = [...walk(back).reverse(), cell, ...walk(ahead)]
    return Array.from({ length: LINE_LENGTH }, (_, from) => line.slice(from, from + LINE_LENGTH))
  })
}

/** Returns the most cards that a player has in six squares in line through this one, if the opponent has none there. */
export function mostInLine(position: Position, cell: Cell, player: Player): number {
  const counts = sixesThrough(cell).map(six => {
    const owners = six.flatMap(each => {
      const card = position.table[each]
      return card === undefined ? [] : [ownerOf(position, card)]
    })
    return owners.every(owner => owner === player) ? owners.length : 0
  })
  return Math.max(...counts)
}

/** Returns the most cards that a player has in a line with room for six. */
export const longestLine = (position: Position, player: Player): number =>
  Math.max(0, ...Object.keys(position.table).map(cell => mostInLine(position, cell, player)))
