import { computed } from 'vue'
import type { WetIce } from '../../../engine/wetice/types.ts'
import { useSession } from '../../../table/session.ts'
import type { Source } from '../../../table/source.ts'
import { usePace } from '../../../table/usePace.ts'
import { useCorrecting } from '../../../table/useCorrecting.ts'
import { latestChain, linksOf } from './chain.ts'
import { weticeRules } from './rules.ts'
import { useCorrection, type WetIceBegun } from './useCorrection.ts'
import { useHelp } from './useHelp.ts'
import { useSelection } from './useSelection.ts'

/** What WetIce's table adds to a session: cards that are tapped, help, and putting the table right. */
export function useWetIcePlay(source: Source<WetIce>) {
  const session = useSession<WetIce, WetIceBegun>(weticeRules, source, usePace())
  const { moves, settled, walk } = session
  const correction = useCorrection(session)
  const help = useHelp(session)
  const selection = useSelection(session)
  const correcting = useCorrecting(session, { correction, help, selection }, () => ({
    game: 'wetice',
    setup: session.setup.value,
    actions: session.actions(),
    real: correction.board.value,
  }))

  return {
    ...session,
    ...correcting,
    correction,
    help,
    selection,
    /** Runs of the chain since the latest swap, as far as it was walked. */
    links: computed(() => linksOf(latestChain(moves.value, walk.done.value))),
    playing: computed(
      () => session.mayPlay.value && !correction.active.value && ['cleanup', 'swap'].includes(settled.value.phase),
    ),
  }
}

/** As its own keys and words see it. */
export type WetIcePlay = ReturnType<typeof useWetIcePlay>
