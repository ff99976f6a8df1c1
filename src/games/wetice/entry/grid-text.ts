import { CELL_COUNT, WIDTH } from '../../../engine/wetice/board.ts'
import { err, ok, type Result } from '../../../engine/result.ts'
import type { Layout } from '../../../engine/wetice/types.ts'

interface GridText {
  readonly layout: Layout
  /** In reading order. */
  readonly letters: string
}

/** Why a text is not a layout. Lines are counted from 1. */
export type GridProblem =
  | { readonly code: 'nothing' }
  | { readonly code: 'not-a-suit'; readonly line: number; readonly sign: string }
  | { readonly code: 'row-length'; readonly line: number; readonly length: number; readonly others: number }
  | { readonly code: 'wrong-shape'; readonly line: number; readonly width: number; readonly height: number }

const LAYOUTS: readonly Layout[] = ['8x6', '6x8']
const BLANKS = /[\s,;|]/
/** These may follow a suit symbol. */
const VARIATION_SELECTORS = /\uFE0E|\uFE0F/g
const SIGNS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C', '♤': 'S', '♡': 'H', '♢': 'D', '♧': 'C' } // oxfmt-ignore

interface Row {
  readonly line: number
  readonly letters: string
}

/** Parses rows of suits from the top, with `.` for an empty square. Ignores spaces, commas, and comments. */
export function parseGrid(text: string): Result<GridText, GridProblem> {
  const rows: Row[] = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const row = parseRow(raw, index + 1)
    if (!row.ok) return row
    if (row.value.letters !== '') rows.push(row.value)
  }
  if (rows.length === 0) return err({ code: 'nothing' })
  const width = usualLength(rows)
  const uneven = rows.find(row => row.letters.length !== width)
  if (uneven) return err({ code: 'row-length', line: uneven.line, length: uneven.letters.length, others: width })
  const layout = LAYOUTS.find(each => WIDTH[each] === width && width * rows.length === CELL_COUNT)
  return layout
    ? ok({ layout, letters: rows.map(row => row.letters).join('') })
    : err({ code: 'wrong-shape', line: rows[0]?.line ?? 1, width, height: rows.length })
}

function parseRow(raw: string, line: number): Result<Row, GridProblem> {
  let letters = ''
  for (const sign of (raw.split('#')[0] ?? '').replaceAll(VARIATION_SELECTORS, '')) {
    if (BLANKS.test(sign)) continue
    const letter = SIGNS[sign] ?? sign.toUpperCase()
    if (!/^[SHDC.?]$/.test(letter)) return err({ code: 'not-a-suit', line, sign })
    letters += letter
  }
  return ok({ line, letters })
}

function usualLength(rows: readonly Row[]): number {
  const count = (length: number): number => rows.filter(row => row.letters.length === length).length
  const widths = LAYOUTS.map(layout => WIDTH[layout]).filter(width => count(width) > 0)
  return widths.sort((a, b) => count(b) - count(a))[0] ?? rows[0]?.letters.length ?? 0
}
