import { computed, ref, shallowRef, type Ref } from 'vue'
import { countSuits } from '../../../engine/wetice/board.ts'
import { makeAction } from '../../../engine/wetice/notation.ts'
import type { Cell, Change, Position } from '../../../engine/wetice/types.ts'
import type { Suit } from '../../../engine/cards.ts'
import type { RulingView } from '../../../ui/table/useReferee.ts'
import { withChanges, type Marks } from './view.ts'
import { WETICE_TABLE as WORDS } from './words.ts'

/** Putting the table right: cells that differ are tapped one by one, and then what lies there. */
export function useCorrection(
  settled: Readonly<Ref<Position>>,
  propose: (action: string) => Promise<void>,
  cancel: () => void,
) {
  const active = ref(false)
  const changes = shallowRef<readonly Change[]>([])
  const chosen = ref<Cell | null>(null)

  function begin(): void {
    cancel()
    active.value = true
    changes.value = []
    chosen.value = null
  }

  function end(): void {
    cancel()
    active.value = false
    changes.value = []
    chosen.value = null
  }

  function choose(cell: Cell): void {
    cancel()
    chosen.value = cell
  }

  /** What lies on the chosen cell; a cell set back to what stood there no longer differs. */
  function set(suit: Suit | null): void {
    const cell = chosen.value
    if (cell === null) return
    cancel()
    const others = changes.value.filter(change => change.cell !== cell)
    const next = [...others, { cell, suit }]
    const same = boardKey(withChanges(settled.value.board, next)) === boardKey(withChanges(settled.value.board, others))
    changes.value = same ? others : next
    chosen.value = null
  }

  const boardKey = ({ cells }: Position['board']): string => cells.map(suit => suit ?? '.').join('')

  const judge = (): Promise<void> => propose(makeAction({ type: 'correct', changes: changes.value }))

  return {
    active,
    changes,
    chosen,
    counts: computed(() => countSuits(withChanges(settled.value.board, changes.value))),
    marks: computed(
      (): Marks => ({
        selected: chosen.value === null ? [] : [chosen.value],
        outlined: new Map(changes.value.map(({ cell }) => [cell, 'rubric'])),
      }),
    ),
    ruling: computed((): RulingView => {
      const sentence = chosen.value === null ? WORDS.correctTitle : WORDS.correctChosen(chosen.value)
      const detail = changes.value.length > 0 ? WORDS.correctCount(changes.value.length) : ''
      return { tone: 'ask', sentence, detail, rule: null }
    }),
    begin,
    end,
    choose,
    set,
    judge,
  }
}
