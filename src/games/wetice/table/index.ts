import type { WetIce } from '../../../engine/wetice/types.ts'
import { inWords } from '../../../text/en/wetice/in-words.ts'
import type { TableModule } from '../../../table/module.ts'
import ChainLedger from './ChainLedger.vue'
import { weticeReview } from './review.ts'
import { weticeRules } from './useOwn.ts'
import { useWetIceTable, type WetIceTable } from './useWetIceTable.ts'
import WetIceBoard from './WetIceBoard.vue'
import WetIcePad from './WetIcePad.vue'
import WetIceSeats from './WetIceSeats.vue'
import { WETICE_TABLE as WORDS } from '../../../text/en/wetice/table.ts'

export const weticeTable: TableModule<WetIce, WetIceTable> = {
  rules: weticeRules,
  words: {
    title: WORDS.title,
    phase: ({ phase }) => WORDS.phase[phase],
    typed: WORDS.typed,
    asks: WORDS.asks,
    comesTo: (value, { swaps, wins }, { mode }) =>
      mode === 'duel' ? WORDS.ahead(value) : WORDS.cleared(value, swaps?.length ?? 0, wins === true),
  },
  open: useWetIceTable,
  inWords,
  review: weticeReview,
  Board: WetIceBoard,
  Seats: WetIceSeats,
  Pad: WetIcePad,
  Ledger: ChainLedger,
}
