import type { Tennis } from '../../../engine/tennis/types.ts'
import { inWords } from '../../../text/en/tennis/hands.ts'
import type { TableModule } from '../../../table/module.ts'
import HandSheet from './HandSheet.vue'
import TennisBoard from './TennisBoard.vue'
import TennisPad from './TennisPad.vue'
import { tennisReview } from './review.ts'
import { tennisRules } from './useTennisPlay.ts'
import { useTennisTable, type TennisTable } from './useTennisTable.ts'
import { TENNIS_TABLE as WORDS } from '../../../text/en/tennis/table.ts'

export const tennisTable: TableModule<Tennis, TennisTable> = {
  rules: tennisRules,
  words: { title: WORDS.title, short: WORDS.short, phase: WORDS.phase, typed: WORDS.typed, asks: WORDS.asks },
  open: useTennisTable,
  inWords,
  review: tennisReview,
  Board: TennisBoard,
  Pad: TennisPad,
  pages: [{ title: WORDS.scores, Page: HandSheet }],
}
