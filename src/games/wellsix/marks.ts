import type { Card } from '../../engine/cards.ts'
import { type Cell, type CardLayout, groupsOf, largestOf, filterLayout } from '../../engine/wellsix/board.ts'
import type { BoardMarks, Outline } from '../../ui/types.ts'
import { ownerOf } from '../../engine/wellsix/colours.ts'
import type { Event, IsolateEvent, Position, WellsixStep } from '../../engine/wellsix/types.ts'

/** Where a removed card goes, or the letter of a group. */
export type Badge = 'seized' | 'returned' | 'A' | 'B' | 'C' | 'D'

export interface Marks extends BoardMarks {
  /** The cell that a capturing card leaves. */
  readonly gap?: Cell
  readonly badges?: ReadonlyMap<Cell, Badge>
  /** Cells where a second tap makes a legal move. */
  readonly legal?: ReadonlySet<Cell> | undefined
  /** The cells of the group that stays. Cards on other cells are dimmed. */
  readonly stays?: readonly Cell[]
  /** Cells that must be visible together, even if they become very small. */
  readonly whole?: readonly Cell[]
}

/** The cells that must respond to a tap immediately, in order of priority. */
export const touchedCells = ({ ghosts = [], gap, selected = [] }: Marks): readonly Cell[] => [
  ...ghosts,
  ...(gap === undefined ? [] : [gap]),
  ...selected,
]

/** A capture leaves at most four groups. */
const GROUP_OUTLINES: readonly Outline[] = [3, 4, 'ink', 'rubric']

const badgesOf = (table: CardLayout, badge: (card: Card) => Badge): ReadonlyMap<Cell, Badge> =>
  new Map(Object.entries(table).map(([cell, card]) => [cell, badge(card)]))

interface Ghost {
  readonly table: CardLayout
  /** A tap on these cells confirms the move. */
  readonly cells: readonly Cell[]
  readonly marks: Marks
}

export function previewOf(steps: readonly WellsixStep[], settled: Position): Ghost | null {
  const [first] = steps
  if (!first) return null
  const { table } = first.position
  switch (first.event.type) {
    case 'place': {
      const placed = steps.filter(({ event }) => event.type === 'place')
      const cells = placed.flatMap(({ event }) => (event.type === 'place' ? [event.cell] : []))
      return { table: placed.at(-1)?.position.table ?? table, cells, marks: movedTo(cells, steps) }
    }
    case 'exchange':
      return { table, cells: [first.event.cell], marks: movedTo([first.event.cell], steps) }
    case 'switch':
      return { table, cells: first.event.cells, marks: movedTo(first.event.cells, steps) }
    case 'capture': {
      const { from, to } = first.event
      return { table, cells: [from, to], marks: { gap: from, ...aftermath(steps), ...movedTo([to], steps) } }
    }
    case 'isolate':
      return {
        table: settled.table,
        cells: first.event.stays,
        marks: { ...cutMarks(first.event), ...lineMarks(steps) },
      }
    case 'correct': {
      const cells = Object.keys(first.event.cells)
      return { table, cells, marks: { outlined: new Map(cells.map(cell => [cell, 'rubric'])) } }
    }
    default:
      return null
  }
}

type Found<T extends Event['type']> = Extract<Event, { type: T }>

export const eventIn = <T extends Event['type']>(steps: readonly WellsixStep[], type: T): Found<T> | null =>
  steps.map(({ event }) => event).find((event): event is Found<T> => event.type === type) ?? null

function movedTo(cells: readonly Cell[], steps: readonly WellsixStep[]): Marks {
  const line = lineMarks(steps)
  return line.outlined ? { ...line, selected: cells } : { ghosts: cells }
}

/** Marks the line that a move completes, in its player's colour. */
export function lineMarks(steps: readonly WellsixStep[]): Marks {
  const event = eventIn(steps, 'align')
  return event ? { outlined: new Map(event.cells.map(cell => [cell, event.player])), whole: event.cells } : {}
}

function aftermath(steps: readonly WellsixStep[]): Marks {
  const isolated = eventIn(steps, 'isolate')
  if (isolated) return cutMarks(isolated)
  const last = steps.at(-1)?.position
  return last?.phase === 'keep' ? groupMarks(last) : {}
}

/** Marks each removed card by where it goes. */
export const cutMarks = ({ player, stays, seized, removed }: IsolateEvent): Marks => ({
  badges: badgesOf(removed, card => (seized.includes(card) ? 'seized' : 'returned')),
  outlined: new Map(
    Object.entries(removed).map(([cell, card]): [Cell, Outline] => [cell, seized.includes(card) ? player : 'ink']),
  ),
  stays,
  whole: [...Object.keys(removed), ...stays],
})

/** Marks the largest groups with letters and different outlines, and each card of the smaller ones as returned or captured. */
export function groupMarks(position: Position): Marks {
  const groups = largestGroups(position.table)
  const lettered = groups.flatMap((group, index) => group.map(cell => [cell, index] as const))
  const lost = filterLayout(position.table, cell => !lettered.some(([other]) => other === cell))
  const fate = badgesOf(lost, card => (ownerOf(position, card) === position.turn ? 'returned' : 'seized'))
  return {
    badges: new Map([...fate, ...lettered.map(([cell, index]) => [cell, groupLetter(index)] as const)]),
    outlined: new Map(lettered.map(([cell, index]) => [cell, GROUP_OUTLINES[index] ?? 'ink'])),
    stays: lettered.map(([cell]) => cell),
    whole: Object.keys(position.table),
  }
}

export const largestGroups = (table: CardLayout): readonly (readonly Cell[])[] => largestOf(groupsOf(table))

export const groupLetter = (index: number): 'A' | 'B' | 'C' | 'D' => (['A', 'B', 'C', 'D'] as const)[index] ?? 'D'
