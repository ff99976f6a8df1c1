import { SUITS, type Suit } from '../cards.ts'
import { locationsOf, unseenCards, type HandStep, type Movement, type Piece, type Place } from '../hands.ts'
import { HandsPlanner } from '../hands-walk.ts'
import { CARDS_PER_SUIT, CELL_COUNT, CELLS, cellNumber, countCards, countSuits } from './board.ts'
import type { Cell, Event, Mode, Position, ScoreEvent, SuitPile } from './types.ts'
import { across } from './across.ts'

type Places = readonly (readonly [Place, readonly Piece[]])[]

const several = (suit: Suit, count: number): Suit[] => Array.from({ length: count }, () => suit)

const piecesOf = (pile: SuitPile): Suit[] => SUITS.flatMap(suit => several(suit, pile[suit] ?? 0))

function duelPlaces({ board, piles: [first, second] }: Position): Places {
  const counts = countSuits(board)
  const out = SUITS.flatMap(suit =>
    several(suit, CARDS_PER_SUIT - counts[suit] - (first[suit] ?? 0) - (second[suit] ?? 0)),
  )
  return [
    ['pile 1', piecesOf(first)],
    ['pile 2', piecesOf(second)],
    ['pack', out],
  ]
}

/** The suits of cards removed before the record began, or in separate piles, may be unknown. */
function soloPlaces({ board, mode, solo: { three, four }, removed }: Position): Places {
  const counts = countSuits(board)
  const taken = piecesOf(removed)
  const known = taken.length === three + four
  const pack = known
    ? SUITS.flatMap(suit => several(suit, CARDS_PER_SUIT - counts[suit] - (removed[suit] ?? 0)))
    : unseenCards(CELL_COUNT - countCards(board) - three - four)
  const pile = (count: number): readonly Piece[] => (known && count === taken.length ? taken : unseenCards(count))
  return mode === 'solo'
    ? [['removed', pile(three + four)], ['pack', pack]]
    : [['threes', pile(three)], ['fours', pile(four)], ['pack', pack]] // oxfmt-ignore
}

const placeOf = (cell: Cell): Place => `cell ${cell}`

function boardPlaces({ board: { layout, cells } }: Position): Places {
  return CELLS[layout].map((cell, index) => {
    const suit = cells[index] ?? null
    return [placeOf(cell), suit === null ? [] : [suit]] as const
  })
}

function pileOf({ player, pile }: ScoreEvent, mode: Mode): Place {
  if (mode === 'duel') return `pile ${player}`
  return mode === 'solo' ? 'removed' : pile === 'four' ? 'fours' : 'threes'
}

function steps({ board, mode }: Position, { event }: { readonly event: Event }): HandStep[] {
  const suitOn = (cell: Cell): Suit => board.cells[cellNumber(board.layout, cell)] ?? 'S'
  const move = (from: Cell, to: Cell): Movement => ({ piece: suitOn(from), from: placeOf(from), to: placeOf(to) })
  switch (event.type) {
    case 'swap': {
      const [a, b] = event.cells
      return [{ kind: 'swap', movements: [move(a, b), move(b, a)] }]
    }
    case 'score': {
      const to = pileOf(event, mode)
      return [{ kind: 'lift', movements: event.cells.map(cell => ({ piece: event.suit, from: placeOf(cell), to })) }]
    }
    case 'give': {
      const given = { piece: event.suit, from: `pile ${event.from}`, to: `pile ${event.to}` } as const
      return [{ kind: 'give', movements: Array.from({ length: event.cards }, () => given) }]
    }
    case 'fall':
      return [{ kind: 'slide', movements: event.moves.map(([from, to]) => move(from, to)) }]
    default:
      return []
  }
}

const OPENING: readonly Event['type'][] = ['swap', 'match', 'give']

/** Each link of a chain is one instruction: lift the matches, then let the columns slide. */
export const handsPlanner = new HandsPlanner<Position, Event>({
  locations: position =>
    locationsOf([
      ...boardPlaces(position),
      ...(position.mode === 'duel' ? duelPlaces(position) : soloPlaces(position)),
    ]),
  steps,
  opens: ({ type }) => OPENING.includes(type),
  corrects: ({ type }) => type === 'correct',
  across,
  hidden: ['threes', 'fours'],
})
