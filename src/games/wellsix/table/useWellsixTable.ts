import { computed } from 'vue'
import { explain } from '../../../engine/wellsix/explain.ts'
import { isForHands } from '../../../engine/game.ts'
import { wellsix } from '../../../engine/wellsix/index.ts'
import { of } from '../../../engine/wellsix/colours.ts'
import { readLine } from '../../../engine/text.ts'
import type { Action, Event, Position } from '../../../engine/wellsix/types.ts'
import { wellsixBook } from '../../../rulebook/wellsix/index.ts'
import type { Explanation } from '../../../rulebook/words.ts'
import { useReferee } from '../../../table/useReferee.ts'
import { useSlips } from '../../../table/useSlips.ts'
import type { Tap } from '../taps.ts'
import { useAgreement } from './useAgreement.ts'
import { useCorrection } from './useCorrection.ts'
import { useHelp } from './useHelp.ts'
import { useScoring } from './useScoring.ts'
import { useSelection } from './useSelection.ts'

/** Wellsix's table: what is played, tapped, agreed, corrected and asked. */
export function useWellsixTable() {
  const referee = useReferee(wellsix, wellsixBook, (event, earlier) => isForHands(wellsix, event, earlier))
  const { match, settled, walk, moves, proposal } = referee

  const correction = useCorrection(settled, proposal)
  const help = useHelp(settled, proposal)
  const agreement = useAgreement(settled, match.play)
  const scoring = useScoring(settled, moves, match.play)
  const isBusy = computed(() => walk.walking.value || correction.active.value || agreement.active.value)
  const mayMove = computed(() => !isBusy.value && match.readOnly === null)
  const isLegal = (action: string): boolean => match.preview(action).type === 'accepted'
  const selection = useSelection(settled, proposal, mayMove, isLegal)

  const slips = useSlips(step => {
    const told = referee.steps.value[step]
    return told ? referee.explain(told.event, told.position).sentence : ''
  })

  /** The table differs: what has happened is looked for first. */
  const judgeCorrection = (): void =>
    slips.ask(
      () => explain(referee.setup.value, actionsOf(moves.value), correction.table.value),
      () => correction.judge(),
    )

  /** Takes back whatever was begun and not confirmed. */
  function cancel(): void {
    proposal.cancel()
    help.close()
    selection.clear()
    agreement.end()
    correction.end()
  }

  async function tap(tapped: Tap): Promise<void> {
    help.close()
    if (correction.active.value) correction.tap(tapped)
    else if (walk.walking.value) walk.next()
    else await selection.tap(tapped)
  }

  /** Moves from elsewhere than the cards: typed, or a key below the table. Of several the legal one is made, or asked for. */
  async function propose(...actions: readonly string[]): Promise<void> {
    cancel()
    if (walk.walking.value) walk.finish()
    await selection.decide(actions)
  }

  async function confirm(): Promise<void> {
    if (await proposal.confirm()) cancel()
  }

  /** For the log: what hands did, and how games ended. */
  const tell = (event: Event, position: Position): Explanation | null =>
    wellsix.events[event.type].log ? referee.explain(event, position) : null

  return {
    ...referee,
    tell,
    correction,
    judgeCorrection,
    slips,
    help,
    agreement,
    scoring,
    selection,
    mayMove,
    /** With a card in hand there is always a place for it, so the referee is asked only without. */
    mustPass: computed(() => {
      const { phase, hands, turn } = settled.value
      return phase === 'main' && of(hands, turn).length === 0 && isLegal('pass')
    }),
    /** Without asking: for keys that say all that there is to say. */
    play: match.play,
    tap,
    propose,
    confirm,
    cancel,
  }
}

export type WellsixTable = ReturnType<typeof useWellsixTable>

const actionsOf = (moves: readonly { readonly action: string }[]): Action[] =>
  moves.flatMap(({ action }) => {
    const parsed = wellsix.parseAction(readLine(action, 0).words)
    return parsed.ok ? [parsed.value] : []
  })
