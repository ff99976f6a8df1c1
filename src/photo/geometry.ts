/** A point in a photo, in pixels from the top left corner; or on the table, in card widths. */
export type Point = readonly [x: number, y: number]

/** Four corners: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point]

/** A projective map between planes: the first eight numbers of a 3x3 matrix, row by row; the ninth is 1. */
export type Homography = readonly number[]

export interface Layout {
  readonly columns: number
  readonly rows: number
}

/** A card's middle, and half its width and height as vectors. */
export interface Spot {
  readonly middle: Point
  readonly across: Point
  readonly down: Point
}

/** A card's height, and the expected gap between two cards, in card widths. */
export const CARD_HEIGHT = 1.4
const GAP = 0.12

/** Width and height of a layout with the expected gaps. */
export const layoutSize = ({ columns, rows }: Layout): Point => [
  columns + (columns - 1) * GAP,
  rows * CARD_HEIGHT + (rows - 1) * GAP,
]

export const boxOf = ([width, height]: Point): Quad => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
]

/** The expected spot of a cell's card. Cells are numbered from the top left, row by row. */
export function expectedSpot({ columns }: Layout, cell: number): Spot {
  const row = Math.floor(cell / columns)
  const middle: Point = [(cell - row * columns) * (1 + GAP) + 0.5, row * (CARD_HEIGHT + GAP) + CARD_HEIGHT / 2]
  return { middle, across: [0.5, 0], down: [0, CARD_HEIGHT / 2] }
}

/** The expected middle of the card that is `columns` and `rows` away. */
export function neighbourMiddle({ middle: [x, y], across, down }: Spot, [columns, rows]: Point): Point {
  const [u, v] = [2 * columns * (1 + GAP), 2 * rows * (1 + GAP / CARD_HEIGHT)]
  return [x + u * across[0] + v * down[0], y + u * across[1] + v * down[1]]
}

export const cornersOf = ({ middle: [x, y], across: [ax, ay], down: [dx, dy] }: Spot): Quad => [
  [x - ax - dx, y - ay - dy],
  [x + ax - dx, y + ay - dy],
  [x + ax + dx, y + ay + dy],
  [x - ax + dx, y - ay + dy],
]

export function applyHomography(homography: Homography, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homography
  const far = g * x + h * y + 1
  return [(a * x + b * y + c) / far, (d * x + e * y + f) / far]
}

/** Changes `rows`. Returns null if the equations have no unique solution. */
function solved(rows: number[][]): number[] | null {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const rest = rows.slice(column).sort((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0))
    rows.splice(column, rest.length, ...rest)
    const pivot = rows[column]
    const value = pivot?.[column] ?? 0
    if (!pivot || Math.abs(value) < 1e-12) return null
    for (const row of rows) {
      if (row === pivot) continue
      const times = (row[column] ?? 0) / value
      for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - times * (pivot[k] ?? 0)
    }
  }
  return rows.map((row, k) => (row[size] ?? 0) / (row[k] ?? 1))
}

/** The homography that maps four corners to four others; null if three of them are in a line. */
export function homographyBetween(from: Quad, to: Quad): Homography | null {
  return solved(
    from.flatMap(([x, y], k) => {
      const [u, v] = to[k] ?? [0, 0]
      return [
        [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
        [0, 0, 0, x, y, 1, -v * x, -v * y, v],
      ]
    }),
  )
}

export function projectedCorners(spot: Spot, onto: Homography): Quad {
  const [a, b, c, d] = cornersOf(spot)
  return [applyHomography(onto, a), applyHomography(onto, b), applyHomography(onto, c), applyHomography(onto, d)]
}

/** Returns a function for the corners of each cell's card, given the layout's corners in a photo; null if three of these are in a line. */
export function cardCornersBetween(layout: Layout, corners: Quad): ((cell: number) => Quad) | null {
  const onto = homographyBetween(boxOf(layoutSize(layout)), corners)
  return onto && (cell => projectedCorners(expectedSpot(layout, cell), onto))
}

export const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v)

/** A share of the picture's width and height. */
const INSET = 0.1

export const insetCorners = ({ width, height }: { readonly width: number; readonly height: number }): Quad => {
  const [left, top] = [width * INSET, height * INSET]
  return [
    [left, top],
    [width - left, top],
    [width - left, height - top],
    [left, height - top],
  ]
}

/** Converts four corners to the pixels of a scaled picture. */
export function scaleQuad([a, b, c, d]: Quad, by: number): Quad {
  const times = ([x, y]: Point): Point => [x * by, y * by]
  return [times(a), times(b), times(c), times(d)]
}

/** Whether four corners are in clockwise order and form a convex shape. */
export const isConvex = (quad: Quad): boolean =>
  quad.every(([x, y], k) => {
    const [u, v] = quad[(k + 1) % 4] ?? [x, y]
    const [s, t] = quad[(k + 2) % 4] ?? [u, v]
    return (u - x) * (t - v) - (v - y) * (s - u) > 0
  })

export const areaOf = (quad: Quad): number =>
  Math.abs(
    quad.reduce((sum, [x, y], k) => {
      const [u, v] = quad[(k + 1) % 4] ?? [0, 0]
      return sum + x * v - u * y
    }, 0),
  ) / 2
