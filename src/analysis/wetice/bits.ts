import { GEOMETRY as ENGINE_GEOMETRY, type Geometry as EngineGeometry } from '../../engine/wetice/board.ts'
import type { Layout } from '../../engine/wetice/types.ts'

export interface Geometry extends EngineGeometry {
  /** In one half: the places with two more above them in their column. */
  readonly starts: number
  /** What is left of a column, by the cells taken out of it and those it had: at `taken << height | had`. */
  readonly fallen: Uint8Array
}

/** Reads a list of numbers where its length is known to be enough. */
export const at = (list: Int32Array, index: number): number => list[index] ?? 0

export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function fallenColumns(height: number): Uint8Array {
  const fallen = new Uint8Array(1 << (2 * height))
  for (let taken = 0; taken < 1 << height; taken++) {
    for (let had = 0; had < 1 << height; had++) {
      let left = 0
      let floor = 0
      for (let row = 0; row < height; row++) {
        if (taken & (1 << row)) continue
        if (had & (1 << row)) left |= 1 << floor
        floor++
      }
      fallen[(taken << height) | had] = left
    }
  }
  return fallen
}

function geometryOf(layout: Layout): Geometry {
  const known = ENGINE_GEOMETRY[layout]
  let starts = 0
  for (let row = 0; row < known.height - 2; row++) starts |= known.bottoms << row
  return { ...known, starts, fallen: fallenColumns(known.height) }
}

export const GEOMETRY: Readonly<Record<Layout, Geometry>> = { '8x6': geometryOf('8x6'), '6x8': geometryOf('6x8') }
