import type { Card, Rank } from '../cards.ts'
import type { CommonRefusal, NoValues, RefusalOf, Ruling, Step, UnknownAction } from '../game.ts'
import type { RulingBuilder, IrregularEvent, NothingIrregularRefusal, IrregularAction } from '../ruling.ts'

export const SEATS = [1, 2, 3, 4] as const
export type Seat = (typeof SEATS)[number]

/** The roles, clockwise from the dealer (T7). */
export const ROLES = ['ghost', 'angler', 'fish', 'cormorant'] as const
export type Role = (typeof ROLES)[number]

export type Phase = 'play' | 'hand-over' | 'over'
/** Whether the two points for equal cards replace the point for the Net or are added to it (T3). */
export type EqualCardsRule = 'replaces' | 'adds'

/** A card as it was entered. Its suit is optional. */
export type Played = Rank | Card

/** The set-up as entered; `start` validates it. */
export interface Setup {
  readonly players: readonly string[]
  /** The seat of the first dealer, who is the Ghost. */
  readonly dealer: number
  /** The number of hands that wins the match (T8). */
  readonly target: number
  readonly match: EqualCardsRule
  /** Whether the Cormorant may become a Ghost (T6). */
  readonly ghosting: boolean
}

export interface Position {
  readonly target: number
  readonly match: EqualCardsRule
  readonly ghosting: boolean
  readonly phase: Phase
  /** The number of the hand, counted from 1. */
  readonly hand: number
  /** The dealer of this hand, who is the Ghost. */
  readonly dealer: Seat
  /** The cards of this hand, in the order of play. */
  readonly played: readonly Played[]
  /** The first card of an incomplete pair; otherwise empty. */
  readonly pair: readonly Played[]
  /** The Net that this pair must clear; null for the first pair (T1). */
  readonly net: number | null
  /** The points in this hand, by seat. */
  readonly points: readonly number[]
  readonly ghosted: boolean
  /** The score in hands, by seat: hands won, some of which count twice (T5), minus hands lost (T6). */
  readonly hands: readonly number[]
  readonly winner: Seat | null
}

/** The refusals that players can set aside to let a move stand. */
export const SET_ASIDE = { ghost: ['not-allowed', 'too-many-points'] } as const
export type SetAside = (typeof SET_ASIDE)[keyof typeof SET_ASIDE][number]

interface GhostAction {
  readonly type: 'ghost'
}

export type Action =
  | { readonly type: 'play'; readonly card: Played }
  | GhostAction
  | { readonly type: 'next' }
  | HandAction
  | IrregularAction<GhostAction>
  | UnknownAction

/** Enters the result of a hand instead of its cards. */
export interface HandAction {
  readonly type: 'hand'
  readonly winner: Role
  /** Whether the Cormorant had become a Ghost. */
  readonly ghosted: boolean
}

export type Event =
  | IrregularEvent<SetAside>
  | { readonly type: 'play'; readonly player: Seat; readonly card: Played }
  | {
      readonly type: 'clear'
      readonly player: Seat
      readonly net: number
      readonly points: 1
      readonly card: Played
    }
  | { readonly type: 'match'; readonly players: readonly [Seat, Seat]; readonly points: 2; readonly cards: Pair }
  | { readonly type: 'net'; readonly net: number; readonly cards: Pair }
  | { readonly type: 'ghost'; readonly player: Seat }
  | { readonly type: 'result'; readonly player: Seat; readonly role: Role; readonly ghosted: boolean }
  | HandEndEvent
  | { readonly type: 'phase'; readonly phase: 'play'; readonly turn: Seat }
  | { readonly type: 'over'; readonly winner: Seat }

export type Pair = readonly [Played, Played]

export interface HandEndEvent {
  readonly type: 'hand-over'
  readonly player: Seat
  readonly points: readonly number[]
  readonly hands: readonly number[]
  readonly role: Role
  /** The number of hands that this win counts as (T5). */
  readonly worth: 1 | 2
  /** The seat of a Cormorant who loses a hand (T6); null if none does. */
  readonly loser: Seat | null
  /** The other seats with the same number of points, which lose the tie (T4). */
  readonly tied: readonly Seat[]
}

interface RefusalValues {
  'rank-used-up': { readonly card: Played; readonly cards: readonly [Played] }
  'already-played': { readonly card: Card; readonly cards: readonly [Card] }
  'not-allowed': NoValues
  'already-ghost': NoValues
  'too-many-points': { readonly left: number; readonly points: number }
  'already-begun': { readonly played: number }
}

export type TennisRefusal = CommonRefusal | NothingIrregularRefusal | RefusalOf<RefusalValues>
export type TennisRulingBuilder = RulingBuilder<Position, Event>
export type TennisStep = Step<Position, Event>
export type TennisRuling = Ruling<Position, Event, TennisRefusal>

export interface Tennis {
  readonly setup: Setup
  readonly position: Position
  readonly action: Action
  readonly event: Event
  readonly refusal: TennisRefusal
}
