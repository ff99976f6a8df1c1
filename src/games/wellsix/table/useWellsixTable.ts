import { computed } from 'vue'
import type { Event, Wellsix } from '../../../engine/wellsix/types.ts'
import type { Table } from '../../../table/module.ts'
import type { Source } from '../../../table/source.ts'
import { answerTo, spelled, typedMoves } from './answers.ts'
import { keysOf, menuOf } from './keys.ts'
import { rulingOf } from './ruling.ts'
import { narrate } from '../../../text/en/wellsix/event-notes.ts'
import { useHands } from './useHands.ts'
import { useWellsixPlay, type WellsixPlay } from './useWellsixPlay.ts'
import { WELLSIX_TABLE as WORDS } from '../../../text/en/wellsix/table.ts'

const IN_LOG: readonly Event['type'][] = ['align', 'pass', 'agree', 'game-over', 'over', 'correct', 'irregular']

export type WellsixTable = WellsixPlay & Table<Wellsix> & ReturnType<typeof useHands>

export function useWellsixTable(source: Source<Wellsix>): WellsixTable {
  const own = useWellsixPlay(source)
  const { selection, settled, position, nameOf } = own

  /** Two cards or places are two taps: which move they mean is found, or asked. */
  async function type(text: string): Promise<void> {
    const moves = typedMoves(text, settled.value)
    own.walk.finish()
    if (moves.length > 0) await selection.decide(moves)
    else await own.type(text)
  }

  return {
    ...own,
    ...useHands(own),
    type,
    ruling: computed(() => rulingOf(own)),
    keys: computed(() => keysOf(own)),
    menu: computed(() => menuOf(own)),
    doneLabel: computed(() => WORDS.done),
    far: computed(() => position.value.turn === 2),
    answer: text => answerTo(text, own),
    spell: spelled,
    /** For the log: who moved what, and how games ended. */
    logged(event, position) {
      const told = own.explain(event, position)
      const sentence = narrate(event, position, nameOf)
      if (sentence !== null) return { ...told, sentence }
      return IN_LOG.includes(event.type) ? told : null
    },
  }
}
