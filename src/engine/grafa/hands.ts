import type { Card } from '../cards.ts'
import {
  locationsOf,
  type HandStepKind,
  type HandStep,
  type CardLocations,
  type Movement,
  type Piece,
  type Place,
  likeness,
  pairOff,
  UNSEEN,
} from '../hands.ts'
import { HandsPlanner } from '../hands-walk.ts'
import { lookedAtCount } from './abilities.ts'
import type { Event, Position, Slot } from './types.ts'
import { differences, spotsOf, groupMovements, transfers } from '../hands-across.ts'

const stackOf = (locations: CardLocations): Piece[] => [
  ...(locations.get('top') ?? []),
  ...(locations.get('deck') ?? []),
]
const isFaceUp = (locations: CardLocations): boolean => locations.has('top')

const seenIn = (locations: CardLocations): ReadonlySet<Piece> =>
  new Set([...locations.values()].flat().filter(piece => piece !== UNSEEN))

/** An unseen card can't be a card that is known to be elsewhere. */
function alikeBelow(from: CardLocations, to: CardLocations): number {
  const [stack, goal] = [stackOf(from).reverse(), stackOf(to).reverse()]
  const [here, there] = [seenIn(from), seenIn(to)]
  const parted = stack.findIndex((piece, at) => {
    const other = goal[at]
    if (other === undefined) return true
    return piece !== other && (there.has(piece) || here.has(other) || likeness(piece, other) === 0)
  })
  return parted < 0 ? stack.length : parted
}

function across(from: CardLocations, to: CardLocations): HandStep[] {
  const [stack, goal] = [stackOf(from), stackOf(to)]
  const staying = alikeBelow(from, to)
  const off = stack.slice(0, stack.length - staying)
  const onto = goal.slice(0, goal.length - staying)
  const rest = differences(heapsOf(from), heapsOf(to))
  const movements = transfers([...spotsOf('deck', off), ...rest.over], [...rest.wanted, ...spotsOf('deck', onto)])
  const shown = isFaceUp(from) && off.length > 0
  return [
    ...turned('turn-down', from, isFaceUp(from) && !shown && (onto.length > 0 || !isFaceUp(to))),
    ...takenOff(movements, off, shown),
    ...groupMovements('give', movements.filter(movement => movement.from !== 'deck' && movement.to !== 'deck')), // oxfmt-ignore
    ...putOn(movements, onto, isFaceUp(to)),
    ...turned('turn-up', to, isFaceUp(to) && onto.length === 0 && (shown || !isFaceUp(from))),
  ]
}

const heapsOf = (locations: CardLocations): CardLocations =>
  locationsOf([...locations].filter(([place]) => place !== 'deck' && place !== 'top'))

function turned(kind: 'turn-up' | 'turn-down', locations: CardLocations, needed: boolean): HandStep[] {
  const [piece] = locations.get('top') ?? []
  if (!needed || piece === undefined) return []
  const [from, to] = kind === 'turn-up' ? (['deck', 'top'] as const) : (['top', 'deck'] as const)
  return [{ kind, movements: [{ piece, from, to }] }]
}

const inOrderOf = (movements: readonly Movement[], pieces: readonly Piece[]): Movement[] =>
  pairOff(movements, [...pieces.entries()], (movement, [, piece]) => likeness(movement.piece, piece))
    .pairs.toSorted(([, [a]], [, [b]]) => a - b)
    .map(([movement]) => movement)

/** Cards that return to the deck wait in `aside`. `shown`: the first card is face up. */
function takenOff(movements: readonly Movement[], off: readonly Piece[], shown: boolean): HandStep[] {
  const leaving = movements.filter(({ from }) => from === 'deck')
  const taken = inOrderOf(leaving, off).map(({ piece, to }, index): Movement => {
    return { piece, from: shown && index === 0 ? 'top' : 'deck', to: to === 'deck' ? 'aside' : to }
  })
  return taken.length > 0 ? [{ kind: 'draw', movements: taken }] : []
}

function putOn(movements: readonly Movement[], onto: readonly Piece[], shown: boolean): HandStep[] {
  const coming = movements.filter(({ to }) => to === 'deck')
  const put = inOrderOf(coming, onto).map(({ piece, from }, index): Movement => {
    return { piece, from: from === 'deck' ? 'aside' : from, to: shown && index === 0 ? 'top' : 'deck' }
  })
  return put.length > 0 ? [{ kind: 'put-back', movements: put }] : []
}

/** Cards being looked at, and the cards of a pair until they move on, have places of their own. */
function locations(position: Position): CardLocations {
  const { hand, deck, discard, pair } = position
  const looked = lookedAtCount(position)
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

const all = (kind: HandStepKind, pieces: readonly Piece[], from: Place, to: Place): HandStep => ({
  kind,
  movements: pieces.map((piece): Movement => ({ piece, from, to })),
})

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

/** A pair is one instruction, and so is each ability. The last instruction also turns the next card. */
export const handsPlanner = new HandsPlanner<Position, Event>({
  locations,
  steps,
  opens: ({ type }) => OPENING.includes(type),
  across,
  passing: 'pair',
  hidden: ['deck'],
})
