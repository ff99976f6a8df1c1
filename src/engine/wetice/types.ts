import type { Suit } from '../cards.ts'
import type { RulingBuilder, IrregularEvent, NothingIrregular, IrregularAction, TurnAction } from '../ruling.ts'
import type { CommonRefusal, Refusals, Ruling, Step, UnknownAction } from '../game.ts'

export type Mode = 'duel' | 'solo' | 'solo-plus'
export type Layout = '8x6' | '6x8'
export type Groups = 'joined' | 'lines'
export type Phase = 'cleanup' | 'swap' | 'give' | 'over'
export type Player = 1 | 2

/** `a1` is bottom left: column letter from the left, row number from the bottom. */
export type Cell = string

/**
 * The table: 48 places in columns from the left, each from the bottom up, so that a place's number follows the ASCII order of its name.
 * Null is an empty place.
 */
export interface Board {
  readonly layout: Layout
  readonly cells: readonly (Suit | null)[]
}

/** A player's score pile: cards by suit. The player who has a suit here owns it. */
export type SuitPile = Readonly<Partial<Record<Suit, number>>>
/** The two piles of solitaire: groups of three, and of four and more (W9). */
export interface SoloPiles {
  readonly three: number
  readonly four: number
}

/** As entered; `start` validates it. */
export interface Setup {
  readonly mode: Mode
  readonly layout: Layout
  readonly groups: Groups
  readonly players: readonly string[]
  readonly phase: 'cleanup' | 'swap'
  readonly turn: Player
  /** Duel: each player's pile. */
  readonly piles: readonly [SuitPile, SuitPile]
  /** Solitaire: the piles of the game so far. */
  readonly solo: SoloPiles
  /** Rows from the top, one character a card: a suit's letter, `.` for an empty place, `?` for one not entered yet. */
  readonly deal: readonly string[]
}

export interface Position {
  readonly mode: Mode
  readonly groups: Groups
  readonly phase: Phase
  readonly turn: Player | null
  readonly board: Board
  readonly piles: readonly [SuitPile, SuitPile]
  readonly solo: SoloPiles
  /** Solitaire: cards removed since the record began, by suit. */
  readonly removed: SuitPile
  readonly passes: number
  /** The player of the first turn after cleanup (W6): the last to swap, else the beginner. */
  readonly first: Player
  readonly winner: 0 | 1 | 2 | null
}

/** Refusals that players can let stand. */
export const SET_ASIDE = { swap: ['not-fewer', 'no-line'], turn: ['out-of-turn'] } as const
export type SetAside = (typeof SET_ASIDE)[keyof typeof SET_ASIDE][number]

export interface SwapAction {
  readonly type: 'swap'
  readonly cells: readonly [Cell, Cell]
}

export type Irregular = SwapAction | TurnAction<Player>

export type Action =
  | SwapAction
  | { readonly type: 'pass' }
  | { readonly type: 'give'; readonly suit: Suit }
  | { readonly type: 'correct'; readonly changes: readonly Change[] }
  | IrregularAction<Irregular>
  | UnknownAction

/** The real table's suit, or null. */
export interface Change {
  readonly cell: Cell
  readonly suit: Suit | null
}

export interface Run {
  readonly suit: Suit
  /** Left to right, or bottom up. */
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
  'off-board': Concerned
  'same-cell': Concerned
  'empty-cell': Concerned
  /** Matches (W1) before and after the swap. */
  'not-fewer': { readonly before: number; readonly after: number; readonly cells: readonly [Cell, Cell] }
  'no-line': { readonly cells: readonly [Cell, Cell] }
  'not-your-suit': { readonly suit: Suit }
  /** The suits with how many there would be, on the table and beside it; the cells that were set to them. */
  'too-many-of-suit': Concerned & { readonly suits: readonly SuitCount[] }
  /** Solitaire: how many there would be, piles included; the cells that were set to cards. */
  'too-many-cards': Concerned & { readonly count: number }
  floating: Concerned
  'out-of-turn': { readonly player: Player }
}

export interface Concerned {
  readonly cells: readonly Cell[]
}

export interface SuitCount {
  readonly suit: Suit
  readonly count: number
}

export type WetIceRefusal = CommonRefusal | NothingIrregular | Refusals<RefusalValues>
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
