import { boxOf, homographyBetween, projectedCorners, applyHomography, type Homography, type Spot } from './geometry.ts'

/** Pixels as in a canvas: red, green, blue, alpha, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** The maximum length of a photo's longer side, in pixels. More pixels don't help to recognise suits. */
export const MAX_LENGTH = 1600

/** The mean brightness of a picture, from 0 to 255. */
export function meanBrightness({ data }: Picture): number {
  let [sum, count] = [0, 0]
  for (let k = 0; k + 2 < data.length; k += 4 * 61, count++)
    sum += 0.3 * (data[k] ?? 0) + 0.59 * (data[k + 1] ?? 0) + 0.11 * (data[k + 2] ?? 0)
  return count > 0 ? sum / count : 0
}

/** Halves a picture's size; each pixel is the mean of four. */
export function halved({ width, height, data }: Picture): Picture {
  const [w, h] = [Math.max(1, width >> 1), Math.max(1, height >> 1)]
  const half = new Uint8Array(w * h * 4)
  const [right, below] = [width > 1 ? 4 : 0, height > 1 ? width * 4 : 0]
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const from = (2 * y * width + 2 * x) * 4
      for (let c = 0; c < 4; c++) {
        const k = from + c
        const sum = (data[k] ?? 0) + (data[k + right] ?? 0) + (data[k + below] ?? 0) + (data[k + right + below] ?? 0)
        half[(y * w + x) * 4 + c] = (sum + 2) >> 2
      }
    }
  return { width: w, height: h, data: half }
}

/** A network's input: red, green, blue, row by row. White paper is about 1. */
export interface Crop {
  readonly width: number
  readonly height: number
  readonly values: Float64Array
}

/** Cuts a parallelogram of the table out of a photo, and rectifies it. Pixels outside the photo are black. */
export function cropOf(picture: Picture, table: Homography, spot: Spot, width: number, height: number): Crop | null {
  const back = homographyBetween(boxOf([width, height]), projectedCorners(spot, table))
  if (!back) return null
  const values = new Float64Array(width * height * 3)
  for (let y = 0, k = 0; y < height; y++)
    for (let x = 0; x < width; x++, k += 3) {
      const [u, v] = applyHomography(back, [x + 0.5, y + 0.5])
      interpolatePixel(picture, u, v, values, k)
    }
  whiten(values)
  return { width, height, values }
}

function interpolatePixel({ width, height, data }: Picture, u: number, v: number, into: Float64Array, k: number): void {
  if (!(u >= 0 && v >= 0 && u < width && v < height)) return
  const [left, top] = [Math.floor(u - 0.5), Math.floor(v - 0.5)]
  const [fx, fy] = [u - 0.5 - left, v - 0.5 - top]
  const [x0, x1] = [Math.max(left, 0), Math.min(left + 1, width - 1)]
  const [y0, y1] = [Math.max(top, 0) * width, Math.min(top + 1, height - 1) * width]
  for (let c = 0; c < 3; c++) {
    const above = (data[(y0 + x0) * 4 + c] ?? 0) * (1 - fx) + (data[(y0 + x1) * 4 + c] ?? 0) * fx
    const below = (data[(y1 + x0) * 4 + c] ?? 0) * (1 - fx) + (data[(y1 + x1) * 4 + c] ?? 0) * fx
    into[k + c] = Math.round(above * (1 - fy) + below * fy)
  }
}

/** Removes the colour and strength of the light: the 95th percentile of each channel counts as white paper. */
function whiten(values: Float64Array): void {
  const size = values.length / 3
  for (let c = 0; c < 3; c++) {
    const counts = new Uint32Array(256)
    for (let k = c; k < values.length; k += 3) {
      const value = values[k] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
    let white = 0
    for (let below = counts[0] ?? 0; below <= Math.floor(0.95 * size); below += counts[white] ?? 0) white++
    const gain = 200 / Math.max(white, 24)
    for (let k = c; k < values.length; k += 3)
      values[k] = (Math.floor(Math.min((values[k] ?? 0) * gain, 255)) - 128) / 64
  }
}
