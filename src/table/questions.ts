/** A place by its column and its row. */
export type Point = readonly [x: number, y: number]

const rangeBetween = (a: number, b: number): readonly number[] =>
  Array.from({ length: Math.max(Math.abs(a - b) - 1, 0) }, (_, i) => (a < b ? a + i + 1 : a - i - 1))

/** The places that lie between two of a row or of a column, from the first to the second; null for others. */
export function pointsBetween([ax, ay]: Point, [bx, by]: Point): readonly Point[] | null {
  if (ay === by) return rangeBetween(ax, bx).map((x): Point => [x, ay])
  return ax === bx ? rangeBetween(ay, by).map((y): Point => [ax, y]) : null
}

/** The words that ask each question, by its id; the first of them is the one that is shown. */
type Questions<Id extends string = string> = Readonly<Record<Id, readonly [string, ...string[]]>>

/** The question that is asked in these words; null where it is none. */
export function questionIn<Id extends string>(text: string, questions: Questions<Id>): Id | null {
  const words = text.toLowerCase().trim()
  for (const id in questions) if (questions[id].includes(words)) return id
  return null
}

/** The words that belong to a line of the table, and to what lies between two places of it. */
interface LineWords {
  readonly row: string
  readonly column: string
  readonly between: string
  readonly and: string
}

/** A row or a column that is asked for, or two places. */
type AskedLine =
  | { readonly type: 'row' | 'column'; readonly name: string }
  | { readonly type: 'between'; readonly from: string; readonly to: string }

/** `row 3`, `column c`, `between a1 d1`, `between a1 and d1`; null where it is none of them. */
export function lineIn(text: string, { row, column, between, and }: LineWords): AskedLine | null {
  const [first = '', ...places] = text.toLowerCase().trim().split(/\s+/)
  const [name = '', ...rest] = places
  if ((first === row || first === column) && name !== '' && rest.length === 0)
    return { type: first === row ? 'row' : 'column', name }
  if (first !== between) return null
  const [from, to, ...more] = places.filter(place => place !== and)
  return from !== undefined && to !== undefined && more.length === 0 ? { type: 'between', from, to } : null
}
