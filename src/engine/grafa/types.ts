import type { Card, Suit } from '../cards.ts'
import type { CommonRefusal, RefusalOf, Ruling, Step, UnknownAction } from '../game.ts'
import type { RulingBuilder, IrregularEvent, NothingIrregularRefusal, IrregularAction } from '../ruling.ts'

/** A card of the deck: known, or not seen yet. */
export const UNKNOWN = '??'
export type Slot = Card | typeof UNKNOWN

export type Phase = 'pair' | 'use' | 'reveal' | 'arrange' | 'over'

/** What spades, diamonds and clubs do to the deck. */
export type Ability = 'dig' | 'draw' | 'look'

/** The combined ability of a pair's cards of one suit (G2), and the number of cards that it affects. */
export interface Act {
  readonly for: Ability
  readonly suit: Suit
  readonly count: number
}

/** The number of cards that the player must identify, and for what. */
export interface Need {
  readonly for: Ability | 'turn'
  readonly count: number
}

/** The set-up as entered; `start` validates it. */
export interface Setup {
  readonly players: readonly string[]
  /** Null if the hand is the first five cards of a 52-card deck. */
  readonly hand: readonly Card[] | null
  /** From the top. Unknown cards at the bottom complete the 52. */
  readonly deck: readonly Slot[]
  readonly discard: readonly Card[]
}

/** The hand and the discard pile are in ASCII order. */
export interface Position {
  readonly phase: Phase
  readonly hand: readonly Card[]
  /** From the top. In phase `pair` the first card is face up. */
  readonly deck: readonly Slot[]
  readonly discard: readonly Card[]
  /** The pair whose abilities are being applied, or null. */
  readonly pair: Pair | null
  /** The abilities that haven't been applied yet. The first is next; after the last the next card is turned. */
  readonly acts: readonly Act[]
}

export type Pair = readonly [hand: Card, top: Card]

/** Why two cards are a pair. Where the type includes null, it means that an illegal pair was let stand. */
export type PairReason = 'ace' | 'suit' | 'value'

/** The refusals that players can set aside to let a move stand. */
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
  'wrong-count': { readonly needed: number; readonly given: number }
  /** The cards are known to be elsewhere, or were named twice. */
  'already-seen': { readonly cards: readonly Card[] }
  'wrong-cards': { readonly cards: readonly Card[] }
}

export type GrafaRefusal = CommonRefusal | NothingIrregularRefusal | RefusalOf<RefusalValues>
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
