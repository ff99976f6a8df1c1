import { computed, ref, type ComputedRef } from 'vue'
import type { GridCell } from './types.ts'

type Rows = readonly (readonly GridCell[])[]
interface Spot {
  readonly row: number
  readonly col: number
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most))

/** Where a key leads from a place; null for a key that leads nowhere. */
function travel(key: string, from: Spot, last: Spot, whole: boolean): Spot | null {
  switch (key) {
    case 'ArrowUp':
      return { row: from.row - 1, col: from.col }
    case 'ArrowDown':
      return { row: from.row + 1, col: from.col }
    case 'ArrowLeft':
      return { row: from.row, col: from.col - 1 }
    case 'ArrowRight':
      return { row: from.row, col: from.col + 1 }
    case 'PageUp':
      return { row: 0, col: from.col }
    case 'PageDown':
      return { row: last.row, col: from.col }
    case 'Home':
      return { row: whole ? 0 : from.row, col: 0 }
    case 'End':
      return { row: whole ? last.row : from.row, col: last.col }
    default:
      return null
  }
}

export interface Roving {
  /** The one cell that Tab reaches. */
  readonly active: ComputedRef<string | null>
  readonly visit: (id: string) => void
  /** The cell that a key leads to, already made active; null when the key is not one of the grid's. */
  readonly follow: (key: string, whole: boolean) => string | null
}

/** One tab stop for a grid; keys go the way they point, also when the grid is turned to the other side. */
export function useRoving(rows: () => Rows, turned: () => boolean): Roving {
  const wanted = ref<string | null>(null)
  const spots = computed(
    () => new Map(rows().flatMap((cells, row) => cells.map((cell, col): [string, Spot] => [cell.id, { row, col }]))),
  )
  const active = computed(() => {
    if (wanted.value !== null && spots.value.has(wanted.value)) return wanted.value
    return rows().flat()[0]?.id ?? null
  })

  function follow(key: string, whole: boolean): string | null {
    const from = active.value === null ? undefined : spots.value.get(active.value)
    if (!from) return null
    const grid = rows()
    const last = { row: grid.length - 1, col: (grid[from.row]?.length ?? 1) - 1 }
    const seen = turned() ? mirror(from, last) : from
    const to = travel(key, seen, last, whole)
    if (!to) return null
    const inside = { row: clamp(to.row, last.row), col: clamp(to.col, last.col) }
    const spot = turned() ? mirror(inside, last) : inside
    const cells = grid[spot.row] ?? []
    wanted.value = cells[clamp(spot.col, cells.length - 1)]?.id ?? active.value
    return wanted.value
  }

  return {
    active,
    visit: id => {
      wanted.value = id
    },
    follow,
  }
}

const mirror = (spot: Spot, last: Spot): Spot => ({ row: last.row - spot.row, col: last.col - spot.col })
