import { computed } from 'vue'
import { cellNumber } from '../../../engine/wetice/board.ts'
import { explain } from '../../../engine/wetice/explain.ts'
import { wetice } from '../../../engine/wetice/index.ts'
import type { WetIce } from '../../../engine/wetice/types.ts'
import { weticeBook } from '../../../rulebook/wetice/index.ts'
import type { Table } from '../../../table/module.ts'
import { useSession, type Rules } from '../../../table/session.ts'
import type { Source } from '../../../table/source.ts'
import { usePace } from '../../../table/usePace.ts'
import { useSlips } from '../../../table/useSlips.ts'
import { answerTo } from './answers.ts'
import { latestChain, linksOf } from './chain.ts'
import { keysOf, menuOf } from './keys.ts'
import { rulingOf } from './ruling.ts'
import { stopsOf } from './stops.ts'
import { useCorrection } from './useCorrection.ts'
import { useHelp } from './useHelp.ts'
import { useSelection } from './useSelection.ts'
import { WETICE_TABLE as WORDS } from './words.ts'

export const weticeRules: Rules<WetIce> = {
  game: wetice,
  rulebook: weticeBook,
  stops: stopsOf,
  saysAll: ({ type }) => type === 'give',
  tapped: steps => (steps[0]?.event.type === 'swap' ? 1 : 0),
}

/** What WetIce's table adds to a session: cards that are tapped, help, and putting the table right. */
function useOwn(source: Source<WetIce>) {
  const session = useSession(weticeRules, source, usePace())
  const { moves, steps, settled, walk } = session
  const correction = useCorrection(session)
  const help = useHelp(session)
  const selection = useSelection(session)
  const slips = useSlips(step => {
    const told = steps.value[step]
    return told ? session.explain(told.event, told.position).sentence : ''
  })

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
        () => explain(session.setup.value, session.actions(), correction.board.value),
        () => correction.judge(),
      ),
    /** Takes back whatever was begun and not confirmed. */
    abandon(): void {
      session.cancel()
      help.close()
      selection.clear()
      correction.end()
    },
  }
}

/** As its own keys and words see it. */
export type WetIceOwn = ReturnType<typeof useOwn>

export type WetIceTable = WetIceOwn & Table<WetIce> & { tap(cell: string): Promise<void> }

export function useWetIceTable(source: Source<WetIce>): WetIceTable {
  const own = useOwn(source)
  const { selection, correction, help, walk, settled, position, now } = own

  async function tap(cell: string): Promise<void> {
    help.close()
    if (own.spotlight.value?.choose) own.spotlight.value.choose(cell)
    else if (correction.active.value) correction.choose(cell)
    else if (!walk.walking.value) await selection.tap(cell)
    else if (!walk.isLast.value || changes(cell)) walk.next()
    else {
      // The last cards are lifted while the next are chosen already.
      walk.finish()
      await selection.tap(cell)
    }
  }

  /** Whether what hands do now puts another card on this cell, or none. */
  const changes = (cell: string): boolean => {
    const at = cellNumber(settled.value.board.layout, cell)
    return position.value.board.cells[at] !== settled.value.board.cells[at]
  }

  return {
    ...own,
    tap,
    ruling: computed(() => rulingOf(own)),
    keys: computed(() => keysOf(own)),
    menu: computed(() => menuOf(own)),
    begun: computed(() => selection.first.value !== null || correction.active.value),
    doneLabel: computed(() => WORDS.doneWith(now.value[0]?.event.type)),
    far: computed(() => settled.value.turn === 2),
    answer: (text: string) => answerTo(text, own),
    spell: (text: string) => (/^[a-z]\d+ [a-z]\d+$/i.test(text) ? `swap ${text}` : text),
  }
}
