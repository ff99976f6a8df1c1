import { watch, type Ref } from 'vue'
import type { Differing } from '../analysis/discrepancies.ts'
import type { GameTypes } from '../engine/game.ts'
import type { Session } from './session.ts'
import { useDiscrepancies } from './useDiscrepancies.ts'

/** What players may have begun at a table. */
interface Begun {
  readonly correction: {
    readonly active: Readonly<Ref<boolean>>
    /** What differs, as it was marked. */
    readonly changes: Readonly<Ref<unknown>>
    takeBack(): void
    judge(): void
  }
  readonly help: { close(): void }
  readonly selection?: { clear(): void }
}

/** Taking back what was begun; and where the real table differs, finding out what has happened. `differing`: how it differs from the game. */
export function useCorrecting<G extends GameTypes>(
  session: Pick<Session<G>, 'journal' | 'steps' | 'explain' | 'cancel' | 'abandon' | 'accepted' | 'rules' | 'players'>,
  { correction, help, selection }: Begun,
  differing: () => Differing,
) {
  const { journal } = session
  const explain = (step: number): string => {
    const made = session.steps.value[step]
    return made ? session.explain(made.event, made.position).sentence : ''
  }
  const discrepancies =
    journal && useDiscrepancies(journal, explain, () => ({ ...session.rules, players: session.players.value }))

  // What is marked otherwise is asked about anew.
  if (discrepancies) watch(correction.changes, discrepancies.close, { flush: 'sync' })

  /** Takes back whatever was begun and not confirmed. */
  function abandon(): void {
    session.abandon()
    help.close()
    selection?.clear()
  }

  /** Of a correction only what was marked last, once nothing waits to be confirmed. */
  function takeBack(): void {
    if (!correction.active.value) abandon()
    else if (session.accepted.value) session.cancel()
    else correction.takeBack()
  }

  return {
    discrepancies: discrepancies ?? undefined,
    abandon,
    takeBack,
    /** The table differs: what has happened is looked for first, where a match is played. */
    judgeCorrection: (): void =>
      discrepancies ? discrepancies.ask(differing(), correction.judge) : correction.judge(),
  }
}
