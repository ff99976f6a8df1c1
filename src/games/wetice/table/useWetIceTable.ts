import { computed } from 'vue'
import { explain } from '../../../engine/wetice/explain.ts'
import { isForHands } from '../../../engine/game.ts'
import { wetice } from '../../../engine/wetice/index.ts'
import { readLine } from '../../../engine/text.ts'
import type { Action, Event, Position } from '../../../engine/wetice/types.ts'
import { weticeBook } from '../../../rulebook/wetice/index.ts'
import type { Explanation } from '../../../rulebook/words.ts'
import { useReferee } from '../../../ui/table/useReferee.ts'
import { useSlips } from '../../../ui/table/useSlips.ts'
import { latestChain, linksOf } from './chain.ts'
import { useCorrection } from './useCorrection.ts'
import { useHelp } from './useHelp.ts'
import { useSelection } from './useSelection.ts'

/** WetIce's table: what is played, tapped, corrected and asked. */
export function useWetIceTable() {
  const referee = useReferee(wetice, weticeBook, (event, earlier) => isForHands(wetice, event, earlier))
  const { match, settled, walk, moves, proposal } = referee

  const correction = useCorrection(settled, proposal)
  const help = useHelp(settled, proposal)
  const mayMove = computed(() => !walk.walking.value && !correction.active.value && match.readOnly === null)
  const selection = useSelection(settled, proposal, mayMove)

  const slips = useSlips(step => {
    const told = referee.steps.value[step]
    return told ? referee.explain(told.event, told.position).sentence : ''
  })

  /** The table differs: what has happened is looked for first. */
  const judgeCorrection = (): void =>
    slips.ask(
      () => explain(referee.setup.value, actionsOf(moves.value), correction.board.value),
      () => correction.judge(),
    )

  /** Takes back whatever was begun and not confirmed. */
  function cancel(): void {
    proposal.cancel()
    help.close()
    selection.clear()
    correction.end()
  }

  /** What was begun goes first; with nothing begun, the last move. */
  async function undo(): Promise<void> {
    const begun = proposal.judgement.value !== null || selection.first.value !== null || correction.active.value
    if (begun) cancel()
    else await match.undo()
  }

  async function tap(cell: string): Promise<void> {
    help.close()
    if (correction.active.value) correction.choose(cell)
    else if (walk.walking.value) walk.next()
    else await selection.tap(cell)
  }

  /** A move from elsewhere than the cards: typed, or a key below the table. */
  async function propose(action: string): Promise<void> {
    cancel()
    if (walk.walking.value) walk.finish()
    await proposal.propose(action)
  }

  async function confirm(): Promise<void> {
    if (await proposal.confirm()) cancel()
  }

  /** For the log: what hands did, the scores, and the end. */
  const tell = (event: Event, position: Position): Explanation | null =>
    wetice.events[event.type].log ? referee.explain(event, position) : null

  return {
    ...referee,
    tell,
    correction,
    judgeCorrection,
    slips,
    help,
    selection,
    mayMove,
    links: computed(() => linksOf(latestChain(moves.value, walk.done.value))),
    tap,
    undo,
    propose,
    confirm,
    cancel,
  }
}

export type WetIceTable = ReturnType<typeof useWetIceTable>

const actionsOf = (moves: readonly { readonly action: string }[]): Action[] =>
  moves.flatMap(({ action }) => {
    const parsed = wetice.parseAction(readLine(action, 0).words)
    return parsed.ok ? [parsed.value] : []
  })
