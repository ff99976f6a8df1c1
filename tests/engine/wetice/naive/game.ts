import type { Piles } from './piles.ts'
import { copyOf, isEmpty, rowsOf, type Table } from './table.ts'

/** A mutable game. Copy it before you try an action. */
export interface NaiveGame extends Piles {
  readonly mode: string
  /** Whether the head has `groups lines`. */
  readonly lines: boolean
  phase: string
  turn: number
  readonly table: Table
  three: number
  four: number
  passes: number
  /** The player who has the first turn after cleanup. */
  first: number
  /** In solitaire: the number of cards of each suit that were removed after this record began. */
  readonly removed: Record<string, number>
}

type Begin = Pick<NaiveGame, 'mode' | 'lines' | 'phase' | 'turn' | 'table' | 'piles' | 'three' | 'four'>

export const newGame = (begin: Begin): NaiveGame => ({ ...begin, passes: 0, first: begin.turn, removed: {} })

export const copyGame = (game: NaiveGame): NaiveGame => ({
  ...game,
  table: copyOf(game.table),
  piles: [{ ...game.piles[0] }, { ...game.piles[1] }],
  removed: { ...game.removed },
})

export type Json = Record<string, unknown>

const cardsIn = (pile: Record<string, number> | undefined): number =>
  Object.values(pile ?? {}).reduce((sum, cards) => sum + cards, 0)

export const scoresOf = (game: NaiveGame): number[] =>
  game.mode === 'duel' ? game.piles.map(cardsIn) : [game.three + game.four]

export function winnerOf(game: NaiveGame): number {
  if (game.mode === 'solo') return isEmpty(game.table) ? 1 : 0
  if (game.mode === 'solo-plus') return isEmpty(game.table) && game.four > game.three ? 1 : 0
  const [one = 0, two = 0] = scoresOf(game)
  if (one === two) return 0
  return one > two ? 1 : 2
}

export function stateOf(game: NaiveGame): Json {
  const over = game.phase === 'over'
  return {
    phase: game.phase,
    turn: over ? null : game.turn,
    board: rowsOf(game.table),
    piles: game.mode === 'duel' ? game.piles.map(pile => ({ ...pile })) : [{ three: game.three, four: game.four }],
    winner: over ? winnerOf(game) : null,
  }
}

/** The other player in a duel; 1 in solitaire. */
export const otherOf = (game: NaiveGame): number => (game.mode === 'duel' ? 3 - game.turn : 1)

export function finishGame(game: NaiveGame): Json {
  game.phase = 'over'
  return { type: 'over', scores: scoresOf(game), winner: winnerOf(game) }
}

/** Continues with this phase and turn. Returns an event only if one of them changes. */
export function enterPhase(game: NaiveGame, phase: string, turn: number): Json[] {
  if (game.phase === phase && game.turn === turn) return []
  game.phase = phase
  game.turn = turn
  return [{ type: 'phase', phase, turn }]
}
