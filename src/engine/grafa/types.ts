import type { Card, Suit } from '../cards.ts'
import type { CommonRefusal, Refusals, Ruling, Step, UnknownAction } from '../game.ts'
import type { RulingBuilder, IrregularEvent, NothingIrregular, IrregularAction } from '../ruling.ts'

/** A place of the deck: a card, or one that nobody has seen yet. */
export const UNKNOWN = '??'
export type Slot = Card | typeof UNKNOWN

export type Phase = 'pair' | 'use' | 'reveal' | 'arrange' | 'over'

/** The effects of spades, diamonds and clubs on the deck. */
export type Ability = 'dig' | 'draw' | 'look'

/** The abilities of a pair's cards of one suit, acting together (G2) on this many cards. */
export interface Act {
  readonly for: Ability
  readonly suit: Suit
  readonly count: number
}

/** The identities that the game is waiting for. */
export interface Need {
  readonly for: Ability | 'turn'
  readonly count: number
}

/** As entered; `start` validates it. */
export interface Setup {
  readonly players: readonly string[]
  /** Null if the hand is the first five cards of a whole deck. */
  readonly hand: readonly Card[] | null
  /** Top first; unknown cards below make up 52 in all. */
  readonly deck: readonly Slot[]
  readonly discard: readonly Card[]
}

/** Hand and discard pile are in ASCII order. */
export interface Position {
  readonly phase: Phase
  readonly hand: readonly Card[]
  /** Top first; in phase `pair` the first is the face-up card. */
  readonly deck: readonly Slot[]
  readonly discard: readonly Card[]
  /** While a pair acts: hand card first. */
  readonly pair: Pair | null
  /** Abilities still to act; the first is acting, and after the last the next card is turned. */
  readonly acts: readonly Act[]
}

export type Pair = readonly [hand: Card, top: Card]

/** The reason that two cards are a pair; null if an illegal pair was let stand. */
export type PairReason = 'ace' | 'suit' | 'value'

/** Refusals that players can let stand. */
export const SET_ASIDE = { pair: ['no-pair'] } as const
export type SetAside = (typeof SET_ASIDE)[keyof typeof SET_ASIDE][number]

export interface PairAction {
  readonly type: 'pair'
  readonly card: Card
}

export type Action =
  | PairAction
  | { readonly type: 'use'; readonly suit: Suit }
  | { readonly type: 'reveal'; readonly cards: readonly Card[] }
  | { readonly type: 'arrange'; readonly cards: readonly Card[] }
  | IrregularAction<PairAction>
  | UnknownAction

export type Event =
  | IrregularEvent<SetAside>
  | { readonly type: 'pair'; readonly hand: Card; readonly top: Card; readonly by: PairReason | null }
  | { readonly type: 'return'; readonly cards: readonly Card[] }
  | { readonly type: 'discard'; readonly cards: readonly Card[] }
  | { readonly type: 'reveal'; readonly cards: readonly Card[] }
  | { readonly type: Ability; readonly cards: readonly Card[] }
  | { readonly type: 'arrange'; readonly cards: readonly Card[] }
  | { readonly type: 'turn'; readonly card: Card }
  | { readonly type: 'over'; readonly score: number; readonly perfect: boolean }

interface RefusalValues {
  'not-in-hand': { readonly card: Card; readonly cards: readonly [Card] }
  'no-pair': { readonly card: Card; readonly top: Card; readonly cards: Pair }
  'not-in-pair': { readonly suit: Suit; readonly cards: readonly Card[] }
  /** How many cards are asked for, and how many were named. */
  'wrong-count': { readonly needed: number; readonly given: number }
  /** They are elsewhere, or named twice. */
  'already-seen': { readonly cards: readonly Card[] }
  'wrong-cards': { readonly cards: readonly Card[] }
}

export type GrafaRefusal = CommonRefusal | NothingIrregular | Refusals<RefusalValues>
export type GrafaRulingBuilder = RulingBuilder<Position, Event>
export type GrafaStep = Step<Position, Event>
export type GrafaRuling = Ruling<Position, Event, GrafaRefusal>

export interface Grafa {
  readonly setup: Setup
  readonly position: Position
  readonly action: Action
  readonly event: Event
  readonly refusal: GrafaRefusal
}
