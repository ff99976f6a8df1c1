import type { Suit } from '../cards.ts'
import type { RulingBuilder, IrregularEvent, NothingIrregularRefusal, IrregularAction, TurnAction } from '../ruling.ts'
import type { CommonRefusal, RefusalOf, Ruling, Step, UnknownAction } from '../game.ts'

export type Mode = 'duel' | 'solo' | 'solo-plus'
export type Layout = '8x6' | '6x8'
export type GroupRule = 'joined' | 'lines'
export type Phase = 'cleanup' | 'swap' | 'give' | 'over'
export type Player = 1 | 2

/** A column letter from the left and a row number from the bottom: `a1` is the bottom left cell. */
export type Cell = string

/**
 * The 48 cells by column from the left, each column from the bottom up. So their numbers follow the ASCII order of their names.
 * Null is an empty cell.
 */
export interface Board {
  readonly layout: Layout
  readonly cells: readonly (Suit | null)[]
}

/** The number of cards of each suit in a player's pile. A player owns the suits in their pile. */
export type SuitPile = Readonly<Partial<Record<Suit, number>>>
/** The sizes of the two piles of solitaire: groups of three, and groups of four or more (W9). */
export interface SoloPiles {
  readonly three: number
  readonly four: number
}

/** The set-up as entered; `start` validates it. */
export interface Setup {
  readonly mode: Mode
  readonly layout: Layout
  readonly groups: GroupRule
  readonly players: readonly string[]
  readonly phase: 'cleanup' | 'swap'
  readonly turn: Player
  /** Duel: the players' piles. */
  readonly piles: readonly [SuitPile, SuitPile]
  /** Solitaire: the piles at the start of the record. */
  readonly solo: SoloPiles
  /** Rows from the top, with a character for each cell: a suit's letter, `.` if it is empty, `?` if it isn't entered yet. */
  readonly deal: readonly string[]
}

export interface Position {
  readonly mode: Mode
  readonly groups: GroupRule
  readonly phase: Phase
  readonly turn: Player | null
  readonly board: Board
  readonly piles: readonly [SuitPile, SuitPile]
  readonly solo: SoloPiles
  /** Solitaire: cards removed since the record began, by suit. */
  readonly removed: SuitPile
  readonly passes: number
  /** The player who has the first turn after the cleanup (W6): the last player to swap in it, or else the player to start. */
  readonly first: Player
  readonly winner: 0 | 1 | 2 | null
}

/** The refusals that players can set aside to let a move stand. */
export const SET_ASIDE = { swap: ['not-fewer', 'no-line'], turn: ['out-of-turn'] } as const
export type SetAside = (typeof SET_ASIDE)[keyof typeof SET_ASIDE][number]

export interface SwapAction {
  readonly type: 'swap'
  readonly cells: readonly [Cell, Cell]
}

export type IrregularMove = SwapAction | TurnAction<Player>

export type Action =
  | SwapAction
  | { readonly type: 'pass' }
  | { readonly type: 'give'; readonly suit: Suit }
  | { readonly type: 'correct'; readonly changes: readonly CellSuit[] }
  | IrregularAction<IrregularMove>
  | UnknownAction

/** The real suit on a cell; null if the cell is empty. */
export interface CellSuit {
  readonly cell: Cell
  readonly suit: Suit | null
}

export interface Run {
  readonly suit: Suit
  /** The cells from the left, or from the bottom. */
  readonly cells: readonly Cell[]
}

export type Event =
  | IrregularEvent<SetAside>
  | { readonly type: 'swap'; readonly cells: readonly [Cell, Cell] }
  | { readonly type: 'pass' }
  | { readonly type: 'correct'; readonly cells: Readonly<Record<Cell, string>> }
  | { readonly type: 'match'; readonly runs: readonly Run[] }
  | ScoreEvent
  | { readonly type: 'give'; readonly from: Player; readonly to: Player; readonly suit: Suit; readonly cards: number }
  | { readonly type: 'fall'; readonly moves: readonly (readonly [Cell, Cell])[] }
  | { readonly type: 'phase'; readonly phase: Phase; readonly turn: Player }
  | { readonly type: 'over'; readonly scores: readonly number[]; readonly winner: 0 | 1 | 2 }

export interface ScoreEvent {
  readonly type: 'score'
  readonly player: Player
  readonly suit: Suit
  readonly cards: number
  readonly cells: readonly Cell[]
  readonly pile?: 'three' | 'four'
}

interface RefusalValues {
  'off-board': WithCells
  'same-cell': WithCells
  'empty-cell': WithCells
  'not-fewer': { readonly before: number; readonly after: number; readonly cells: readonly [Cell, Cell] }
  'no-line': { readonly cells: readonly [Cell, Cell] }
  'not-your-suit': { readonly suit: Suit }
  /** The number of cards that each suit would have, on and off the table. `cells` are the corrected cells with these suits. */
  'too-many-of-suit': WithCells & { readonly suits: readonly SuitCount[] }
  /** Solitaire: the number of cards after the correction, including the piles. `cells` are the corrected cells that get a card. */
  'too-many-cards': WithCells & { readonly count: number }
  floating: WithCells
  'out-of-turn': { readonly player: Player }
}

export interface WithCells {
  readonly cells: readonly Cell[]
}

export interface SuitCount {
  readonly suit: Suit
  readonly count: number
}

export type WetIceRefusal = CommonRefusal | NothingIrregularRefusal | RefusalOf<RefusalValues>
export type WetIceRulingBuilder = RulingBuilder<Position, Event>
export type WetIceStep = Step<Position, Event>
export type WetIceRuling = Ruling<Position, Event, WetIceRefusal>

export interface WetIce {
  readonly setup: Setup
  readonly position: Position
  readonly action: Action
  readonly event: Event
  readonly refusal: WetIceRefusal
}
