import { locationsOf, type HandStep, type Movement, type Place, isCell, UNSEEN, type CardLocations } from '../hands.ts'
import { differences, groupMovements, transfers, type Spot } from '../hands-across.ts'
import { columnOf, slotPlace, columnsOf, keptIn } from './columns.ts'

/**
 * The steps from one layout to another: swap cards, remove surplus cards, slide columns down or up to make room, and lay the missing
 * cards. A card stays in its column if possible.
 */
export function across(start: CardLocations, to: CardLocations): HandStep[] {
  const swaps: HandStep[] = []
  let from = start
  for (let swap = helpfulSwap(from, to); swap; swap = helpfulSwap(from, to)) {
    swaps.push({ kind: 'swap', movements: swap })
    from = swapped(from, swap)
  }
  return [...swaps, ...withoutSwaps(from, to)]
}

function withoutSwaps(from: CardLocations, to: CardLocations): HandStep[] {
  const staying = keptCards(from, to)
  const movements = cardsThatChange(from, to, staying)
  const off = movements.filter(movement => isCell(movement.from))
  const onto = movements.filter(movement => isCell(movement.to))
  const beside = movements.filter(movement => !isCell(movement.from) && !isCell(movement.to))
  const lifted = off.map(movement => (isCell(movement.to) ? { ...movement, to: 'aside' as const } : movement))
  const laid = onto.map(movement => (isCell(movement.from) ? { ...movement, from: 'aside' as const } : movement))
  const slid = (kind: 'slide' | 'pull' | 'push'): HandStep[] => {
    const together = staying.filter(each => each.kind === kind).map(({ movement }) => movement)
    return together.length > 0 ? [{ kind, movements: together }] : []
  }
  return [
    ...groupMovements('lift', lifted, movement => movement.to),
    ...slid('slide'),
    ...slid('pull'),
    ...slid('push'),
    ...groupMovements('give', beside),
    ...groupMovements('lay', laid, movement => movement.from),
  ]
}

interface KeptCard {
  readonly movement: Movement
  readonly kind: 'slide' | 'pull' | 'push' | null
}

function keptCards(from: CardLocations, to: CardLocations): KeptCard[] {
  const goal = columnsOf(to)
  return [...columnsOf(from)].flatMap(([column, slots]) => {
    const staying = keptIn(slots, goal.get(column) ?? [])
    const fallen = staying.every(([one, other], index) => Math.min(one.row, other.row) === index + 1)
    return staying.map(([one, other]): KeptCard => {
      const movement = { piece: one.piece, from: slotPlace(column, one), to: slotPlace(column, other) }
      const down = fallen ? 'slide' : 'pull'
      return { movement, kind: other.row < one.row ? down : other.row > one.row ? 'push' : null }
    })
  })
}

const order = (place: Place): number => (place === 'pack' ? 2 : isCell(place) ? 1 : 0)

function cardsThatChange(from: CardLocations, to: CardLocations, kept: readonly KeptCard[]): Movement[] {
  const staying = new Set(kept.map(({ movement }) => movement.from))
  const filled = new Set(kept.map(({ movement }) => movement.to))
  const heaps = differences(heapsOf(from), heapsOf(to))
  const wanted = [...heaps.wanted, ...cellsBut(to, filled)].sort((a, b) => order(a.place) - order(b.place))
  const unknown = [...from].find(([place, pieces]) => place !== 'aside' && pieces.includes(UNSEEN))?.[0] ?? null
  return transfers([...cellsBut(from, staying), ...heaps.over], wanted, () => unknown)
}

const heapsOf = (locations: CardLocations): CardLocations =>
  locationsOf([...locations].filter(([place]) => !isCell(place)))

const cellsBut = (locations: CardLocations, but: ReadonlySet<Place>): Spot[] =>
  [...locations].flatMap(([place, pieces]) =>
    isCell(place) && !but.has(place) ? pieces.map(piece => ({ piece, place })) : [],
  )

function helpfulSwap(from: CardLocations, to: CardLocations): readonly [Movement, Movement] | null {
  const isRight = ({ piece, place }: Spot): boolean => to.get(place)?.[0] === piece
  const wrong = cellsBut(from, new Set()).filter(spot => !isRight(spot))
  for (const [index, one] of wrong.entries()) {
    for (const other of wrong.slice(index + 1)) {
      if (!isRight({ piece: one.piece, place: other.place }) || !isRight({ piece: other.piece, place: one.place }))
        continue
      const swap = [
        { piece: one.piece, from: one.place, to: other.place },
        { piece: other.piece, from: other.place, to: one.place },
      ] as const
      const names = [...new Set([columnOf(one.place), columnOf(other.place)])]
      if (effort(swapped(from, swap), to, names) + swap.length < effort(from, to, names)) return swap
    }
  }
  return null
}

/** Cards that slide together count as one. */
function effort(from: CardLocations, to: CardLocations, names: readonly string[]): number {
  const [columns, goals] = [columnsOf(from), columnsOf(to)]
  return names.reduce((sum, name) => {
    const [slots, goal] = [columns.get(name) ?? [], goals.get(name) ?? []]
    const staying = keptIn(slots, goal)
    const slides = new Set(staying.map(([one, other]) => other.row - one.row).filter(by => by !== 0))
    return sum + slots.length + goal.length - 2 * staying.length + slides.size
  }, 0)
}

const swapped = (locations: CardLocations, swap: readonly Movement[]): CardLocations =>
  new Map([...locations, ...swap.map(({ piece, to }) => [to, [piece]] as const)])
