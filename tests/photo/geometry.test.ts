import { array, assert, double, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areaOf,
  boxOf,
  homographyBetween,
  layoutSize,
  isConvex,
  applyHomography,
  type Point,
  type Quad,
} from '../../src/photo/geometry.ts'
import { outlinesOf } from '../../src/photo/outline.ts'
import { cropOf, halved, type Picture } from '../../src/photo/picture.ts'

const LAYOUT = { columns: 8, rows: 6 }
const BOX = boxOf(layoutSize(LAYOUT))

/** The four corners of a rectangle in a photo, each in another quarter of the photo. */
const quads = array(tuple(integer({ min: 0, max: 900 }), integer({ min: 0, max: 900 })), {
  minLength: 4,
  maxLength: 4,
}).map(([a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]]): Quad => [
  a,
  [3000 + b[0], b[1]],
  [3000 + c[0], 2100 + c[1]],
  [d[0], 2100 + d[1]],
])

const painted = (width: number, height: number, colour: (x: number, y: number) => readonly number[]): Picture => {
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set([...colour(x, y)], (y * width + x) * 4)
  return { width, height, data }
}

describe('corners in a photo', () => {
  it('are mapped to the layout’s corners and back', () => {
    assert(
      property(
        quads,
        double({ min: 0, max: 1, noNaN: true }),
        double({ min: 0, max: 1, noNaN: true }),
        (quad, s, t) => {
          const [there, back] = [homographyBetween(BOX, quad), homographyBetween(quad, BOX)]
          if (!there || !back) throw new Error('These corners span something.')
          BOX.forEach((corner, k) => {
            const [x, y] = applyHomography(there, corner)
            expect(Math.hypot(x - (quad[k]?.[0] ?? 0), y - (quad[k]?.[1] ?? 0))).toBeLessThan(1e-6)
          })
          const point: Point = [s * BOX[2][0], t * BOX[2][1]]
          const [x, y] = applyHomography(back, applyHomography(there, point))
          expect(Math.hypot(x - point[0], y - point[1])).toBeLessThan(1e-6)
          // Straight lines stay straight, so the diagonals still cross at the same point.
          const middle = applyHomography(there, [BOX[2][0] / 2, BOX[2][1] / 2])
          expect(areaOf([quad[0], middle, quad[2], middle])).toBeLessThan(1e-3)
          expect(areaOf([quad[1], middle, quad[3], middle])).toBeLessThan(1e-3)
        },
      ),
    )
  })

  it('have no mapping if they are on one line, and are not convex if their outline crosses itself or runs anticlockwise', () => {
    const line: Quad = [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]
    expect(homographyBetween(BOX, line)).toBeNull()
    expect(isConvex(line)).toBe(false)
    expect(isConvex(BOX)).toBe(true)
    expect(isConvex([BOX[0], BOX[2], BOX[1], BOX[3]])).toBe(false)
    expect(isConvex([BOX[1], BOX[0], BOX[3], BOX[2]])).toBe(false)
  })
})

describe('a crop of a square', () => {
  it('is upright even if the layout is rotated in the photo, and normalised to the brightness of paper', () => {
    // A dark picture with one light quarter, which is the top left of the layout.
    const picture = painted(200, 200, (x, y) => (x >= 100 && y < 100 ? [120, 100, 80] : [12, 10, 8]))
    const quad: Quad = [
      [200, 0],
      [200, 200],
      [0, 200],
      [0, 0],
    ]
    const table = homographyBetween(BOX, quad)
    const [width, height] = BOX[2]
    const spot = { middle: [width / 2, height / 2], across: [width / 2, 0], down: [0, height / 2] } as const
    const crop = table && cropOf(picture, table, spot, 20, 30)
    const at = (x: number, y: number) => Array.from(crop?.values.subarray((y * 20 + x) * 3, (y * 20 + x) * 3 + 3) ?? [])
    expect(at(3, 3)).toEqual([1.125, 1.125, 1.125])
    for (const [x, y] of [
      [16, 3],
      [3, 26],
      [16, 26],
    ] as const)
      expect(at(x, y)).toEqual([(20 - 128) / 64, (20 - 128) / 64, (20 - 128) / 64])
  })

  it('is black outside the photo', () => {
    const table = homographyBetween(BOX, BOX)
    const outside = { middle: [-50, -50], across: [0.5, 0], down: [0, 0.7] } as const
    const crop =
      table &&
      cropOf(
        painted(9, 9, () => [200, 200, 200]),
        table,
        outside,
        4,
        4,
      )
    expect([...(crop?.values ?? [])]).toEqual(Array.from({ length: 48 }, () => -2))
  })

  it('uses a picture of half the size, in which each pixel is the mean of four pixels; an odd last row or column is left out', () => {
    const half = halved(painted(5, 3, (x, y) => [10 * x, 100 * y, 255]))
    expect([half.width, half.height]).toEqual([2, 1])
    expect([...half.data]).toEqual([5, 50, 255, 255, 25, 50, 255, 255])
  })
})

describe('the outline of a layout', () => {
  it('is found around cards with gaps, even if half of the table is in the shade', () => {
    // Eight by six light cards, seen at an angle on green cloth.
    const quad: Quad = [
      [40, 30],
      [270, 36],
      [285, 240],
      [25, 234],
    ]
    const back = homographyBetween(quad, BOX)
    const isCard = ([x, y]: Point): boolean =>
      x > 0 && x < BOX[2][0] && y > 0 && y < BOX[2][1] && x % 1.12 < 1 && y % 1.52 < 1.4
    const table = painted(310, 270, (x, y) => {
      const light = x < 150 ? 1 : 0.4
      return (back && isCard(applyHomography(back, [x, y])) ? [235, 230, 215] : [30, 95, 60]).map(
        value => value * light,
      )
    })
    const off = outlinesOf(table).map(found =>
      Math.max(...found.map(([x, y], k) => Math.hypot(x - (quad[k]?.[0] ?? 0), y - (quad[k]?.[1] ?? 0)))),
    )
    expect(Math.min(...off)).toBeLessThan(4)
    expect(outlinesOf(painted(310, 270, () => [30, 95, 60]))).toEqual([])
  })
})
