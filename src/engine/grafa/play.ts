import { DECK, sortCards, type Card, type Suit, SUITS } from '../cards.ts'
import { changeLast, addEvent, beginRuling, finishRuling, decide } from '../ruling.ts'
import { canPair, isCard, needOf, affectedCount, actsOf, reasonToPair, cardsReturnedBy } from './abilities.ts'
import {
  type GrafaRulingBuilder,
  SET_ASIDE,
  type Action,
  type GrafaRefusal,
  type GrafaRuling,
  type Pair,
  type Phase,
  type Position,
  type SetAside,
  type Slot,
  type Act,
  type PairReason,
} from './types.ts'
import { refuse } from '../game.ts'

function applyAbilities(builder: GrafaRulingBuilder): GrafaRulingBuilder {
  const { position } = builder
  if (needOf(position).count > 0) return changeLast(builder, { phase: 'reveal' })
  const [act, ...acts] = position.acts
  if (!act) return turn(builder)
  const cards = position.deck.slice(0, affectedCount(position)).filter(isCard)
  if (cards.length === 0) return applyAbilities(changeLast(builder, { acts }))
  const deck = position.deck.slice(cards.length)
  const sorted = sortCards(cards)
  switch (act.for) {
    case 'dig': {
      const discard = sortCards([...position.discard, ...cards])
      return applyAbilities(addEvent(builder, { type: 'dig', cards: sorted }, { acts, deck, discard }))
    }
    case 'draw': {
      const hand = sortCards([...position.hand, ...cards])
      return applyAbilities(addEvent(builder, { type: 'draw', cards: sorted }, { acts, deck, hand }))
    }
    case 'look':
      return cards.length === 1
        ? applyAbilities(addEvent(builder, { type: 'look', cards }, { acts }))
        : addEvent(builder, { type: 'look', cards }, { phase: 'arrange' })
  }
}

/** The game is over if there is no next card, or if no card in the hand pairs with it (G6). */
function turn(before: GrafaRulingBuilder): GrafaRulingBuilder {
  const [card] = before.position.deck
  const done = { phase: 'pair', pair: null } as const
  const builder = card && isCard(card) ? addEvent(before, { type: 'turn', card }, done) : changeLast(before, done)
  if (canPair(builder.position)) return builder
  const score = builder.position.discard.length
  return addEvent(builder, { type: 'over', score, perfect: score === DECK.length }, { phase: 'over' })
}

type JudgedAction = Exclude<Action, { readonly type: 'unknown' | 'stands' }>
/** The refusal codes to ignore if players let the move stand; null if they don't. */
type Aside = readonly SetAside[] | null

const SECTIONS: Readonly<Record<Phase, string>> = {
  pair: 'pairs',
  use: 'order',
  reveal: 'seeing',
  arrange: 'clubs',
  over: 'end',
}

/** Judges an action and applies it. Each phase except `over` has one type of action, with the phase's name. */
export function play(position: Position, action: Action): GrafaRuling {
  if (position.phase === 'over') return refuse({ code: 'over', rule: SECTIONS.over })
  if (action.type === 'unknown') return refuse({ code: 'unknown-action', rule: 'seeing' })
  return action.type === 'stands'
    ? make(position, action.action, SET_ASIDE[action.action.type])
    : make(position, action, null)
}

function make(position: Position, move: JudgedAction, aside: Aside): GrafaRuling {
  if (move.type !== position.phase) return refuse({ code: 'wrong-phase', rule: SECTIONS[position.phase] })
  switch (move.type) {
    case 'pair':
      return pairCards(position, move.card, aside)
    case 'use':
      return chooseAbility(position, move.suit)
    case 'reveal':
      return revealCards(position, move.cards)
    case 'arrange':
      return arrangeCards(position, move.cards)
  }
}

function pairCards(position: Position, card: Card, aside: Aside): GrafaRuling {
  // In phase `pair` the deck has a face-up card.
  const [top, ...deck] = position.deck as readonly [Card, ...Slot[]]
  if (!position.hand.includes(card)) return refuse({ code: 'not-in-hand', rule: 'pairs', card, cards: [card] })
  const by = reasonToPair(card, top)
  const objections: readonly GrafaRefusal[] =
    by === null ? [{ code: 'no-pair', rule: 'pairs', card, top, cards: [card, top] }] : []
  const pair: Pair = [card, top]
  const hand = position.hand.filter(each => each !== card)
  const change = { hand, deck, pair, acts: actsOf(pair) }
  return decide(position, objections, aside, (before: GrafaRulingBuilder) => {
    const builder = putAside(addEvent(before, { type: 'pair', hand: card, top, by }, change), pair)
    const waits = builder.position.acts.length > 1
    return waits ? changeLast(builder, { phase: 'use' }) : applyAbilities(builder)
  })
}

/** Each heart returns the other card to the hand (G4). */
function putAside(before: GrafaRulingBuilder, pair: Pair): GrafaRulingBuilder {
  const cards = sortCards(cardsReturnedBy(pair))
  const left = sortCards(pair.filter(card => !cards.includes(card)))
  let builder = before
  if (cards.length > 0) {
    builder = addEvent(builder, { type: 'return', cards }, { hand: sortCards([...builder.position.hand, ...cards]) })
  }
  if (left.length > 0) {
    builder = addEvent(
      builder,
      { type: 'discard', cards: left },
      { discard: sortCards([...builder.position.discard, ...left]) },
    )
  }
  return builder
}

/** Applies the ability of the chosen suit first (G1). */
function chooseAbility(position: Position, suit: Suit): GrafaRuling {
  const chosen = position.acts.filter(act => act.suit === suit)
  if (chosen.length === 0) return refuse({ code: 'not-in-pair', rule: 'order', suit, cards: position.pair ?? [] })
  const others = position.acts.filter(act => act.suit !== suit)
  return finishRuling(applyAbilities(changeLast(beginRuling(position), { acts: [...chosen, ...others] })))
}

function revealCards(position: Position, cards: readonly Card[]): GrafaRuling {
  const { count } = needOf(position)
  if (cards.length !== count) {
    return refuse({ code: 'wrong-count', rule: 'seeing', needed: count, given: cards.length })
  }
  const { hand, deck, discard } = position
  const seen = cards.filter((card, index) => {
    return [...hand, ...deck, ...discard].includes(card) || cards.indexOf(card) < index
  })
  if (seen.length > 0) return refuse({ code: 'already-seen', rule: 'seeing', cards: seen })
  const unknown = [...cards]
  const known = deck.map(slot => (isCard(slot) ? slot : (unknown.shift() ?? slot)))
  return finishRuling(applyAbilities(addEvent(beginRuling(position), { type: 'reveal', cards }, { deck: known })))
}

function arrangeCards(position: Position, cards: readonly Card[]): GrafaRuling {
  const looked = position.deck.slice(0, affectedCount(position))
  if (sortCards(cards).join() !== sortCards(looked).join()) {
    return refuse({ code: 'wrong-cards', rule: 'clubs', cards: looked.filter(isCard) })
  }
  const deck = [...cards, ...position.deck.slice(looked.length)]
  const acts = position.acts.slice(1)
  return finishRuling(applyAbilities(addEvent(beginRuling(position), { type: 'arrange', cards }, { deck, acts })))
}

/** The legal actions. In phase `reveal` there are none: only the real deck shows the cards. */
export const legal = (position: Position): readonly Action[] =>
  candidates(position).filter(action => play(position, action).accepted)

function candidates(position: Position): readonly Action[] {
  switch (position.phase) {
    case 'pair':
      return position.hand.map(card => ({ type: 'pair', card }))
    case 'use':
      return SUITS.map(suit => ({ type: 'use', suit }))
    case 'arrange':
      return orders(position.deck.slice(0, affectedCount(position)).filter(isCard)).map(cards => ({
        type: 'arrange',
        cards,
      }))
    case 'reveal':
    case 'over':
      return []
  }
}

const orders = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap(card => orders(cards.filter(other => other !== card)).map(rest => [card, ...rest]))

/** The effects of a pair before it is played, as far as the known cards determine them. */
export interface Prospect {
  readonly pair: Pair
  readonly by: PairReason
  /** The cards that hearts put into the hand, in the pair's order. */
  readonly returned: readonly Card[]
  /** The abilities, limited to the size of the deck (G5). */
  readonly acts: readonly Act[]
}

/** A prospect for each card in the hand that can be paired now. */
export const prospects = (position: Position): readonly Prospect[] =>
  legal(position).flatMap(action => (action.type === 'pair' ? (prospect(position, action.card) ?? []) : []))

function prospect({ deck: [top, ...deck] }: Position, card: Card): Prospect | null {
  if (top === undefined || !isCard(top)) return null
  const pair: Pair = [card, top]
  const by = reasonToPair(card, top)
  const returned = cardsReturnedBy(pair)
  return by && { pair, by, returned: pair.filter(each => returned.includes(each)), acts: within(deck, actsOf(pair)) }
}

/** The abilities that haven't been applied yet, limited to the size of the deck. */
export const pendingActs = ({ deck, acts }: Position): readonly Act[] => within(deck, acts)

const within = (deck: readonly Slot[], acts: readonly Act[]): readonly Act[] =>
  acts.map(act => ({ ...act, count: Math.min(act.count, deck.length) }))
