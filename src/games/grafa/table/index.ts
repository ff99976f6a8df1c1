import type { Grafa } from '../../../engine/grafa/types.ts'
import { inWords } from '../../../text/en/grafa/in-words.ts'
import type { TableModule } from '../../../table/module.ts'
import GrafaBoard from './GrafaBoard.vue'
import GrafaPad from './GrafaPad.vue'
import { grafaReview } from './review.ts'
import { useGrafaTable, type GrafaTable } from './useGrafaTable.ts'
import { grafaRules, isDealt } from './useOwn.ts'
import { GRAFA_TABLE as WORDS } from '../../../text/en/grafa/table.ts'

export const grafaTable: TableModule<Grafa, GrafaTable> = {
  rules: grafaRules,
  words: {
    title: WORDS.title,
    phase: ({ phase }) => WORDS.phase[phase],
    typed: WORDS.typed,
    asks: WORDS.asks,
    comesTo: value => WORDS.discarded(value),
  },
  open: useGrafaTable,
  inWords,
  review: grafaReview,
  hides: isDealt,
  Board: GrafaBoard,
  Pad: GrafaPad,
  endsOnBoard: true,
}
