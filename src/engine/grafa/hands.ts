import type { Card } from '../cards.ts'
import {
  locationsOf,
  type HandKind,
  type HandStep,
  type CardLocations,
  type Movement,
  type Piece,
  type Place,
} from '../hands.ts'
import { handsOf, type Hands, type HandRules } from '../hands-walk.ts'
import { reach } from './abilities.ts'
import { across } from './across.ts'
import type { Event, Position, Slot } from './types.ts'

/** Looked-at cards are in the hands of whoever puts them back; a pair lies by itself until it is discarded. */
function locations(position: Position): CardLocations {
  const { phase, hand, deck, discard, pair, acts } = position
  const looked = phase === 'arrange' && acts[0]?.for === 'look' ? reach(position) : 0
  const faceUp = pair === null ? 1 : 0
  const apart = (pair ?? []).filter(card => !hand.includes(card) && !discard.includes(card))
  return locationsOf([
    ['hand 1', hand],
    ['looked', deck.slice(0, looked)],
    ['top', deck.slice(0, faceUp)],
    ['deck', deck.slice(Math.max(looked, faceUp))],
    ['discard', discard],
    ['pair', apart],
  ])
}

const all = (kind: HandKind, pieces: readonly Piece[], from: Place, to: Place): HandStep => ({
  kind,
  movements: pieces.map((piece): Movement => ({ piece, from, to })),
})

/** In the order in which they lie on the deck. */
const inDeckOrder = (cards: readonly Card[], { deck }: Position): readonly Slot[] =>
  deck.filter(slot => cards.some(card => card === slot))

function steps(before: Position, { event }: { readonly event: Event }): HandStep[] {
  switch (event.type) {
    case 'pair':
      return [
        {
          kind: 'lay',
          movements: [
            { piece: event.hand, from: 'hand 1', to: 'pair' },
            { piece: event.top, from: 'top', to: 'pair' },
          ],
        },
      ]
    case 'return':
      return [all('lift', event.cards, 'pair', 'hand 1')]
    case 'discard':
      return [all('lift', event.cards, 'pair', 'discard')]
    case 'dig':
      return [all('draw', inDeckOrder(event.cards, before), 'deck', 'discard')]
    case 'draw':
      return [all('draw', inDeckOrder(event.cards, before), 'deck', 'hand 1')]
    case 'look': {
      const seen = all('draw', event.cards, 'deck', 'looked')
      return event.cards.length > 1 ? [seen] : [seen, all('put-back', event.cards, 'looked', 'deck')]
    }
    case 'arrange':
      return [all('put-back', event.cards, 'looked', 'deck')]
    case 'turn':
      return [all('turn-up', [event.card], 'deck', 'top')]
    default:
      return []
  }
}

const OPENING: readonly Event['type'][] = ['pair', 'dig', 'draw', 'look', 'arrange']

const handRules: HandRules<Position, Event> = {
  locations,
  steps,
  opens: ({ type }) => OPENING.includes(type),
  corrects: () => false,
  across,
  deal: () => 0,
  passing: 'pair',
  hidden: ['deck'],
}

/** A pair with what becomes of its cards is one instruction, each ability another; the next card is turned with the last of them. */
export const hands: Hands<Position, Event> = handsOf(handRules)
