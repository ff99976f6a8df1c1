import { rankOf, suitOf } from '../../../engine/cards.ts'
import { cellsOf } from '../../../engine/wellsix/board.ts'
import type { Wellsix, Event, Position } from '../../../engine/wellsix/types.ts'
import type { LaidCard } from '../../../ui/types.ts'
import { positionText } from '#text/wellsix/hands.ts'
import type { TableModule, ReviewRules } from '../../../table/module.ts'
import { pointOf } from '../places.ts'
import ResultPad from './ResultPad.vue'
import ScoreSheet from './ScoreSheet.vue'
import { wellsixRules } from './useWellsixPlay.ts'
import { useWellsixTable, type WellsixTable } from './useWellsixTable.ts'
import WellsixHands from './WellsixHands.vue'
import WellsixLayout from './WellsixLayout.vue'
import WellsixSeats from './WellsixSeats.vue'
import { WELLSIX_TABLE as WORDS } from '#text/wellsix/table.ts'
import { totalsOf } from '../../../engine/wellsix/match.ts'

/** In a larger picture, cards would be too small. */
const MAX_EXTENT = 40

function faceUp({ table }: Position): readonly (readonly (LaidCard | null)[])[] {
  const points = cellsOf(table).map(pointOf)
  if (points.length === 0) return []
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (right - left > MAX_EXTENT || top - bottom > MAX_EXTENT) return []
  return Array.from({ length: top - bottom + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) => {
      const card = table[`${left + column},${top - row}`]
      return card ? { suit: suitOf(card), rank: rankOf(card) } : null
    }),
  )
}

function seizedIn(event: Event): number {
  if (event.type === 'capture') return event.seized ? 1 : 0
  return event.type === 'isolate' ? event.seized.length : 0
}

/** Moves are rated by the first player's lead in the match, including the current game. */
const wellsixReview: ReviewRules<Wellsix> = {
  least: 2,
  matchValue(value, { scores, turn }) {
    const [first, second] = totalsOf(scores)
    return first - second + (turn === null ? 0 : turn === 2 ? -value : value)
  },
  amount: difference => WORDS.amount(Math.round(difference)),
  gains(steps, nameOf) {
    const events = steps.map(({ event }) => event)
    const lines = events.flatMap(event => (event.type === 'align' ? [WORDS.aligned(nameOf(event.player))] : []))
    const seized = [1, 2].flatMap(player => {
      const own = events.filter(event => 'player' in event && event.player === player)
      const cards = own.reduce((sum, event) => sum + seizedIn(event), 0)
      return cards === 0 ? [] : [WORDS.takes(cards, nameOf(player))]
    })
    return [...lines, ...seized]
  },
}

export const wellsixTable: TableModule<Wellsix, WellsixTable> = {
  rules: wellsixRules,
  words: {
    title: WORDS.title,
    short: WORDS.title,
    typed: WORDS.typed,
    asks: WORDS.asks,
    phase: ({ phase }) => WORDS.phase[phase],
  },
  screen: {
    Board: WellsixLayout,
    Seats: WellsixSeats,
    Tray: WellsixHands,
    Pad: ResultPad,
    pages: [{ title: WORDS.scores, Page: ScoreSheet }],
  },
  open: useWellsixTable,
  inWords: positionText,
  faceUp,
  hides: () => false,
  atOnce: false,
  advice: { comesTo: value => WORDS.ahead(Math.round(value)) },
  review: wellsixReview,
}
