import { rankOf, suitOf } from '../../../engine/cards.ts'
import type { Grafa } from '../../../engine/grafa/types.ts'
import { positionText } from '#text/grafa/hands.ts'
import type { TableModule, ReviewRules } from '../../../table/module.ts'
import EndPanel from './EndPanel.vue'
import GrafaBoard from './GrafaBoard.vue'
import GrafaPad from './GrafaPad.vue'
import { useGrafaTable, type GrafaTable } from './useGrafaTable.ts'
import { isDealtInApp, grafaRules } from './useGrafaPlay.ts'
import { GRAFA_TABLE as WORDS } from '#text/grafa/table.ts'

/** Moves are rated by the expected number of discarded cards. */
const grafaReview: ReviewRules<Grafa> = {
  least: 0.5,
  matchValue: value => value,
  amount: WORDS.amount,
  gains(steps) {
    const count = (...types: readonly string[]): number =>
      steps.reduce(
        (sum, { event }) => sum + (types.includes(event.type) && 'cards' in event ? event.cards.length : 0),
        0,
      )
    return WORDS.brings(count('discard', 'dig'), count('draw'))
  },
}

export const grafaTable: TableModule<Grafa, GrafaTable> = {
  rules: grafaRules,
  words: {
    title: WORDS.title,
    short: WORDS.title,
    typed: WORDS.typed,
    asks: WORDS.asks,
    phase: ({ phase }) => WORDS.phase[phase],
  },
  screen: { Board: GrafaBoard, Pad: GrafaPad, Ending: EndPanel, pages: [] },
  open: useGrafaTable,
  inWords: positionText,
  faceUp: ({ hand }) => (hand.length > 0 ? [hand.map(card => ({ suit: suitOf(card), rank: rankOf(card) }))] : []),
  hides: isDealtInApp,
  atOnce: true,
  advice: { comesTo: WORDS.discarded },
  review: grafaReview,
}
