/** A place by its column and its row. */
export type Point = readonly [x: number, y: number]

const rangeBetween = (a: number, b: number): readonly number[] =>
  Array.from({ length: Math.max(Math.abs(a - b) - 1, 0) }, (_, i) => (a < b ? a + i + 1 : a - i - 1))

/** The places that lie between two of a row or of a column, from the first to the second; null for others. */
export function pointsBetween([ax, ay]: Point, [bx, by]: Point): readonly Point[] | null {
  if (ay === by) return rangeBetween(ax, bx).map((x): Point => [x, ay])
  return ax === bx ? rangeBetween(ay, by).map((y): Point => [ax, y]) : null
}
