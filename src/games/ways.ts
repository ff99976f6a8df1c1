import { isCell, type Place, type Instruction } from '../engine/hands.ts'

/** Cards that go from one cell to another, or change places. */
interface CellWay {
  readonly from: string
  readonly to: string
  readonly both: boolean
}

const CELL = 'cell '
const cellOf = (place: Place): string[] => (isCell(place) ? [place.slice(CELL.length)] : [])

/** The cells from and to which hands move cards. */
export const cellsIn = (instruction: Instruction): readonly string[] => [
  ...new Set(
    instruction.flatMap(({ movements }) => movements.flatMap(({ from, to }) => [...cellOf(from), ...cellOf(to)])),
  ),
]

/** What moves on the table itself. */
export const waysIn = (instruction: Instruction): readonly CellWay[] =>
  instruction.flatMap(({ kind, movements }) =>
    (kind === 'swap' ? movements.slice(0, 1) : movements).flatMap(movement => {
      const [from, to] = [cellOf(movement.from)[0], cellOf(movement.to)[0]]
      return from === undefined || to === undefined ? [] : [{ from, to, both: kind === 'swap' }]
    }),
  )
