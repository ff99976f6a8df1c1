import type { Crop } from './picture.ts'

/** A convolution with ReLU; `from` and `to` are the numbers of input and output channels. */
interface Layer {
  readonly side: number
  readonly stride: number
  readonly from: number
  readonly to: number
}

interface Weighed extends Layer {
  readonly weights: Float64Array
  readonly biases: Float64Array
}

const layer = (side: number, stride: number, from: number, to: number): Layer => ({ side, stride, from, to })

/** The last layer of each network is fully connected, not a convolution. */
const LOCATE = [layer(5, 2, 3, 12), layer(3, 2, 12, 24), layer(3, 1, 24, 32), layer(3, 2, 32, 32), layer(1, 1, 1120, 7)]
const SUITS = [
  layer(5, 2, 3, 16),
  layer(3, 2, 16, 32),
  layer(3, 1, 32, 32),
  layer(3, 2, 32, 48),
  layer(3, 1, 48, 80),
  layer(1, 1, 160, 5),
]

/** Width and height of each network's input, in pixels. */
export const LOCATE_SIZE = [40, 50] as const
export const SUITS_SIZE = [72, 100] as const

interface FeatureMap {
  readonly width: number
  readonly height: number
  readonly values: Float64Array
}

/**
 * `locate` returns seven numbers for a cell: the differences of middle, half width and half height from the expected
 * ones, and a logit for whether a card is there. `suits` returns five logits for a card: the suits, and none.
 */
export interface Networks {
  readonly locate: (crop: Crop) => Float64Array
  readonly suits: (crop: Crop) => Float64Array
}

const weightsIn = ({ side, from, to }: Layer): number => side * side * from * to

/** Reads the networks. The bytes contain each layer's scales and biases as little-endian floats, then all weights as signed bytes. */
export function readNetworks(bytes: Uint8Array): Networks {
  const layers = [...LOCATE, ...SUITS]
  const floats = layers.reduce((sum, { to }) => sum + 8 * to, 0)
  const size = layers.reduce((sum, each) => sum + weightsIn(each), floats)
  if (bytes.length !== size) throw new Error(`The weights have ${bytes.length} bytes instead of ${size}.`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, size)
  let [float, byte] = [0, floats]
  const weighed = layers.map(each => {
    const numbers = (): Float64Array => {
      const start = float
      float += 4 * each.to
      return Float64Array.from({ length: each.to }, (_, k) => view.getFloat32(start + 4 * k, true))
    }
    const [scales, biases] = [numbers(), numbers()]
    const start = byte
    byte += weightsIn(each)
    return { ...each, biases, weights: scaled(each, scales, k => view.getInt8(start + k)) }
  })
  const [locate, suits] = [weighed.slice(0, LOCATE.length), weighed.slice(LOCATE.length)]
  return {
    locate: crop => headOf(locate, bodyOf(locate, crop)),
    suits: crop => headOf(suits, pooled(bodyOf(suits, crop))),
  }
}

/** The trained weights are ordered by output channel; `multiply` needs those of eight channels side by side. */
function scaled({ side, from, to }: Layer, scales: Float64Array, weight: (k: number) => number): Float64Array {
  const area = side * side
  const out = new Float64Array(area * from * (to + (-to & 7)))
  for (let o = 0, k = 0; o < to; o++)
    for (let c = 0; c < from; c++)
      for (let place = 0; place < area; place++, k++) {
        const at = ((o >> 3) * area + place) * from + c
        out[8 * at + (o & 7)] = weight(k) * (scales[o] ?? 0)
      }
  return out
}

const bodyOf = (layers: readonly Weighed[], crop: Crop): FeatureMap =>
  layers.slice(0, -1).reduce<FeatureMap>(convolved, crop)

/** `places` are the indices of the values' weights in a block of eight channels. */
interface Patch {
  readonly values: Float64Array
  readonly places: Int32Array
  count: number
}

function convolved({ width, height, values }: FeatureMap, layer: Weighed): FeatureMap {
  const { side, stride, from, to } = layer
  const reach = side >> 1
  const [w, h] = [Math.ceil(width / stride), Math.ceil(height / stride)]
  const size = side * side * from
  const patch: Patch = { values: new Float64Array(size), places: new Int32Array(size), count: 0 }
  const out = new Float64Array(w * h * to)
  for (let y = 0, into = 0; y < h; y++)
    for (let x = 0; x < w; x++, into += to) {
      const [first, last] = [Math.max(0, x * stride - reach), Math.min(width, x * stride + reach + 1)]
      patch.count = 0
      for (let dy = 0; dy < side; dy++) {
        const v = y * stride + dy - reach
        if (v < 0 || v >= height) continue
        const place = (dy * side + first - x * stride + reach) * from
        gather(values, (v * width + first) * from, (v * width + last) * from, place, patch)
      }
      multiply(patch, size, layer, out, into)
    }
  return { width: w, height: h, values: out }
}

/** Leaves out zeros: they are about two of three values, and need no multiplication. */
function gather(values: Float64Array, first: number, last: number, place: number, patch: Patch): void {
  let { count } = patch
  for (let k = first, at = 8 * place; k < last; k++, at += 8) {
    const value = values[k] ?? 0
    if (value === 0) continue
    patch.values[count] = value
    patch.places[count++] = at
  }
  patch.count = count
}

function multiply(patch: Patch, size: number, { weights, biases, to }: Weighed, out: Float64Array, into: number): void {
  const { values, places, count } = patch
  for (let o = 0; o < to; o += 8) {
    let a = biases[o] ?? 0
    let b = biases[o + 1] ?? 0
    let c = biases[o + 2] ?? 0
    let d = biases[o + 3] ?? 0
    let e = biases[o + 4] ?? 0
    let f = biases[o + 5] ?? 0
    let g = biases[o + 6] ?? 0
    let h = biases[o + 7] ?? 0
    const from = o * size
    for (let k = 0; k < count; k++) {
      const value = values[k] ?? 0
      const at = from + (places[k] ?? 0)
      a += value * (weights[at] ?? 0)
      b += value * (weights[at + 1] ?? 0)
      c += value * (weights[at + 2] ?? 0)
      d += value * (weights[at + 3] ?? 0)
      e += value * (weights[at + 4] ?? 0)
      f += value * (weights[at + 5] ?? 0)
      g += value * (weights[at + 6] ?? 0)
      h += value * (weights[at + 7] ?? 0)
    }
    putFour(out, into + o, a, b, c, d)
    if (o + 4 < to) putFour(out, into + o + 4, e, f, g, h)
  }
}

function putFour(out: Float64Array, at: number, a: number, b: number, c: number, d: number): void {
  out[at] = Math.max(a, 0)
  out[at + 1] = Math.max(b, 0)
  out[at + 2] = Math.max(c, 0)
  out[at + 3] = Math.max(d, 0)
}

function pooled({ width, height, values }: FeatureMap): FeatureMap {
  const area = width * height
  const channels = values.length / area
  const out = new Float64Array(2 * channels)
  values.forEach((value, k) => {
    const c = k % channels
    out[c] = (out[c] ?? 0) + value / area
    out[channels + c] = Math.max(out[channels + c] ?? 0, value)
  })
  return { width: 1, height: 1, values: out }
}

/** The last layer was trained on a flattened map, so its weights are ordered by input channel. */
function headOf(layers: readonly Weighed[], { width, height, values }: FeatureMap): Float64Array {
  const last = layers.at(-1)
  if (!last) return new Float64Array()
  const area = width * height
  const channels = values.length / area
  return last.biases.map((bias, o) => {
    let sum = bias
    for (let c = 0, k = 8 * (o >> 3) * values.length + (o & 7); c < channels; c++)
      for (let place = 0; place < area; place++, k += 8)
        sum += (values[place * channels + c] ?? 0) * (last.weights[k] ?? 0)
    return sum
  })
}
