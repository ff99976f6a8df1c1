import { CELLS, pileOf, suitsIn } from '../../../engine/wetice/board.ts'
import { wetice } from '../../../engine/wetice/index.ts'
import type { Event, Position, SuitPile, WetIceStep } from '../../../engine/wetice/types.ts'
import { boards } from '../../../lessons/wetice/first.ts'
import { REFUSED } from '#text/wetice/first.ts'
import type { Picture } from '../../../ui/types.ts'
import { createFirstBoards } from '../../first.ts'
import { pictureOf, sizeOf, type PlacedCard } from './view.ts'

const sumOf = (pile: SuitPile): number => Object.values(pile).reduce((sum, count) => sum + count, 0)

function lyingIn(position: Position): readonly PlacedCard[] {
  if (position.phase === 'give') {
    const pile = pileOf(position, position.turn ?? 1)
    return suitsIn(pile).map((suit, column) => ({
      key: `suit ${suit}`,
      suit,
      cell: `${String.fromCharCode(97 + column)}1`,
      count: pile[suit] ?? 0,
    }))
  }
  return CELLS[position.board.layout].flatMap((cell, index) => {
    const suit = position.board.cells[index]
    return suit ? [{ key: cell, suit, cell }] : []
  })
}

function after(cards: readonly PlacedCard[], event: Event): readonly (readonly PlacedCard[])[] {
  const moved = (ways: readonly (readonly [from: string, to: string])[]): readonly PlacedCard[] => {
    const to = new Map(ways)
    return cards.map(card => (card.pile ? card : { ...card, cell: to.get(card.cell) ?? card.cell }))
  }
  const on = (card: PlacedCard, cells: readonly string[]): boolean => !card.pile && cells.includes(card.cell)
  switch (event.type) {
    case 'swap':
      return [moved([event.cells, [event.cells[1], event.cells[0]]])]
    case 'fall':
      return [moved(event.moves)]
    case 'score': {
      const { cells, player } = event
      const lifted = cards.map(card => (on(card, cells) ? { ...card, lifted: player } : card))
      return [lifted, cards.map(card => (on(card, cells) ? { ...card, pile: player } : card))]
    }
    case 'give':
      return [cards.map(card => (card.suit === event.suit ? { ...card, pile: event.to } : card))]
    default:
      return []
  }
}

export const weticeFirst = createFirstBoards(wetice, {
  boards,
  refused: REFUSED,
  pictures(_board, start, steps) {
    let cards = lyingIn(start)
    const size = sizeOf(cards)
    const hasOther = start.phase === 'give' || [start, ...steps.map(({ position }) => position)].some(at => sumOf(pileOf(at, 2)) > 0) // oxfmt-ignore
    const draw = (shown: readonly PlacedCard[], at: Position): Picture =>
      pictureOf(shown, { own: sumOf(pileOf(at, 1)), other: hasOther ? sumOf(pileOf(at, 2)) : null }, size)
    const pictures = [draw(cards, start)]
    let before = start
    for (const { event, position } of steps as readonly WetIceStep[]) {
      const seen = after(cards, event)
      // Before the last stage, removed cards aren't on the pile yet.
      for (const [index, each] of seen.entries()) {
        pictures.push(draw(each, index < seen.length - 1 ? before : position))
        cards = each
      }
      before = position
    }
    return pictures
  },
  refusal(_board, start, [a = '', b = '']) {
    const cards = lyingIn(start)
    const size = sizeOf(cards)
    const figures = { own: sumOf(pileOf(start, 1)), other: sumOf(pileOf(start, 2)) || null }
    const [swapped = cards] = after(cards, { type: 'swap', cells: [a, b] })
    return [pictureOf(swapped, figures, size)]
  },
})
