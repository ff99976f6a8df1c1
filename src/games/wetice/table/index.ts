import type { WetIce, Position } from '../../../engine/wetice/types.ts'
import { positionText } from '#text/wetice/hands.ts'
import type { TableModule, ReviewRules } from '../../../table/module.ts'
import ChainLedger from './ChainLedger.vue'
import { weticeRules } from './useWetIcePlay.ts'
import { useWetIceTable, type WetIceTable } from './useWetIceTable.ts'
import WetIceBoard from './WetIceBoard.vue'
import WetIcePad from './WetIcePad.vue'
import WetIceSeats from './WetIceSeats.vue'
import { WETICE_TABLE as WORDS } from '#text/wetice/table.ts'
import { parseSuit, SUITS, type Suit } from '../../../engine/cards.ts'
import { boardToRows, scoresOf } from '../../../engine/wetice/board.ts'
import type { LaidCard } from '../../../ui/types.ts'
import { suitCards } from '#text/lists.ts'

function faceUp({ board }: Position): readonly (readonly (LaidCard | null)[])[] {
  const rows = boardToRows(board).map(row => [...row].map(letter => parseSuit(letter)))
  const lies = (row: readonly (Suit | null)[]): boolean => row.some(suit => suit !== null)
  return rows.filter(lies).map(row => row.map(suit => suit && { suit }))
}

const cardsOn = ({ board }: Position): number => board.cells.filter(suit => suit !== null).length

/** Moves are rated by the first player's lead in a duel, and by the number of removed cards in solitaire. */
const weticeReview: ReviewRules<WetIce> = {
  least: 1,
  matchValue(value, position) {
    const [cleared = 0] = scoresOf(position)
    if (position.mode !== 'duel') return cleared + cardsOn(position) - value
    return position.turn === 2 ? -value : value
  },
  amount: WORDS.cards,
  gains(steps, nameOf) {
    const isDuel = steps[0]?.position.mode === 'duel'
    const scores = steps.flatMap(({ event }) => (event.type === 'score' ? [event] : []))
    return [1, 2].flatMap(player => {
      const cards = SUITS.flatMap(suit => {
        const own = scores.filter(score => score.suit === suit && score.player === player)
        const count = own.reduce((sum, score) => sum + score.cards, 0)
        return count === 0 ? [] : [suitCards(suit, count)]
      })
      return cards.length === 0 ? [] : [WORDS.gain(cards, isDuel ? nameOf(player) : '')]
    })
  },
}

export const weticeTable: TableModule<WetIce, WetIceTable> = {
  rules: weticeRules,
  words: {
    title: WORDS.title,
    short: WORDS.title,
    typed: WORDS.typed,
    asks: WORDS.asks,
    phase: ({ phase }) => WORDS.phase[phase],
  },
  screen: { Board: WetIceBoard, Seats: WetIceSeats, Pad: WetIcePad, Ledger: ChainLedger, pages: [] },
  open: useWetIceTable,
  inWords: positionText,
  faceUp,
  hides: () => false,
  atOnce: false,
  advice: {
    comesTo: (value, { swaps, wins }, { mode }) =>
      mode === 'duel' ? WORDS.ahead(value) : WORDS.cleared(value, swaps?.length ?? 0, wins === true),
  },
  review: weticeReview,
}
