import * as v from 'valibot'
import { RANKS, SUITS } from '../../engine/cards.ts'
import { parseJson } from '../../book/json.ts'
import { HANDOUT_FILE } from '../../book/storage/names.ts'
import type { LaidCard, Seat } from '../../ui/types.ts'
import { HANDOUT as WORDS } from '../../text/en/pages/handout.ts'

/** Columns of figures, with what each row is about on the left. */
export interface FigureTable {
  readonly type: 'table'
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Below a rule; left out where there is nothing to sum up. */
  readonly total?: readonly string[]
}

/** Some lines under a heading. */
export interface Lines {
  readonly type: 'lines'
  readonly title: string
  readonly lines: readonly string[]
  /** What the rules don't allow, and stands. */
  readonly irregular?: true
}

/** Values one after the other, as a line for each name. */
export interface Curve {
  readonly type: 'curve'
  readonly title: string
  readonly lines: readonly { readonly name: string; readonly seat: Seat; readonly values: readonly number[] }[]
}

/** Cards face up, row by row from the top; null where none lies. */
export interface CardRows {
  readonly type: 'cards'
  readonly title: string
  readonly rows: readonly (readonly (LaidCard | null)[])[]
}

/** One page that goes out of the app, as a picture and as a text. */
export interface Handout {
  readonly title: string
  readonly date: string
  /** What it comes to, in a few words. */
  readonly headline: string
  /** What is not as the rules have it; '' for nothing. */
  readonly warning: string
  /** Whoever is named in it. */
  readonly names: readonly string[]
  readonly parts: readonly (FigureTable | Lines | Curve | CardRows)[]
}

/** So many lines under one heading: a handout is one page. */
const MOST = 8

/** The first lines, and how many more there are. */
export const shownLines = (lines: readonly string[]): readonly string[] =>
  lines.length > MOST ? [...lines.slice(0, MOST - 1), WORDS.more(lines.length - MOST + 1)] : lines

function partText(part: Handout['parts'][number]): readonly string[] {
  if (part.type === 'lines') return [`${part.title}:`, ...part.lines.map(line => `  ${line}`)]
  if (part.type !== 'table') return []
  const { columns, rows, total } = part
  const named = (row: readonly string[]): string => WORDS.row(columns, row)
  return [...rows, ...(total ? [total] : [])].map(named)
}

/** As a plain text: what a picture draws is left out. */
export const handoutText = ({ title, date, headline, warning, parts }: Handout): string =>
  [...[title, date, headline, warning].filter(line => line !== ''), ...parts.flatMap(partText), ''].join('\n')

const MOST_TEXT = 400
const MOST_ROWS = 300
const MOST_COLUMNS = 16
const text = v.pipe(v.string(), v.maxLength(MOST_TEXT))
const texts = v.pipe(v.array(text), v.maxLength(MOST_ROWS))
const row = v.pipe(v.array(text), v.minLength(1), v.maxLength(MOST_COLUMNS))
const suit = v.picklist(SUITS)
const card = v.strictObject({ suit, rank: v.exactOptional(v.picklist(RANKS)) })
const values = v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(2_000))
const line = v.strictObject({ name: text, seat: v.picklist([1, 2, 3, 4]), values })

const handout = v.strictObject({
  format: v.literal(HANDOUT_FILE),
  version: v.literal(1),
  title: text,
  date: text,
  headline: text,
  warning: text,
  names: texts,
  parts: v.pipe(
    v.array(
      v.variant('type', [
        v.strictObject({
          type: v.literal('table'),
          columns: row,
          rows: v.pipe(v.array(row), v.maxLength(MOST_ROWS)),
          total: v.exactOptional(row),
        }),
        v.strictObject({
          type: v.literal('lines'),
          title: text,
          lines: texts,
          irregular: v.exactOptional(v.literal(true)),
        }),
        v.strictObject({ type: v.literal('curve'), title: text, lines: v.pipe(v.array(line), v.maxLength(4)) }),
        v.strictObject({
          type: v.literal('cards'),
          title: text,
          rows: v.pipe(v.array(v.pipe(v.array(v.nullable(card)), v.maxLength(60))), v.maxLength(60)),
        }),
      ]),
    ),
    v.maxLength(40),
  ),
})

export const handoutJson = (of: Handout): string => JSON.stringify({ format: HANDOUT_FILE, version: 1, ...of })

/** Null where a text is no page that somebody shows. */
export function readHandout(text: string): Handout | null {
  const read = v.safeParse(handout, parseJson(text))
  return read.success ? read.output : null
}
