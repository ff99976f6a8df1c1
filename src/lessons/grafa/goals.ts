import { type Card, DECK, parseCard } from '../../engine/cards.ts'
import { isCard, needOf, reasonToPair } from '../../engine/grafa/abilities.ts'
import { grafa } from '../../engine/grafa/index.ts'
import type { Ability, Event, Position } from '../../engine/grafa/types.ts'
import { happens, type Goal } from '../goals.ts'
import { type Lesson, type Outcome, outcomeOf } from '../lesson.ts'

export type GrafaLesson = Lesson<Position, Event>
type GrafaOutcome = Outcome<Position, Event>

interface More {
  /** Cards not named in the hand or the deck are in the discard pile, instead of unseen at the bottom of the deck. */
  readonly whole?: true
  readonly played?: readonly string[]
}

/** Returns the record of a game with this hand and deck. The deck is listed from its face-up card down, as far as it was seen. */
export function recordOf(hand: string, deck: string, { whole, played = [] }: More = {}): string {
  const named = `${hand} ${deck}`.split(/\s+/).flatMap(word => parseCard(word) ?? [])
  const rest = DECK.filter(card => !named.includes(card))
  return [
    'game grafa',
    'players Ada',
    `hand ${hand}`,
    `deck ${deck}`,
    ...(whole ? [`discard ${rest.join(' ')}`] : []),
    'play',
    ...played,
  ].join('\n')
}

type GrafaGoal = Goal<Position, Event>

/** The cards of the hand that pair with the face-up card, in ASCII order. */
export function pairingCards({ hand, deck }: Position): Card[] {
  const tops = deck.slice(0, 1).filter(isCard)
  return hand.filter(card => tops.some(top => reasonToPair(card, top) !== null))
}

const pairingInto = (position: Position, fits: (after: Position) => boolean): Card[] =>
  pairingCards(position).filter(card => fits(outcomeOf(grafa, position, `pair ${card}`).position))

/** Returns the hand cards whose pair makes the referee ask which suit acts first. */
export const cardsWithChoice = (position: Position): Card[] => pairingInto(position, after => after.phase === 'use')

/** Returns the hand cards whose pair ends the game. */
export const cardsThatEnd = (position: Position): Card[] => pairingInto(position, after => after.phase === 'over')

const cardsOf = ({ events }: GrafaOutcome, type: Ability | 'discard'): readonly Card[] =>
  events.flatMap(event => (event.type === type && 'cards' in event ? event.cards : []))

/** The number of cards that went to the discard pile, including dug cards. */
export const discardCount = (outcome: GrafaOutcome): number =>
  cardsOf(outcome, 'discard').length + cardsOf(outcome, 'dig').length

export const digs =
  (card: Card): GrafaGoal =>
  outcome =>
    cardsOf(outcome, 'dig').includes(card)

export const lookedAtCount = (outcome: GrafaOutcome): number => cardsOf(outcome, 'look').length

export const turnsUp = (card: Card): GrafaGoal => happens('turn', event => event.card === card)

export const handSize = ({ position }: GrafaOutcome): number => position.hand.length

const identitiesAsked = (position: Position): number => (position.phase === 'reveal' ? needOf(position).count : 0)

/** Returns the hand cards whose pair makes the referee ask for this number of unseen cards. */
export const cardsRevealing =
  (count: number) =>
  (position: Position): Card[] =>
    pairingInto(position, after => after.phase !== 'use' && identitiesAsked(after) === count)

/** Returns the hand cards whose pair makes the referee ask only for the card that is turned up. */
export const cardsThatOnlyTurn = (position: Position): Card[] =>
  pairingInto(position, after => after.phase === 'reveal' && needOf(after).for === 'turn')

export const isPerfect: GrafaGoal = happens('over', event => event.perfect)
