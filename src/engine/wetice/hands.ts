import { SUITS, type Suit } from '../cards.ts'
import {
  locationsOf,
  unseen,
  type HandStep,
  type Movement,
  type Piece,
  type Place,
  isCell,
  UNSEEN,
  type CardLocations,
} from '../hands.ts'
import { handsOf, type Hands, type HandRules } from '../hands-walk.ts'
import { CARDS_PER_SUIT, CELL_COUNT, CELLS, cellNumber, countCards, countSuits } from './board.ts'
import type { Cell, Event, Mode, Position, ScoreEvent, SuitPile } from './types.ts'
import { differences, stepsBy, transfers, type Spot } from '../hands-across.ts'

/** A card of a column, and in which row it lies. */
interface Slot {
  readonly row: number
  readonly piece: Piece
}

type Columns = ReadonlyMap<string, readonly Slot[]>

const columnOf = (place: Place): string => place.slice(5, 6)
const rowOf = (place: Place): number => Number(place.slice(6))
const slotPlace = (column: string, { row }: Slot): Place => `cell ${column}${row}`

/** The cards on the table by column, from the bottom up. */
export function columnsOf(locations: CardLocations): Columns {
  const columns = new Map<string, Slot[]>()
  for (const [place, [piece]] of locations) {
    if (!isCell(place) || piece === undefined) continue
    columns.set(columnOf(place), [...(columns.get(columnOf(place)) ?? []), { row: rowOf(place), piece }])
  }
  for (const slots of columns.values()) slots.sort((a, b) => a.row - b.row)
  return columns
}

/** A card that needs only slide: where it lies, and where it should. */
type Kept = readonly [from: Slot, to: Slot]

interface Best {
  readonly value: number
  readonly kept: readonly Kept[]
}

const NOTHING: Best = { value: 0, kept: [] }
/** A card that stays in the column is worth more than any number that stay in their places. */
const STAYS = 100

/** The most cards of a column that can stay in it, in their order; of such choices one in which few have to slide. */
export function keptIn(from: readonly Slot[], to: readonly Slot[]): readonly Kept[] {
  let below: readonly Best[] = []
  for (const one of from) {
    const row: Best[] = [NOTHING]
    to.forEach((other, index) => {
      const [left = NOTHING, under = NOTHING, both = NOTHING] = [row[index], below[index + 1], below[index]]
      const skipped = left.value > under.value ? left : under
      const value = both.value + STAYS + (one.row === other.row ? 1 : 0)
      row.push(
        one.piece === other.piece && value > skipped.value ? { value, kept: [...both.kept, [one, other]] } : skipped,
      )
    })
    below = row
  }
  return (below.at(-1) ?? NOTHING).kept
}

/**
 * Any table from any other: cards that change places, then what goes is taken away, columns slide down, are pushed up to make room, and what
 * is missing is laid. A card stays in its column if it can.
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
  const kept = keptCards(from, to)
  const movements = cardsThatChange(from, to, kept)
  const off = movements.filter(movement => isCell(movement.from))
  const onto = movements.filter(movement => isCell(movement.to))
  const beside = movements.filter(movement => !isCell(movement.from) && !isCell(movement.to))
  const lifted = off.map(movement => (isCell(movement.to) ? { ...movement, to: 'aside' as const } : movement))
  const laid = onto.map(movement => (isCell(movement.from) ? { ...movement, from: 'aside' as const } : movement))
  const slid = (kind: 'slide' | 'pull' | 'push'): HandStep[] => {
    const together = kept.filter(each => each.kind === kind).map(({ movement }) => movement)
    return together.length > 0 ? [{ kind, movements: together }] : []
  }
  return [
    ...stepsBy('lift', lifted, movement => movement.to),
    ...slid('slide'),
    ...slid('pull'),
    ...slid('push'),
    ...stepsBy('give', beside, movement => `${movement.from} ${movement.to}`),
    ...stepsBy('lay', laid, movement => movement.from),
  ]
}

interface KeptCard {
  readonly movement: Movement
  readonly kind: 'slide' | 'pull' | 'push' | null
}

function keptCards(from: CardLocations, to: CardLocations): KeptCard[] {
  const goal = columnsOf(to)
  return [...columnsOf(from)].flatMap(([column, slots]) => {
    const kept = keptIn(slots, goal.get(column) ?? [])
    const fallen = kept.every(([one, other], index) => Math.min(one.row, other.row) === index + 1)
    return kept.map(([one, other]): KeptCard => {
      const movement = { piece: one.piece, from: slotPlace(column, one), to: slotPlace(column, other) }
      const down = fallen ? 'slide' : 'pull'
      return { movement, kind: other.row < one.row ? down : other.row > one.row ? 'push' : null }
    })
  })
}

/** What is lifted goes to the piles first, then elsewhere on the table, and out of play last. */
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

/** Two cards that lie right when they have changed places, where that saves hands work. */
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

/** Cards lifted and laid in these columns; those that slide together count once. */
function effort(from: CardLocations, to: CardLocations, names: readonly string[]): number {
  const [columns, goals] = [columnsOf(from), columnsOf(to)]
  return names.reduce((sum, name) => {
    const [slots, goal] = [columns.get(name) ?? [], goals.get(name) ?? []]
    const kept = keptIn(slots, goal)
    const slides = new Set(kept.map(([one, other]) => other.row - one.row).filter(by => by !== 0))
    return sum + slots.length + goal.length - 2 * kept.length + slides.size
  }, 0)
}

const swapped = (locations: CardLocations, swap: readonly Movement[]): CardLocations =>
  new Map([...locations, ...swap.map(({ piece, to }) => [to, [piece]] as const)])

type Places = readonly (readonly [Place, readonly Piece[]])[]

const several = (suit: Suit, count: number): Suit[] => Array.from({ length: count }, () => suit)
const piecesOf = (pile: SuitPile): Suit[] => SUITS.flatMap(suit => several(suit, pile[suit] ?? 0))

/** Twelve of each suit are on the table, in the piles, or out of play. */
function duelPlaces({ board, piles: [first, second] }: Position): Places {
  const counts = countSuits(board)
  const out = SUITS.flatMap(suit =>
    several(suit, CARDS_PER_SUIT - counts[suit] - (first[suit] ?? 0) - (second[suit] ?? 0)),
  )
  return [
    ['pile 1', piecesOf(first)],
    ['pile 2', piecesOf(second)],
    ['pack', out],
  ]
}

/** Of what had been removed before the record began only the number is known, and of what went to two piles which suits went to both. */
function soloPlaces({ board, mode, solo: { three, four }, removed }: Position): Places {
  const counts = countSuits(board)
  const taken = piecesOf(removed)
  const known = taken.length === three + four
  const pack = known
    ? SUITS.flatMap(suit => several(suit, CARDS_PER_SUIT - counts[suit] - (removed[suit] ?? 0)))
    : unseen(CELL_COUNT - countCards(board) - three - four)
  const pile = (count: number): readonly Piece[] => (known && count === taken.length ? taken : unseen(count))
  return mode === 'solo'
    ? [['removed', pile(three + four)], ['pack', pack]]
    : [['threes', pile(three)], ['fours', pile(four)], ['pack', pack]] // prettier-ignore
}

const placeOf = (cell: Cell): Place => `cell ${cell}`

function boardPlaces({ board: { layout, cells } }: Position): Places {
  return CELLS[layout].map((cell, index) => {
    const suit = cells[index] ?? null
    return [placeOf(cell), suit === null ? [] : [suit]] as const
  })
}

function pileOf({ player, pile }: ScoreEvent, mode: Mode): Place {
  if (mode === 'duel') return `pile ${player}`
  return mode === 'solo' ? 'removed' : pile === 'four' ? 'fours' : 'threes'
}

function steps({ board, mode }: Position, { event }: { readonly event: Event }): HandStep[] {
  const suitOn = (cell: Cell): Suit => board.cells[cellNumber(board.layout, cell)] ?? 'S'
  const move = (from: Cell, to: Cell): Movement => ({ piece: suitOn(from), from: placeOf(from), to: placeOf(to) })
  switch (event.type) {
    case 'swap': {
      const [a, b] = event.cells
      return [{ kind: 'swap', movements: [move(a, b), move(b, a)] }]
    }
    case 'score': {
      const to = pileOf(event, mode)
      return [{ kind: 'lift', movements: event.cells.map(cell => ({ piece: event.suit, from: placeOf(cell), to })) }]
    }
    case 'give': {
      const given = { piece: event.suit, from: `pile ${event.from}`, to: `pile ${event.to}` } as const
      return [{ kind: 'give', movements: Array.from({ length: event.cards }, () => given) }]
    }
    case 'fall':
      return [{ kind: 'slide', movements: event.moves.map(([from, to]) => move(from, to)) }]
    default:
      return []
  }
}

const OPENING: readonly Event['type'][] = ['swap', 'match', 'give']

const handRules: HandRules<Position, Event> = {
  locations: position =>
    locationsOf([
      ...boardPlaces(position),
      ...(position.mode === 'duel' ? duelPlaces(position) : soloPlaces(position)),
    ]),
  steps,
  opens: ({ type }) => OPENING.includes(type),
  corrects: ({ type }) => type === 'correct',
  across,
  deal: () => 0,
  passing: null,
  hidden: ['threes', 'fours'],
}

/** A link of a chain is one instruction: lift, and let the columns slide. */
export const hands: Hands<Position, Event> = handsOf(handRules)
