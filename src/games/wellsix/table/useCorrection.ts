import { computed } from 'vue'
import type { Card } from '../../../engine/cards.ts'
import { type Cell, cardsOf, type CardLayout } from '../../../engine/wellsix/board.ts'
import { ownerOf } from '../../../engine/wellsix/colours.ts'
import type { Action, CellCard, Player, Position, Wellsix } from '../../../engine/wellsix/types.ts'
import type { PendingCorrection } from '../../../table/session/activity.ts'
import type { Core } from '../../../table/session/session.ts'
import { useMarking } from '../../../table/assist/useCorrecting.ts'
import type { Marks } from '../marks.ts'
import type { Tap } from '../taps.ts'

type Edit = Readonly<Record<Cell, Card | null>>

/** Pending input at Wellsix's table: the taps for a move and the moves they may mean, or a correction. */
export type WellsixPendingInput =
  | { readonly type: 'choosing'; readonly first: Tap | null; readonly choices: readonly Action[] }
  | PendingCorrection<Edit>

const changesIn = (edit: Edit, table: CardLayout): readonly CellCard[] =>
  Object.entries(edit)
    .filter(([cell, card]) => (table[cell] ?? null) !== card)
    .map(([cell, card]) => ({ cell, card }))

const corrected = (table: CardLayout, edit: Edit): CardLayout => {
  const all = Object.entries({ ...table, ...edit })
  return Object.fromEntries(all.flatMap(([cell, card]) => (card === null ? [] : [[cell, card] as const])))
}

function handWith(position: Position, table: CardLayout, player: Player): readonly Card[] {
  const lying = new Set(cardsOf(table))
  return [...position.hands.flat(), ...cardsOf(position.table)].filter(
    card => !lying.has(card) && ownerOf(position, card) === player,
  )
}

/** Lets players correct the layout: they tap a square that differs, then its real card, in a hand or on the table. */
export function useCorrection(core: Core<Wellsix, WellsixPendingInput>) {
  const { made, mark, choose, ...marking } = useMarking<Edit>(core)
  const { chosen } = marking

  const edited = computed((): Edit => Object.assign({}, ...made.value))
  const changes = computed(() => changesIn(edited.value, core.session.settled.value.table))
  const table = computed(() => corrected(core.session.settled.value.table, edited.value))
  const marks = computed((): Marks => ({
    outlined: new Map(changes.value.map(({ cell }) => [cell, 'rubric'])),
    selected: chosen.value === null ? [] : [chosen.value],
  }))

  /** A second card in the layout is swapped with the first, because a misplaced card is usually in another's place. */
  function tap(tapped: Tap): void {
    core.proposal.cancel()
    const cell = chosen.value
    if (tapped.type === 'hand') {
      if (cell !== null) mark({ [cell]: tapped.card })
    } else if (cell === null || table.value[tapped.cell] === undefined) {
      choose(cell === tapped.cell ? null : tapped.cell)
    } else if (cell === tapped.cell) {
      choose(null)
    } else {
      mark({ [cell]: table.value[tapped.cell] ?? null, [tapped.cell]: table.value[cell] ?? null })
    }
  }

  return {
    ...marking,
    changes,
    table,
    marks,
    handOf: (player: Player) => handWith(core.session.settled.value, table.value, player),
    tap,
    drop(from: Tap, to: Cell): void {
      choose(to)
      tap(from)
    },
    empty: (): void => {
      if (chosen.value !== null) mark({ [chosen.value]: null })
    },
    judge: () => core.proposal.ask({ type: 'correct', changes: changes.value }),
  }
}
