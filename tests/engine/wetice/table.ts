import { wetice } from '../../../src/engine/wetice/index.ts'
import { withNotation } from '../session.ts'

export const { begin, rule, after, path, events, refused, legal, read, parseHead } = withNotation(wetice)

const EMPTY = '........'

/** The head of a duel after cleanup. `rows` are the lowest rows of an 8x6 layout, listed from the top down; `lines` are further lines. */
export const duel = (rows: readonly string[], ...lines: readonly string[]): string =>
  ['phase swap', ...lines, 'deal', ...Array.from({ length: 6 - rows.length }, () => EMPTY), ...rows].join('\n')

/** Like `duel`, for solitaire (`solo-plus`). */
export const solitaire = (rows: readonly string[], ...lines: readonly string[]): string =>
  duel(rows, 'mode solo-plus', ...lines)

/** A full layout with one match: the three hearts in its top row. */
export const DEAL = ['HHHSDCSD', 'SDCSDCSD', 'CSDCSDCS', 'DCSDCDDC', 'HHSHHCHH', 'SHCDHHSC']
