import type { InjectionKey, Ref } from 'vue'
import type { Stop } from '../engine/hands.ts'

/** The cells from and to which hands move cards back now, for the board to show. */
export const MENDED: InjectionKey<Readonly<Ref<readonly string[]>>> = Symbol('mended')

const CELL = 'cell '

export const cellsIn = (stop: Stop): readonly string[] => [
  ...new Set(
    stop
      .flatMap(({ movements }) => movements.flatMap(({ from, to }) => [from, to]))
      .flatMap(place => (place.startsWith(CELL) ? [place.slice(CELL.length)] : [])),
  ),
]
