import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openPhoto } from '../../src/cli/open-photo.ts'
import type { Quad } from '../../src/photo/geometry.ts'
import { readNetworks } from '../../src/photo/network.ts'
import { layoutNamed, readTable } from '../../src/photo/read.ts'

interface Drawn {
  readonly corners: Quad
  readonly suits: readonly string[]
}
const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const DRAWN: Drawn = JSON.parse(readFileSync(path('table.json'), 'utf8'))
const LAID = DRAWN.suits.join('')

it('a photo that is compared with an expected layout gives the differing squares; a photo of another layout is rejected', async () => {
  const { picture } = await openPhoto(path('table.jpg'))
  const networks = readNetworks(new Uint8Array(readFileSync(path('../../src/photo/suits.weights'))))
  const layout = layoutNamed('8x6')
  if (!layout) throw new Error('There is no such layout')
  const compare = (held: string) => readTable(picture, layout, DRAWN.corners, networks, undefined, held)
  const held = `${LAID.slice(0, 9)}.${LAID.slice(10, 30)}${LAID[30] === 'S' ? 'H' : 'S'}${LAID.slice(31)}`
  const { cells, unsure, alarm } = compare(held)
  expect(alarm).toBeNull()
  const differing = cells.filter(({ suit }, k) => (suit ?? '.') !== held[k]).map(({ cell }) => cell)
  expect(differing).toEqual(['b5', 'g3'])
  expect(cells.filter(({ suit }, k) => suit !== LAID[k])).toEqual([])
  expect(unsure.length).toBeLessThan(4)
  expect(compare([...LAID].reverse().join('')).alarm).toBe('not-a-layout')
})
