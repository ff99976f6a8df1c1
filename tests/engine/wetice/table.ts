import { wetice } from '../../../src/engine/wetice/index.ts'
import { tableOf } from '../session.ts'

export const { begin, rule, after, path, events, refused, legal, read, parseHead } = tableOf(wetice)

const EMPTY = '........'

/** A duel in its game phase on the lowest rows of an 8x6 layout, the rows from the top. */
export const duel = (rows: readonly string[], ...lines: readonly string[]): string =>
  ['phase swap', ...lines, 'deal', ...Array.from({ length: 6 - rows.length }, () => EMPTY), ...rows].join('\n')

/** The same as a solitaire. */
export const alone = (rows: readonly string[], ...lines: readonly string[]): string =>
  duel(rows, 'mode solo-plus', ...lines)

/** A full layout with one match, the three hearts of its top row. */
export const DEAL = ['HHHSDCSD', 'SDCSDCSD', 'CSDCSDCS', 'DCSDCDDC', 'HHSHHCHH', 'SHCDHHSC']
