import type { Card, Suit } from '../cards.ts'
import type { CommonRefusal, Nothing, Refusals, Ruling, Step, UnknownAction } from '../game.ts'
import type { RulingBuilder, IrregularEvent, NothingIrregular, IrregularAction, TurnAction } from '../ruling.ts'
import type { Cell, Table } from './board.ts'

export type Player = 1 | 2
export type Pair<T> = readonly [T, T]
export type Colours = 'alternate' | 'fixed'
export type PlayPhase = 'opening' | 'main' | 'keep'
export type Phase = PlayPhase | 'game-over' | 'over'

/** As entered; `start` validates it. */
export interface Setup {
  readonly players: readonly string[]
  readonly opener: Player
  readonly colours: Colours
  readonly games: number
  /** To begin inside the first game. */
  readonly deal: Deal | null
}

export interface Deal {
  readonly cards: readonly { readonly cell: Cell; readonly card: Card }[]
  readonly phase: 'opening' | 'main'
  readonly turn: Player
  /** Moves left in the turn. */
  readonly moves: 1 | 2
  readonly seized: Pair<readonly Card[]>
  readonly quiet: number
  readonly seizing: boolean
}

/** A game of a match: plain data, safe to store. */
interface Game {
  readonly colours: Colours
  readonly games: number
  /** The game in progress, counted from 1, and who opens it. */
  readonly game: number
  readonly opener: Player
  /** The player of hearts and diamonds in this game (X1). */
  readonly red: Player
  readonly table: Table
  /** In ASCII order, as the seized cards are. In the opening only the suit in use. */
  readonly hands: Pair<readonly Card[]>
  readonly seized: Pair<readonly Card[]>
  /** Turns in a row without a seizure (X7). */
  readonly quiet: number
  /** Whether the current turn has already seized a card. */
  readonly seizing: boolean
  /** A pair for each finished game. */
  readonly scores: readonly Pair<number>[]
  readonly winner: 0 | 1 | 2 | null
}

/** A player is to move, or to choose the group that stays. */
export interface Playing extends Game {
  readonly phase: PlayPhase
  readonly turn: Player
  /** Moves left in the turn; a capture that waits for a choice still counts among them. */
  readonly moves: number
}

/** Between two games, or after the match: the table stays as the game left it. */
export interface Rested extends Game {
  readonly phase: 'game-over' | 'over'
  readonly turn: null
  readonly moves: null
}

export type Position = Playing | Rested

/** Refusals that players can let stand. */
export const SET_ASIDE = {
  switch: ['not-yours', 'not-adjacent'],
  capture: ['not-adjacent', 'cannot-capture'],
  pass: ['must-move'],
  turn: ['out-of-turn'],
} as const
export type SetAside = (typeof SET_ASIDE)[keyof typeof SET_ASIDE][number]

export interface SwitchAction {
  readonly type: 'switch'
  readonly cells: Pair<Cell>
}

export interface CaptureAction {
  readonly type: 'capture'
  readonly from: Cell
  readonly to: Cell
}

interface PassAction {
  readonly type: 'pass'
}

export type Irregular = SwitchAction | CaptureAction | PassAction | TurnAction<Player>

export type Action =
  | { readonly type: 'place'; readonly card: Card; readonly cell: Cell }
  | SwitchAction
  | { readonly type: 'exchange'; readonly cell: Cell; readonly card: Card }
  | CaptureAction
  | { readonly type: 'keep'; readonly cell: Cell }
  | PassAction
  | { readonly type: 'agree' }
  | { readonly type: 'next' }
  | { readonly type: 'result'; readonly scores: Pair<number> }
  | { readonly type: 'correct'; readonly changes: readonly Change[] }
  | IrregularAction<Irregular>
  | UnknownAction

/** The real table's card, or null. */
export interface Change {
  readonly cell: Cell
  readonly card: Card | null
}

export type Reason = 'alignment' | 'quiet' | 'no-seizures' | 'result'

/** `player` is who did it, or whose alignment it is. */
export type Event =
  | IrregularEvent<SetAside>
  | { readonly type: 'place'; readonly player: Player; readonly card: Card; readonly cell: Cell }
  | { readonly type: 'switch'; readonly player: Player; readonly cells: Pair<Cell> }
  | { readonly type: 'exchange'; readonly player: Player; readonly cell: Cell; readonly out: Card; readonly in: Card }
  | CaptureEvent
  | IsolateEvent
  | { readonly type: 'align'; readonly player: Player; readonly cells: readonly Cell[] }
  | PhaseEvent
  /** `irregular`: there was a legal move left. */
  | { readonly type: 'pass'; readonly player: Player; readonly irregular?: true }
  | { readonly type: 'agree' }
  | { readonly type: 'game-over'; readonly scores: Pair<number>; readonly reason: Reason }
  | { readonly type: 'over'; readonly totals: Pair<number>; readonly winner: 0 | 1 | 2 }
  | { readonly type: 'result'; readonly scores: Pair<number> }
  | { readonly type: 'correct'; readonly cells: Readonly<Record<Cell, Card | '.'>> }

export interface PhaseEvent {
  readonly type: 'phase'
  readonly phase: PlayPhase
  readonly turn: Player
  readonly moves: number
  /** The suits that player 1 and player 2 take into their hands now. */
  readonly suits?: Pair<Suit>
}

export interface CaptureEvent {
  readonly type: 'capture'
  readonly player: Player
  readonly from: Cell
  readonly to: Cell
  readonly card: Card
  readonly captured: Card
  readonly seized: boolean
}

export interface IsolateEvent {
  readonly type: 'isolate'
  readonly player: Player
  /** How many cards stay, and their cells. */
  readonly kept: number
  readonly stays: readonly Cell[]
  readonly seized: readonly Card[]
  readonly returned: readonly Card[]
  /** The former cells of the removed cards. */
  readonly removed: Table
}

interface RefusalValues {
  'not-in-hand': { readonly card: Card; readonly cards: readonly [Card] }
  occupied: { readonly cell: Cell; readonly card: Card; readonly cells: readonly [Cell] }
  /** `place`: the cell that touches no card; `switch` and `capture`: the two that don't touch. */
  'not-adjacent': Concerned
  'same-cell': { readonly cell: Cell; readonly cells: readonly [Cell] }
  'empty-cell': Concerned
  /** The other player's cards by cell. */
  'not-yours': Concerned & Cards
  /** The capturing card and the one that it doesn't take. */
  'cannot-capture': { readonly card: Card; readonly captured: Card; readonly cells: Pair<Cell> }
  /** How many cards the cell's group has, and the largest ones. */
  'not-largest': { readonly size: number; readonly largest: number; readonly cells: readonly [Cell] }
  'out-of-turn': { readonly player: Player }
  'must-move': { readonly moves: number }
  /** `correct`: cards that would be in two places, and the places. */
  duplicate: Concerned & Cards
  'card-seized': Cards
  /** `correct` in the opening: cards not yet in use; or the numbers of each colour that were placed, and would be. */
  'opening-order': Partial<Cards> & { readonly counts?: Readonly<Record<'placed' | 'corrected', ColourCounts>> }
  /** `correct`: the table would be empty. */
  'no-cards': Nothing
  /** `correct`: the cells cut off from the largest group. */
  'not-connected': Concerned
  /** `correct`: the cells of six in line. */
  aligned: Concerned
  /** `result`: the number of cards on the table. */
  'game-begun': { readonly laid: number }
  'impossible-score': { readonly scores: Pair<number> }
}

export interface Concerned {
  readonly cells: readonly Cell[]
}

export interface Cards {
  readonly cards: readonly Card[]
}

export interface ColourCounts {
  readonly red: number
  readonly black: number
}

export type WellsixRefusal = CommonRefusal | NothingIrregular | Refusals<RefusalValues>
export type WellsixStep = Step<Position, Event>
export type WellsixRulingBuilder<Now extends Position = Position> = RulingBuilder<Position, Event, Now>
export type WellsixRuling = Ruling<Position, Event, WellsixRefusal>

export interface Wellsix {
  readonly setup: Setup
  readonly position: Position
  readonly action: Action
  readonly event: Event
  readonly refusal: WellsixRefusal
}
