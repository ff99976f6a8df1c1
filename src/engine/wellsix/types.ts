import type { Card, Suit } from '../cards.ts'
import type { CommonRefusal, NoValues, RefusalOf, Ruling, Step, UnknownAction } from '../game.ts'
import type { RulingBuilder, IrregularEvent, NothingIrregularRefusal, IrregularAction, TurnAction } from '../ruling.ts'
import type { Cell, CardLayout } from './board.ts'

export type Player = 1 | 2
export type Pair<T> = readonly [T, T]
export type ColourRule = 'alternate' | 'fixed'
export type PlayPhase = 'opening' | 'main' | 'keep'
export type Phase = PlayPhase | 'game-over' | 'over'

/** The set-up as entered; `start` validates it. */
export interface Setup {
  readonly players: readonly string[]
  readonly opener: Player
  readonly colours: ColourRule
  readonly games: number
  /** The state of the first game if it is already in progress. */
  readonly deal: Deal | null
}

export interface Deal {
  readonly cards: readonly { readonly cell: Cell; readonly card: Card }[]
  readonly phase: 'opening' | 'main'
  readonly turn: Player
  /** The moves left in the turn. */
  readonly moves: 1 | 2
  readonly seized: Pair<readonly Card[]>
  readonly quiet: number
  readonly seizing: boolean
}

interface Game {
  readonly colours: ColourRule
  readonly games: number
  /** The number of the game, counted from 1. */
  readonly game: number
  readonly opener: Player
  /** The player with hearts and diamonds in this game (X1). */
  readonly red: Player
  readonly table: CardLayout
  /** In ASCII order, like `seized`. In the opening, only the suits in use. */
  readonly hands: Pair<readonly Card[]>
  readonly seized: Pair<readonly Card[]>
  /** The number of consecutive turns in which no opponent's card was captured (X7). */
  readonly quiet: number
  readonly seizing: boolean
  readonly scores: readonly Pair<number>[]
  readonly winner: 0 | 1 | 2 | null
}

/** A game in which a player must move or choose the group that stays. */
export interface GameInPlay extends Game {
  readonly phase: PlayPhase
  readonly turn: Player
  /** The moves left in the turn, including a capture that waits for the choice of a group. */
  readonly moves: number
}

/** Between two games or after the match. The layout stays as it was at the end of the game. */
export interface FinishedGame extends Game {
  readonly phase: 'game-over' | 'over'
  readonly turn: null
  readonly moves: null
}

export type Position = GameInPlay | FinishedGame

/** The refusals that players can set aside to let a move stand. */
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

export type IrregularMove = SwitchAction | CaptureAction | PassAction | TurnAction<Player>

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
  | { readonly type: 'correct'; readonly changes: readonly CellCard[] }
  | IrregularAction<IrregularMove>
  | UnknownAction

/** The real card on a cell; null if the cell is empty. */
export interface CellCard {
  readonly cell: Cell
  readonly card: Card | null
}

export type EndReason = 'alignment' | 'quiet' | 'no-seizures' | 'result'

/** `player` is the player who acted, or who has the alignment. */
export type Event =
  | IrregularEvent<SetAside>
  | { readonly type: 'place'; readonly player: Player; readonly card: Card; readonly cell: Cell }
  | { readonly type: 'switch'; readonly player: Player; readonly cells: Pair<Cell> }
  | { readonly type: 'exchange'; readonly player: Player; readonly cell: Cell; readonly out: Card; readonly in: Card }
  | CaptureEvent
  | IsolateEvent
  | { readonly type: 'align'; readonly player: Player; readonly cells: readonly Cell[] }
  | PhaseEvent
  /** `irregular`: the player had a legal move. */
  | { readonly type: 'pass'; readonly player: Player; readonly irregular?: true }
  | { readonly type: 'agree' }
  | { readonly type: 'game-over'; readonly scores: Pair<number>; readonly reason: EndReason }
  | { readonly type: 'over'; readonly totals: Pair<number>; readonly winner: 0 | 1 | 2 }
  | { readonly type: 'result'; readonly scores: Pair<number> }
  | { readonly type: 'correct'; readonly cells: Readonly<Record<Cell, Card | '.'>> }

export interface PhaseEvent {
  readonly type: 'phase'
  readonly phase: PlayPhase
  readonly turn: Player
  readonly moves: number
  /** The suits that player 1 and player 2 take into their hands at this point. */
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
  /** The number of cards that stay. */
  readonly kept: number
  readonly stays: readonly Cell[]
  readonly seized: readonly Card[]
  readonly returned: readonly Card[]
  /** The removed cards, by their former cells. */
  readonly removed: CardLayout
}

interface RefusalValues {
  'not-in-hand': { readonly card: Card; readonly cards: readonly [Card] }
  occupied: { readonly cell: Cell; readonly card: Card; readonly cells: readonly [Cell] }
  /** `place`: the cell that touches no card. `switch` and `capture`: the two cells that don't touch. */
  'not-adjacent': WithCells
  'same-cell': { readonly cell: Cell; readonly cells: readonly [Cell] }
  'empty-cell': WithCells
  'not-yours': WithCells & WithCards
  'cannot-capture': { readonly card: Card; readonly captured: Card; readonly cells: Pair<Cell> }
  /** The sizes of the cell's group and of the largest groups. */
  'not-largest': { readonly size: number; readonly largest: number; readonly cells: readonly [Cell] }
  'out-of-turn': { readonly player: Player }
  'must-move': { readonly moves: number }
  /** `correct`: the cards that would be in two cells, and the cells. */
  duplicate: WithCells & WithCards
  'card-seized': WithCards
  /** `correct` in the opening: cards not yet in use; or the numbers of cards of each colour, as placed and as corrected. */
  'opening-order': Partial<WithCards> & { readonly counts?: Readonly<Record<'placed' | 'corrected', ColourCounts>> }
  'no-cards': NoValues
  /** `correct`: the cells outside the largest group. */
  'not-connected': WithCells
  aligned: WithCells
  /** `result`: the number of cards in the layout. */
  'game-begun': { readonly laid: number }
  'impossible-score': { readonly scores: Pair<number> }
}

export interface WithCells {
  readonly cells: readonly Cell[]
}

export interface WithCards {
  readonly cards: readonly Card[]
}

export interface ColourCounts {
  readonly red: number
  readonly black: number
}

export type WellsixRefusal = CommonRefusal | NothingIrregularRefusal | RefusalOf<RefusalValues>
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
