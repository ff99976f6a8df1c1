import { useMatchStore } from '../../../book/match.ts'
import { tennis } from '../../../engine/tennis/index.ts'
import type { Event, Played, Position, Role, TennisRefusal } from '../../../engine/tennis/types.ts'
import type { Proposal } from '../../../ui/table/useProposal.ts'

/** What is entered and taken back. What comes faster than it is stored waits for its turn. */
export function useEntering(proposal: Proposal<Position, Event, TennisRefusal>, cancel: () => void) {
  const match = useMatchStore()
  let waiting: Promise<unknown> = Promise.resolve()

  function inTurn(deed: () => Promise<unknown>): Promise<unknown> {
    waiting = waiting.then(deed)
    return waiting
  }

  /** It counts at once, or the referee says why not. */
  async function play(action: string): Promise<void> {
    const outcome = await match.play(action)
    if (outcome.type === 'refused') proposal.show(action)
  }

  function enter(card: Played): Promise<unknown> {
    cancel()
    return inTurn(() => play(`play ${card}`))
  }

  return {
    enter,
    next: () => inTurn(() => play('next')),
    undo: () => inTurn(() => match.undo()),
    redo: () => inTurn(() => match.redo()),
    /** With the setting for it, it counts at once. */
    enterResult: (winner: Role, ghosted: boolean) =>
      proposal.propose(tennis.makeAction({ type: 'hand', winner, ghosted })),
  }
}
