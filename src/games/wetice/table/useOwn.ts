import { computed } from 'vue'
import { wetice } from '../../../engine/wetice/index.ts'
import type { WetIce } from '../../../engine/wetice/types.ts'
import { weticeBook } from '../../../rulebook/wetice/index.ts'
import { useSession, type Rules } from '../../../table/session.ts'
import type { Source } from '../../../table/source.ts'
import { usePace } from '../../../table/usePace.ts'
import { useSlips } from '../../../table/useSlips.ts'
import { latestChain, linksOf } from './chain.ts'
import { stopsOf } from './stops.ts'
import { useCorrection } from './useCorrection.ts'
import { useHelp } from './useHelp.ts'
import { useSelection } from './useSelection.ts'

export const weticeRules: Rules<WetIce> = {
  game: wetice,
  rulebook: weticeBook,
  stops: stopsOf,
  saysAll: ({ type }) => type === 'give',
  tapped: ({ type }) => type === 'swap',
}

/** What WetIce's table adds to a session: cards that are tapped, help, and putting the table right. */
export function useOwn(source: Source<WetIce>) {
  const session = useSession(weticeRules, source, usePace())
  const { moves, steps, settled, walk } = session
  const correction = useCorrection(session)
  const help = useHelp(session)
  const selection = useSelection(session)
  const slips = useSlips(step => {
    const told = steps.value[step]
    return told ? session.explain(told.event, told.position).sentence : ''
  })

  /** Takes back whatever was begun and not confirmed. */
  function abandon(): void {
    session.cancel()
    help.close()
    selection.clear()
    correction.end()
  }

  /** Of a correction only what was marked last, once nothing waits to be confirmed. */
  function takeBack(): void {
    if (!correction.active.value) abandon()
    else if (session.accepted.value) session.cancel()
    else correction.takeBack()
  }

  return {
    ...session,
    correction,
    help,
    selection,
    slips,
    /** Runs of the chain since the latest swap, as far as it was walked. */
    links: computed(() => linksOf(latestChain(moves.value, walk.done.value))),
    playing: computed(
      () => session.mayPlay.value && !correction.active.value && ['cleanup', 'swap'].includes(settled.value.phase),
    ),
    /** The table differs: what has happened is looked for first. */
    judgeCorrection: (): void =>
      slips.ask(
        {
          game: 'wetice',
          setup: session.setup.value,
          actions: session.actions(),
          real: correction.board.value,
        },
        () => correction.judge(),
      ),
    abandon,
    takeBack,
  }
}

/** As its own keys and words see it. */
export type WetIceOwn = ReturnType<typeof useOwn>
