import type { Wellsix } from '../../../engine/wellsix/types.ts'
import { inWords } from '../../../text/en/wellsix/in-words.ts'
import type { TableModule } from '../../../table/module.ts'
import ScoresPage from './ScoresPage.vue'
import { wellsixReview } from './review.ts'
import { wellsixRules } from './useOwn.ts'
import { useWellsixTable, type WellsixTable } from './useWellsixTable.ts'
import WellsixHands from './WellsixHands.vue'
import WellsixLayout from './WellsixLayout.vue'
import WellsixPad from './WellsixPad.vue'
import WellsixSeats from './WellsixSeats.vue'
import { WELLSIX_TABLE as WORDS } from '../../../text/en/wellsix/table.ts'

export const wellsixTable: TableModule<Wellsix, WellsixTable> = {
  rules: wellsixRules,
  words: {
    title: WORDS.title,
    phase: ({ phase }) => WORDS.phase[phase],
    typed: WORDS.typed,
    asks: WORDS.asks,
    comesTo: value => WORDS.ahead(Math.round(value)),
  },
  open: useWellsixTable,
  inWords,
  review: wellsixReview,
  Board: WellsixLayout,
  Seats: WellsixSeats,
  Tray: WellsixHands,
  Pad: WellsixPad,
  pages: [{ title: WORDS.scores, Page: ScoresPage }],
}
