import { computed, nextTick, type Ref, shallowRef } from 'vue'
import type { GridCell, SpreadPlace } from './types.ts'
import { afterPaint } from './afterPaint.ts'
import { rankWithLetter, suitForLetter } from './letters.ts'

/**
 * In a group of buttons, the one that Tab reaches. Moving the tab stop to a focused button makes the browser lay out the whole page, which
 * would slow every tap, so `touch` moves it after the paint.
 */
export function useTabStop() {
  let at: string | null = null
  const stop = shallowRef<string | null>(null)

  function applyStop(): void {
    stop.value = at
  }

  return {
    current: () => at,
    stop,
    visit(id: string): void {
      at = id
      applyStop()
    },
    /** For touches: the tab stop moves after the response to the tap has been painted. */
    touch(id: string): void {
      at = id
      afterPaint(applyStop)
    },
  }
}

type Rows = readonly (readonly { readonly id: string }[])[]
interface Spot {
  readonly row: number
  readonly col: number
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most))

interface Way {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}
const TO_THE_END: Readonly<Record<string, Way>> = {
  End: { x: 1, y: 0 },
  Home: { x: -1, y: 0 },
  PageUp: { x: 0, y: 1 },
  PageDown: { x: 0, y: -1 },
}
/** With `whole`, Home and End lead to a corner. */
function travel(key: string, from: Spot, last: Spot, whole: boolean): Spot | null {
  const way = WAYS[key]
  if (way) return { row: from.row - way.y, col: from.col + way.x }
  const end = TO_THE_END[key]
  if (!end) return null
  if (end.y !== 0) return { row: end.y > 0 ? 0 : last.row, col: from.col }
  const corner = end.x > 0 ? last : { row: 0, col: 0 }
  return { row: whole ? corner.row : from.row, col: corner.col }
}

/** Returns the id of the next card with the typed letter: as in records, as printed, or as a suit's initial; null if there is none. */
export function nextCardWithLetter(cells: readonly GridCell[], from: string, key: string): string | null {
  const at = cells.findIndex(({ id }) => id === from)
  const others = [...cells.slice(at + 1), ...cells.slice(0, at)]
  for (const letter of [key === '1' ? 'T' : key.toUpperCase(), rankWithLetter(key), suitForLetter(key)]) {
    const goal = letter === null ? undefined : others.find(({ kind = '' }) => kind.includes(letter))
    if (goal) return goal.id
  }
  return null
}

type Root = Readonly<Ref<HTMLElement | null>>

/** Finds and focuses buttons by id, in `data-cell` or another data attribute. A focused button becomes the tab stop. */
export function useKeys(root: Root, visit: (id: string) => void, mark = 'cell') {
  const keyOf = (id: string): HTMLElement | null =>
    root.value?.querySelector<HTMLElement>(`[data-${mark}="${CSS.escape(id)}"]`) ?? null

  function focus(id: string): void {
    visit(id)
    void nextTick(() => keyOf(id)?.focus())
  }

  return { keyOf, focus }
}

/** One tab stop for rows of buttons, found as in `useKeys`. Arrow keys move in their direction even if the grid is rotated. */
export function useRoving(root: Root, mark: string, rows: () => Rows, turned = (): boolean => false) {
  const { current, stop, visit, touch } = useTabStop()
  const spots = computed(
    () => new Map(rows().flatMap((cells, row) => cells.map((cell, col): [string, Spot] => [cell.id, { row, col }]))),
  )
  const there = (id: string | null): string | null =>
    id !== null && spots.value.has(id) ? id : (rows().flat()[0]?.id ?? null)
  const active = computed(() => there(stop.value))
  const { keyOf, focus } = useKeys(root, visit, mark)

  function follow(key: string, whole: boolean): string | null {
    const at = there(current())
    const from = at === null ? undefined : spots.value.get(at)
    if (at === null || !from) return null
    const grid = rows()
    const last = { row: grid.length - 1, col: (grid[from.row]?.length ?? 1) - 1 }
    const seen = turned() ? mirror(from, last) : from
    const to = travel(key, seen, last, whole)
    if (!to) return null
    const inside = { row: clamp(to.row, last.row), col: clamp(to.col, last.col) }
    const spot = turned() ? mirror(inside, last) : inside
    const cells = grid[spot.row] ?? []
    return cells[clamp(spot.col, cells.length - 1)]?.id ?? at
  }

  function walk(event: KeyboardEvent): boolean {
    const from = event.target instanceof HTMLElement ? event.target.dataset[mark] : undefined
    if (event.altKey || event.metaKey) return false
    if (from !== undefined) visit(from)
    const to = follow(event.key, event.ctrlKey)
    if (to === null) return false
    event.preventDefault()
    focus(to)
    return true
  }

  return {
    active,
    tabindex: (id: string): 0 | -1 => (id === active.value ? 0 : -1),
    visit,
    touch,
    keyOf,
    focus,
    walk,
  }
}

const mirror = (spot: Spot, last: Spot): Spot => ({ row: last.row - spot.row, col: last.col - spot.col })

const SIDEWAYS = 3

const turn = ({ x, y }: Way): Way => ({ x: -x as Way['x'], y: -y as Way['y'] })

/** The nearest square in a direction, at most as far to the side as ahead. Squares straight ahead are preferred. */
function step(from: SpreadPlace, places: readonly SpreadPlace[], way: Way): SpreadPlace | null {
  let best: SpreadPlace | null = null
  let least = Infinity
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y]
    const ahead = dx * way.x + dy * way.y
    const aside = Math.abs(way.x === 0 ? dx : dy)
    const cost = ahead + SIDEWAYS * aside
    if (ahead > 0 && aside <= ahead && cost < least) {
      best = place
      least = cost
    }
  }
  return best
}

function end(from: SpreadPlace, places: readonly SpreadPlace[], way: Way): SpreadPlace {
  const line = places.filter(place => (way.x === 0 ? place.x === from.x : place.y === from.y))
  const along = ({ x, y }: SpreadPlace): number => x * way.x + y * way.y
  return line.reduce((last, place) => (along(place) > along(last) ? place : last), from)
}

function nearest(from: SpreadPlace, places: readonly SpreadPlace[]): SpreadPlace | null {
  const distance = ({ x, y }: SpreadPlace): number => Math.hypot(x - from.x, y - from.y)
  return places.reduce<SpreadPlace | null>(
    (best, place) => (best && distance(best) <= distance(place) ? best : place),
    null,
  )
}

/** One tab stop for the squares of an unbounded grid. Arrow keys move in their direction even if the grid is rotated. */
export function useSpreadRoving(places: () => readonly SpreadPlace[], turned: () => boolean) {
  const tab = useTabStop()
  let was: SpreadPlace | null = null
  const find = (id: string | null): SpreadPlace | null => places().find(place => place.id === id) ?? null
  const active = computed<SpreadPlace | null>(before => {
    const all = places()
    return find(tab.stop.value) ?? (before && nearest(before, all)) ?? all[0] ?? null
  })
  const current = (): SpreadPlace | null => find(tab.current()) ?? (was && nearest(was, places())) ?? active.value

  function visit(id: string): void {
    was = find(id)
    tab.visit(id)
  }

  function touch(id: string): void {
    was = find(id)
    tab.touch(id)
  }

  function follow(key: string): string | null {
    const from = current()
    const near = WAYS[key]
    const way = near ?? TO_THE_END[key]
    if (!from || !way) return null
    const seen = turned() ? turn(way) : way
    const to = near ? step(from, places(), seen) : end(from, places(), seen)
    const { id } = to ?? from
    visit(id)
    return id
  }

  return {
    active: computed(() => active.value?.id ?? null),
    /** The current square's id, even if the tab stop hasn't moved there yet. */
    current: (): string | null => current()?.id ?? null,
    visit,
    touch,
    follow,
  }
}
