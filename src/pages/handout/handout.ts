import * as v from 'valibot'
import { RANKS, SUITS } from '../../engine/cards.ts'
import { parseJson } from '../../book/json.ts'
import { HANDOUT_FILE } from '../../book/storage/names.ts'
import { HANDOUT as WORDS } from '#text/pages/handout.ts'

const MAX_TEXT = 400
const MAX_ROWS = 300
const MAX_COLUMNS = 16
const upTo = <T extends v.GenericSchema>(most: number, each: T) =>
  v.pipe(v.array(each), v.maxLength(most), v.readonly())
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT))
const texts = upTo(MAX_ROWS, text)
const row = v.pipe(v.array(text), v.minLength(1), v.maxLength(MAX_COLUMNS), v.readonly())

const figures = v.strictObject({
  type: v.literal('table'),
  columns: row,
  rows: upTo(MAX_ROWS, row),
  total: v.exactOptional(row),
})
export type FigureTable = Readonly<v.InferOutput<typeof figures>>

const lines = v.strictObject({
  type: v.literal('lines'),
  title: text,
  lines: texts,
  irregular: v.exactOptional(v.literal(true)),
})
export type Lines = Readonly<v.InferOutput<typeof lines>>

const values = upTo(2_000, v.pipe(v.number(), v.finite()))
const line = v.pipe(v.strictObject({ name: text, seat: v.picklist([1, 2, 3, 4]), values }), v.readonly())

const curve = v.strictObject({ type: v.literal('curve'), title: text, lines: upTo(4, line) })
export type Curve = Readonly<v.InferOutput<typeof curve>>

const card = v.pipe(v.strictObject({ suit: v.picklist(SUITS), rank: v.optional(v.picklist(RANKS)) }), v.readonly())

/** Row by row from the top; null for an empty square. */
const cards = v.strictObject({ type: v.literal('cards'), title: text, rows: upTo(60, upTo(60, v.nullable(card))) })
export type CardRows = Readonly<v.InferOutput<typeof cards>>

const page = v.strictObject({
  title: text,
  date: text,
  headline: text,
  /** '' if no illegal move was let stand. */
  warning: text,
  names: texts,
  parts: upTo(40, v.pipe(v.variant('type', [figures, lines, curve, cards]), v.readonly())),
})
export type Handout = Readonly<v.InferOutput<typeof page>>

const file = v.strictObject({ format: v.literal(HANDOUT_FILE), version: v.literal(1), ...page.entries })

/** The lines under a heading; empty if there are no lines. */
export const linesUnder = (title: string, lines: readonly string[]): readonly Lines[] =>
  lines.length > 0 ? [{ type: 'lines', title, lines }] : []

/** A handout is one page, so its lists are short. */
const MAX = 8

/** Returns the first lines, and a line with the number of the others. */
export const shownLines = (lines: readonly string[]): readonly string[] =>
  lines.length > MAX ? [...lines.slice(0, MAX - 1), WORDS.more(lines.length - MAX + 1)] : lines

function partText(part: Handout['parts'][number]): readonly string[] {
  if (part.type === 'lines') return [`${part.title}:`, ...part.lines.map(line => `  ${line}`)]
  if (part.type !== 'table') return []
  const { columns, rows, total } = part
  const named = (row: readonly string[]): string => WORDS.row(columns, row)
  return [...rows, ...(total ? [total] : [])].map(named)
}

/** The page as plain text, without charts and cards. */
export const handoutText = ({ title, date, headline, warning, parts }: Handout): string =>
  [...[title, date, headline, warning].filter(line => line !== ''), ...parts.flatMap(partText), ''].join('\n')

export const handoutJson = (of: Handout): string => JSON.stringify({ format: HANDOUT_FILE, version: 1, ...of })

/** Reads a shared page; null if the text isn't one. */
export function readHandout(text: string): Handout | null {
  const read = v.safeParse(file, parseJson(text))
  return read.success ? read.output : null
}
