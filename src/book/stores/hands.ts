import type { Operation } from '../journal/entries.ts'
import { makeHandsRow, type HandsAt } from '../journal/hands-at.ts'
import type { ReplayedMatch } from '../journal/replayed.ts'
import type { Cursor } from '../storage/schema.ts'
import type { MatchState } from './match-state.ts'
import type { Where } from './writing.ts'

/** What hands have done already of what is entered. */
interface DoneBefore {
  /** So many steps of what is played. */
  readonly done?: number
  /** The table lay so before an amendment, and the record follows. */
  readonly lies?: boolean
}

const linePlayed = ({ timeline }: ReplayedMatch): readonly string[] => timeline.line.map(({ action }) => action)

/** The notice of a move that stands against the rules, and the move itself. */
const MADE = 2

export type MatchHands = ReturnType<typeof createHands>

/** Where hands are at the real table, as it is stored with the match. */
export function createHands(state: MatchState) {
  const here = (): HandsAt => state.handsAt.value ?? { line: state.line.value, step: state.cursor.value, way: [] }

  function onLine(step: number): Cursor | null {
    const [match, play] = [state.head.value?.id, state.timeline.value.line.at(-1)]
    return match !== undefined && play ? { match, play: play.key, step } : null
  }

  function away(at: HandsAt, counts: readonly string[] = state.line.value): Cursor | null {
    const match = state.head.value?.id
    return match === undefined ? null : { match, play: '', step: 0, hands: makeHandsRow(at, counts) }
  }

  /** Hands stay where they were, unless they made the change themselves. */
  function after({ type }: Operation, { done = 0, lies = false }: DoneBefore = {}): Where {
    const at = here()
    if (lies) return () => null
    if (type !== 'play') return next => away(at, linePlayed(next))
    return ({ head, timeline }) => {
      const play = timeline.line.at(-1)
      return play ? { match: head.id, play: play.key, step: done } : null
    }
  }

  return {
    onLine,
    away,
    after,
    /** A move was made by hands that doesn't count. */
    madeInVain: (action: string): Cursor | null => away({ line: [...state.line.value, action], step: MADE, way: [] }),
  }
}
