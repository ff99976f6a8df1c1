import { computed, ref, watch, type Ref } from 'vue'
import { play } from '../../../engine/wellsix/play.ts'
import { isEmpty } from '../../../engine/wellsix/table.ts'
import { ALIGNMENT_POINTS } from '../../../engine/wellsix/turns.ts'
import type { Pair, Position } from '../../../engine/wellsix/types.ts'
import { scoreOnly } from '../scoreOnly.ts'

/** Nobody has more from a game than from a line. */
const CANDIDATES = Array.from({ length: ALIGNMENT_POINTS + 1 }, (_, points) => points)

interface Played {
  readonly action: string
}

/** A match of which only the results are entered. It goes on so from game to game, until a game is played here. */
export function useScoring(
  settled: Readonly<Ref<Position>>,
  moves: Readonly<Ref<readonly Played[]>>,
  enter: (action: string) => Promise<unknown>,
) {
  /** What people chose for the game at hand; null: as the game before. */
  const wanted = ref<boolean | null>(moves.value.length === 0 && scoreOnly.value ? true : null)
  scoreOnly.value = false
  watch(settled, () => (wanted.value = null), { flush: 'sync' })

  const asBefore = computed(() => moves.value.findLast(({ action }) => action !== 'next')?.action.startsWith('result'))
  /** The game whose result can be entered, before its first card; null where none can. */
  const opening = computed((): Position | null => {
    const position = settled.value
    if (position.phase === 'opening') return isEmpty(position.table) ? position : null
    if (position.phase !== 'game-over') return null
    const next = play(position, { type: 'next' })
    return next.accepted ? next.position : null
  })

  /** Whether a game can end so. */
  function isPossible(scores: Pair<number>): boolean {
    return opening.value !== null && play(opening.value, { type: 'result', scores }).accepted
  }

  /** The points that a player can have from a game. */
  const points = computed(() => CANDIDATES.filter(one => CANDIDATES.some(other => isPossible([one, other]))))

  async function save([first, second]: Pair<number>): Promise<void> {
    if (settled.value.phase === 'game-over') await enter('next')
    await enter(`result ${first} ${second}`)
  }

  return {
    active: computed(() => opening.value !== null && (wanted.value ?? asBefore.value ?? false)),
    /** Before the first card of a game there is a choice. */
    offered: computed(() => opening.value !== null && settled.value.phase === 'opening'),
    opening,
    points,
    isPossible,
    save,
    begin: (): void => {
      wanted.value = true
    },
    leave: async (): Promise<void> => {
      if (settled.value.phase === 'game-over') await enter('next')
      wanted.value = false
    },
  }
}
