import type { Card } from '../../engine/cards.ts'
import type { Cell, Table } from '../../engine/wellsix/board.ts'
import type { Outline } from '../../ui/types.ts'

/** Where a card goes that is cut off, or the group that it belongs to. */
export type Badge = 'seized' | 'returned' | 'A' | 'B' | 'C' | 'D'

/** What is to be seen on the table beside its cards. */
export interface Marks {
  readonly selected?: readonly Cell[]
  /** Cards that lie elsewhere than on the real table until the move is confirmed. */
  readonly ghosts?: readonly Cell[]
  /** The place that a capturing card leaves. */
  readonly gap?: Cell
  readonly outlined?: ReadonlyMap<Cell, Outline>
  readonly badges?: ReadonlyMap<Cell, Badge>
  /** Where a second tap makes a legal move. */
  readonly legal?: ReadonlySet<Cell> | undefined
  /** The group that stays; others step back. */
  readonly stays?: readonly Cell[]
  /** To be seen all at once, however small. */
  readonly whole?: readonly Cell[]
  /** Others than these step back. */
  readonly lit?: readonly Cell[]
}

/** The cells that a tap is answered on, the most pressing first. */
export const touchedIn = ({ ghosts = [], gap, selected = [] }: Marks): readonly Cell[] => [
  ...ghosts,
  ...(gap === undefined ? [] : [gap]),
  ...selected,
]

/** Up to four groups can be left by one capture. */
export const GROUP_OUTLINES: readonly Outline[] = [3, 4, 'ink', 'rubric']

export const badgesOf = (table: Table, badge: (card: Card) => Badge): ReadonlyMap<Cell, Badge> =>
  new Map(Object.entries(table).map(([cell, card]) => [cell, badge(card)]))
