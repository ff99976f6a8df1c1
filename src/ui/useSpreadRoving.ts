import { computed } from 'vue'
import type { SpreadPlace } from './types.ts'
import { useTabStop } from './useRoving.ts'

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
const SIDEWAYS = 3

const turn = ({ x, y }: Way): Way => ({ x: -x as Way['x'], y: -y as Way['y'] })

/** The nearest place that lies that way, not more to the side than ahead; one straight ahead is nearer than others. */
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

/** The last place of the same row or column that way. */
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

/** One tab stop for places that lie anywhere; keys go the way they point, also when the table is turned to the other side. */
export function useSpreadRoving(places: () => readonly SpreadPlace[], turned: () => boolean) {
  const tab = useTabStop()
  /** The place where people are, as it was when they came there. */
  let was: SpreadPlace | null = null
  const find = (id: string | null): SpreadPlace | null => places().find(place => place.id === id) ?? null
  /** Where the active place is gone, the one nearest to it is. */
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

  /** The place that a key leads to, already made active; null when the key is not one of the grid's. */
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
    /** Where people are, also before Tab reaches it. */
    current: (): string | null => current()?.id ?? null,
    visit,
    touch,
    follow,
  }
}
