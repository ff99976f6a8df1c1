import { rankOf, suitOf, type Card } from '../../../engine/cards.ts'
import type { Event, PairReason, Position } from '../../../engine/grafa/types.ts'
import { rankAndValue, theCard, theCards } from '../card-words.ts'
import { counted, SUIT_NAMES } from '../lists.ts'
import type { Explanation, Speech } from '../rulebook.ts'
import type { SectionId } from './sections.ts'

type PairEvent = Extract<Event, { type: 'pair' }>

const SECTIONS: Readonly<Record<Event['type'], SectionId>> = {
  irregular: 'irregular',
  pair: 'pairs',
  return: 'hearts',
  discard: 'pairs',
  reveal: 'seeing',
  dig: 'spades',
  draw: 'diamonds',
  look: 'clubs',
  arrange: 'clubs',
  turn: 'order',
  over: 'end',
}

const REASONS: Readonly<Record<PairReason, (pair: PairEvent) => string>> = {
  ace: () => 'an ace pairs with everything',
  suit: ({ top }) => `both are ${SUIT_NAMES[suitOf(top)]}`,
  value: ({ hand, top }) => {
    const [high, low] = [rankOf(hand), rankOf(top)].map(rankAndValue)
    return high === low ? 'both have the same value' : `${high} is higher than ${low}`
  },
}

function sentence(told: Event, position: Position): string {
  switch (told.type) {
    case 'irregular':
      return 'Not a pair by the rules; it stands.'
    case 'pair':
      return `Pair ${theCard(told.hand)} with ${theCard(told.top)}${told.by === null ? '' : `: ${REASONS[told.by](told)}`}.`
    case 'return':
      return `Hearts: take ${theCards(told.cards)} back into your hand.`
    case 'discard':
      return `Discard ${theCards(told.cards)}.`
    case 'reveal':
      return `Seen: ${theCards(told.cards)}.`
    case 'dig':
      return `Spades: dig ${theCards(told.cards)}, onto the discard pile.`
    case 'draw':
      return `Diamonds: draw ${theCards(told.cards)} into your hand.`
    case 'look':
      return lookedAt(told.cards)
    case 'arrange':
      return `Put back, top first: ${theCards(told.cards)}.`
    case 'turn':
      return `Turn up ${theCard(told.card)}.`
    case 'over':
      return ending(told, position)
  }
}

const lookedAt = (cards: readonly Card[]): string =>
  cards.length === 1
    ? `Clubs: look at ${theCards(cards)}, the last card of the deck.`
    : `Clubs: look at ${theCards(cards)}, and put them back in any order.`

function ending({ score, perfect }: Extract<Event, { type: 'over' }>, { deck }: Position): string {
  if (perfect) return 'All 52 cards are in the discard pile: a perfect game.'
  const why = deck.length === 0 ? 'The deck is empty' : 'Nothing in your hand pairs'
  return `${why}. You discarded ${counted(score, 'card', 'cards')}.`
}

/** What happened, as an instruction for hands where cards move. */
export const event = (told: Event, { position }: Speech<Position>): Explanation => ({
  sentence: sentence(told, position),
  remedy: '',
  section: SECTIONS[told.type],
})
