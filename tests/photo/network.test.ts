import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readNetworks } from '../../src/photo/network.ts'

const BYTES = new Uint8Array(readFileSync(new URL('../../src/photo/suits.weights', import.meta.url)))

/** For each layer: kernel size, stride, and numbers of channels in and out. The last layer of each network sums over its input. */
const SHAPES = [
  [5, 2, 3, 12],
  [3, 2, 12, 24],
  [3, 1, 24, 32],
  [3, 2, 32, 32],
  [1, 1, 1120, 7],
  [5, 2, 3, 16],
  [3, 2, 16, 32],
  [3, 1, 32, 32],
  [3, 2, 32, 48],
  [3, 1, 48, 80],
  [1, 1, 160, 5],
] as const

type Grid = number[][][]

/** An image of varied numbers, by row, column and channel. */
const image = (width: number, height: number): Grid =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => [0, 1, 2].map(c => Math.sin(x * 0.31 + c) * Math.cos(y * 0.17 * (c + 1)))),
  )

/** Reads the weights with simple code, for comparison with `readNetworks`. */
function layers() {
  const view = new DataView(BYTES.buffer, BYTES.byteOffset)
  let float = 0
  let byte = SHAPES.reduce((sum, [, , , to]) => sum + 8 * to, 0)
  return SHAPES.map(([side, stride, from, to]) => {
    const [scales, biases] = [float, float + 4 * to]
    const weights = byte
    float += 8 * to
    byte += side * side * from * to
    const weight = (o: number, k: number) =>
      view.getInt8(weights + o * side * side * from + k) * view.getFloat32(scales + 4 * o, true)
    return { side, stride, from, to, weight, bias: (o: number) => view.getFloat32(biases + 4 * o, true) }
  })
}

type Layer = ReturnType<typeof layers>[number]

const convolved = (grid: Grid, { side, stride, from, to, weight, bias }: Layer): Grid => {
  const reach = (side - 1) / 2
  const size = (n: number) => Array.from({ length: Math.ceil(n / stride) }, (_, k) => k * stride)
  return size(grid.length).map(y =>
    size(grid[0]?.length ?? 0).map(x =>
      Array.from({ length: to }, (_, o) => {
        let sum = bias(o)
        for (let c = 0; c < from; c++)
          for (let dy = 0; dy < side; dy++)
            for (let dx = 0; dx < side; dx++)
              sum += (grid[y + dy - reach]?.[x + dx - reach]?.[c] ?? 0) * weight(o, (c * side + dy) * side + dx)
        return Math.max(sum, 0)
      }),
    ),
  )
}

const head = (values: readonly number[], layers: readonly Layer[]): number[] =>
  layers.flatMap(({ to, weight, bias }) =>
    Array.from({ length: to }, (_, o) => values.reduce((sum, value, k) => sum + value * weight(o, k), bias(o))),
  )

const channelsOf = (grid: Grid): number[][] =>
  (grid[0]?.[0] ?? []).map((_, c) => grid.flat().map(place => place[c] ?? 0))

const cropOf = (grid: Grid) => ({
  width: grid[0]?.length ?? 0,
  height: grid.length,
  values: Float64Array.from(grid.flat(2)),
})

describe('the neural networks', () => {
  it('give the same results as plain loops over their weights', () => {
    const [all, networks] = [layers(), readNetworks(BYTES)]
    const cell = image(40, 50)
    const places = head(channelsOf(all.slice(0, 4).reduce(convolved, cell)).flat(), all.slice(4, 5))
    networks.locate(cropOf(cell)).forEach((value, k) => expect(value).toBeCloseTo(places[k] ?? NaN, 8))
    const card = image(72, 100)
    const channels = channelsOf(all.slice(5, 10).reduce(convolved, card))
    const means = channels.map(values => values.reduce((a, b) => a + b, 0) / values.length)
    const suits = head([...means, ...channels.map(values => Math.max(...values))], all.slice(10))
    networks.suits(cropOf(card)).forEach((value, k) => expect(value).toBeCloseTo(suits[k] ?? NaN, 8))
  })

  it('reject weights of a wrong size; the right file has at most 100,000 bytes', () => {
    expect(() => readNetworks(BYTES.subarray(1))).toThrow('bytes')
    expect(BYTES.length).toBeLessThanOrEqual(100_000)
  })
})
