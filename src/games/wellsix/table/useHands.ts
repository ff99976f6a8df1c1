import { parseCard } from '../../../engine/cards.ts'
import type { Cell } from '../../../engine/wellsix/board.ts'
import { ownerOf } from '../../../engine/wellsix/colours.ts'
import { isAmong, type Tap } from '../taps.ts'
import { useCarry } from '../../../ui/useCarry.ts'
import type { WellsixPlay } from './useWellsixPlay.ts'

function tapOn(element: Element): Tap | null {
  const { cell, card } = element.closest<HTMLElement>('[data-cell], [data-card]')?.dataset ?? {}
  if (cell !== undefined) return { type: 'cell', cell }
  const found = card === undefined ? null : parseCard(card)
  return found && { type: 'hand', card: found }
}

/** Cards that are tapped, or carried to where they go. */
export function useHands(own: WellsixPlay) {
  const { selection, correction, help, walk, spotlight, position, closed } = own
  const isAsked = (): boolean => own.scoring.active.value

  async function tap(tapped: Tap): Promise<void> {
    const choose = spotlight.value?.choose
    help.close()
    if (choose) choose(tapped.type === 'cell' ? tapped.cell : tapped.card)
    else if (correction.active.value) correction.tap(tapped)
    else if (isAsked()) return
    else if (walk.walking.value && (!walk.isLast.value || own.changes(tapped))) walk.next()
    else {
      // The last cards are lifted while the next are chosen already.
      walk.finish()
      await selection.tap(tapped)
    }
  }

  const hasCard = (tapped: Tap): boolean => tapped.type === 'hand' || position.value.table[tapped.cell] !== undefined

  function mayLift(tapped: Tap): boolean {
    if (closed.value || isAsked() || spotlight.value?.choose || !hasCard(tapped)) return false
    return correction.active.value || (isAmong(selection.beginnings.value, tapped) && !own.changes(tapped))
  }

  /** Whether a finger on this card may carry it; asked for every card that is drawn, and so less exactly. */
  function isOwn(cell: Cell): boolean {
    const card = position.value.table[cell]
    const { phase, turn } = selection.next.value
    if (card === undefined || closed.value || spotlight.value?.choose) return false
    return correction.active.value || (phase === 'main' && ownerOf(position.value, card) === turn)
  }

  async function lift(tapped: Tap): Promise<void> {
    help.close()
    if (correction.active.value) return
    walk.finish()
    await selection.lift(tapped)
  }

  async function drop(from: Tap, on: Tap | null): Promise<void> {
    if (!correction.active.value) await selection.drop(on)
    else if (on?.type === 'cell') correction.drop(from, on.cell)
  }

  return { tap, isOwn, carry: useCarry({ tapOn, mayLift, lift, drop }) }
}
