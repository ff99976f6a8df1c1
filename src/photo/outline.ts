import { type Point, type Quad, areaOf } from './geometry.ts'
import { type Picture } from './picture.ts'

const MIN_SHARE_OF_PICTURE = 0.12

/** Guesses the corners of a layout in a small picture, once by each measure: those of the largest patch that looks like paper. */
export const outlinesOf = (picture: Picture): Quad[] => MEASURES.flatMap(look => guess(picture, look))

function guess(picture: Picture, look: Measure): Quad[] {
  const hull = hullOf(largestPatch(picture, lightIn(picture, look)))
  const quad = largestQuad(hull)
  return quad && areaOf(quad) >= MIN_SHARE_OF_PICTURE * picture.width * picture.height ? [quad] : []
}

/** Returns the similarity of a colour to paper, from 0 to 255. */
type Measure = (red: number, green: number, blue: number) => number

/** Lamps are yellow, so paper often has too little blue. */
const least: Measure = (red, green, blue) => Math.min(red, green, 1.3 * blue)

/** Measures of lightness, of lightness in shadows, and of lack of colour. */
const MEASURES: readonly Measure[] = [
  least,
  (...rgb) => 32 * Math.log2(1 + Math.min(254, least(...rgb))),
  (...rgb) => (least(...rgb) / (8 + Math.max(...rgb))) * 250,
]

function lightIn({ width, height, data }: Picture, measure: Measure): Uint8Array {
  const light = Uint8ClampedArray.from({ length: width * height }, (_, k) =>
    measure(data[4 * k] ?? 0, data[4 * k + 1] ?? 0, data[4 * k + 2] ?? 0),
  )
  const border = otsuThreshold(light)
  return Uint8Array.from(light, value => +(value > border))
}

function otsuThreshold(values: Uint8ClampedArray): number {
  const counts = Array.from({ length: 256 }, () => 0)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  const total = counts.reduce((sum, count, value) => sum + count * value, 0)
  let [best, border, below, dark] = [0, 255, 0, 0]
  counts.forEach((count, value) => {
    below += count
    dark += count * value
    const above = values.length - below
    if (below === 0 || above === 0) return
    const spread = below * above * (dark / below - (total - dark) / above) ** 2
    if (spread > best) [best, border] = [spread, value]
  })
  return border
}

/** Small gaps don't separate patches. */
function largestPatch({ width, height }: Picture, marked: Uint8Array): Point[] {
  const reach = Math.max(1, Math.round(Math.max(width, height) / 45))
  const seen = new Uint8Array(marked.length)
  let largest: number[] = []
  marked.forEach((mark, start) => {
    if (!mark || seen[start]) return
    const patch = [start]
    seen[start] = 1
    for (let n = 0; n < patch.length; n++) {
      const from = patch[n] ?? 0
      const [x, y] = [from % width, Math.floor(from / width)]
      for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
        for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
          const k = v * width + u
          if (!marked[k] || seen[k]) continue
          seen[k] = 1
          patch.push(k)
        }
    }
    if (patch.length > largest.length) largest = patch
  })
  return largest.map(k => [k % width, Math.floor(k / width)])
}

function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const side = (all: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of all) {
      for (;;) {
        const [b, a] = [chain.at(-1), chain.at(-2)]
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...side(sorted), ...side(sorted.reverse())]
}

function largestQuad(hull: readonly Point[]): Quad | null {
  let best: Quad | null = null
  let most = 0
  for (let i = 0; i < hull.length; i++)
    for (let j = i + 2; j < hull.length; j++) {
      const [a, c] = [hull[i], hull[j]]
      const b = a && c && farthest(hull.slice(i + 1, j), a, c)
      const d = a && c && farthest([...hull.slice(j + 1), ...hull.slice(0, i)], a, c)
      if (!a || !b || !c || !d) continue
      const area = areaOf([a, b, c, d])
      if (area > most) [best, most] = [[a, b, c, d], area]
    }
  return best && fromTopLeft(best)
}

function farthest(points: readonly Point[], [x, y]: Point, [u, v]: Point): Point | undefined {
  const away = ([s, t]: Point): number => Math.abs((u - x) * (t - y) - (v - y) * (s - x))
  return points.reduce<Point | undefined>(
    (best, point) => (!best || away(point) > away(best) ? point : best),
    undefined,
  )
}

function fromTopLeft(quad: Quad): Quad {
  const sums = quad.map(([x, y]) => x + y)
  const first = sums.indexOf(Math.min(...sums))
  const [a, b, c, d] = [...quad.slice(first), ...quad.slice(0, first)]
  return a && b && c && d ? [a, b, c, d] : quad
}
