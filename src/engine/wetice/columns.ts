import { type Piece, type Place, isCell, type CardLocations } from '../hands.ts'

interface Slot {
  readonly row: number
  readonly piece: Piece
}

type Columns = ReadonlyMap<string, readonly Slot[]>

export const columnOf = (place: Place): string => place.slice(5, 6)

const rowOf = (place: Place): number => Number(place.slice(6))

export const slotPlace = (column: string, { row }: Slot): Place => `cell ${column}${row}`

/** The cards of each column, from the bottom up. */
export function columnsOf(locations: CardLocations): Columns {
  const columns = new Map<string, Slot[]>()
  for (const [place, [piece]] of locations) {
    if (!isCell(place) || piece === undefined) continue
    columns.set(columnOf(place), [...(columns.get(columnOf(place)) ?? []), { row: rowOf(place), piece }])
  }
  for (const slots of columns.values()) slots.sort((a, b) => a.row - b.row)
  return columns
}

type StayingCard = readonly [from: Slot, to: Slot]

interface Best {
  readonly value: number
  readonly staying: readonly StayingCard[]
}

const NOTHING: Best = { value: 0, staying: [] }

/** Exceeds the total of the points for cards that stay in their rows. */
const STAYS = 100

/** The longest sequence of cards that can stay in a column. Among equally long sequences, the one in which the most cards keep their rows. */
export function keptIn(from: readonly Slot[], to: readonly Slot[]): readonly StayingCard[] {
  let below: readonly Best[] = []
  for (const one of from) {
    const row: Best[] = [NOTHING]
    to.forEach((other, index) => {
      const [left = NOTHING, under = NOTHING, both = NOTHING] = [row[index], below[index + 1], below[index]]
      const skipped = left.value > under.value ? left : under
      const value = both.value + STAYS + (one.row === other.row ? 1 : 0)
      row.push(
        one.piece === other.piece && value > skipped.value
          ? { value, staying: [...both.staying, [one, other]] }
          : skipped,
      )
    })
    below = row
  }
  return (below.at(-1) ?? NOTHING).staying
}
