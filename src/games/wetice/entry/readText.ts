import { CELL_COUNT } from '../../../engine/wetice/board.ts'
import { wetice } from '../../../engine/wetice/index.ts'
import { parseGrid, type GridText } from './grid-text.ts'
import type { WetIce } from '../../../engine/wetice/types.ts'
import { weticeBook } from '../../../text/en/wetice/index.ts'
import { sayRecordProblem } from '../../../text/en/record.ts'
import { looksLikeRecord, readRecord, type RecordText } from '../../record-text.ts'
import { sayGridProblem } from '../../../text/en/wetice/entry-problems.ts'

/** What a text from outside turns out to be. */
type TextFound =
  | { readonly type: 'nothing' }
  | { readonly type: 'problem'; readonly sentence: string }
  | { readonly type: 'grid'; readonly grid: GridText; readonly cards: number }
  | { readonly type: 'record'; readonly record: RecordText<WetIce> }

/** `games`: the names of all. */
export function readText(text: string, games: readonly string[]): TextFound {
  if (text.trim() === '') return { type: 'nothing' }
  if (looksLikeRecord(text)) {
    const record = readRecord<WetIce>(text, wetice, games)
    return record.ok
      ? { type: 'record', record: record.value }
      : { type: 'problem', sentence: sayRecordProblem(record.error, weticeBook) }
  }
  const grid = parseGrid(text)
  if (!grid.ok) return { type: 'problem', sentence: sayGridProblem(grid.error) }
  return { type: 'grid', grid: grid.value, cards: CELL_COUNT - grid.value.letters.replaceAll(/[SHDC]/g, '').length }
}
