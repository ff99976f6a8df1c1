import { computed, ref, shallowRef } from 'vue'
import { play } from '../../../engine/wellsix/play.ts'
import { isEmpty } from '../../../engine/wellsix/board.ts'
import { ALIGNMENT_POINTS } from '../../../engine/wellsix/turns.ts'
import type { Pair, Position, Wellsix, WellsixRuling } from '../../../engine/wellsix/types.ts'
import type { RulingView, Session } from '../../../table/session.ts'
import { make } from './make.ts'

/** Nobody has more from a game than from a line. */
const CANDIDATES = Array.from({ length: ALIGNMENT_POINTS + 1 }, (_, points) => points)

/** A match of which only the results are entered. It goes on so from game to game, until a game is played here. */
export function useScoring(session: Session<Wellsix>) {
  const { settled, moves, closed, spotlight, scoreOnly } = session
  /** What people chose for the game at hand; null: as the game before. */
  const wanted = ref<boolean | null>(null)
  /** Why no game ends as it was last tapped. */
  const refused = shallowRef<RulingView | null>(null)
  session.onChange(() => (wanted.value = refused.value = null))

  const asBefore = computed(
    () => moves.value.findLast(({ action }) => action !== 'next')?.action.startsWith('result') ?? scoreOnly.value,
  )
  /** The game whose result can be entered, before its first card; null where none can. */
  const opening = computed((): Position | null => {
    const position = settled.value
    if (closed.value || spotlight.value) return null
    if (position.phase === 'opening') return isEmpty(position.table) ? position : null
    if (position.phase !== 'game-over') return null
    const next = play(position, { type: 'next' })
    return next.accepted ? next.position : null
  })
  const active = computed(() => opening.value !== null && (wanted.value ?? asBefore.value))

  const judge = (scores: Pair<number>): WellsixRuling | null =>
    opening.value && play(opening.value, { type: 'result', scores })
  /** Whether a game can end so. */
  const isPossible = (scores: Pair<number>): boolean => judge(scores)?.accepted === true

  /** The points that a player can have from a game. */
  const points = computed(() => CANDIDATES.filter(one => CANDIDATES.some(other => isPossible([one, other]))))

  /** Whether no game can end so; why, is said. */
  function refuses([first, second]: Pair<number | null>): boolean {
    const ruling = first === null || second === null ? null : judge([first, second])
    refused.value = ruling?.accepted === false ? session.refusalView(ruling.refusal, settled.value) : null
    return refused.value !== null
  }

  async function toOpening(): Promise<void> {
    if (settled.value.phase === 'game-over') await make(session, { type: 'next' })
  }

  return {
    active,
    /** No card lies there: the scores are what there is to see. */
    bare: computed(() => active.value || (settled.value.turn === null && isEmpty(settled.value.table))),
    /** Before the first card of a game there is a choice. */
    offered: computed(() => opening.value !== null && settled.value.phase === 'opening'),
    opening,
    points,
    isPossible,
    refused,
    refuses,
    async save(scores: Pair<number>): Promise<void> {
      await toOpening()
      await make(session, { type: 'result', scores })
    },
    begin: (): void => {
      wanted.value = true
    },
    leave: async (): Promise<void> => {
      await toOpening()
      wanted.value = false
    },
  }
}
