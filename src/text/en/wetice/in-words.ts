import { isSuit } from '../../../engine/cards.ts'
import { boardToRows } from '../../../engine/wetice/board.ts'
import type { Position } from '../../../engine/wetice/types.ts'
import { capital, SUIT_NAMES } from '../lists.ts'

/** The rows that hold cards, from the top, each from the left. */
export function inWords({ board }: Position): string[] {
  const rows = boardToRows(board)
  return rows.flatMap((row, line) => {
    const places = row.replace(/\.+$/, '')
    if (places === '') return []
    const named = [...places].map(letter => (isSuit(letter) ? SUIT_NAMES[letter] : 'empty'))
    return [capital(`row ${rows.length - line}: ${named.join(', ')}.`)]
  })
}
