import type { Card } from '../../../engine/cards.ts'
import { cardName, placeName } from './names.ts'
import type { Badge } from '../../../games/wellsix/marks.ts'

interface CellState {
  readonly selected: boolean
  readonly legal: boolean
  readonly marked: boolean | undefined
  readonly badge: Badge | null
}

const BADGES: Readonly<Record<Badge, string>> = {
  seized: 'is seized',
  returned: 'returns to the hand',
  A: 'group A',
  B: 'group B',
  C: 'group C',
  D: 'group D',
}

/** What cards and places are called, on the table and while it is entered. */
export const WELLSIX = {
  table: 'Table',
  cell: (
    card: Card | null,
    { x, y }: { readonly x: number; readonly y: number },
    owner: string,
    { selected, legal, marked, badge }: CellState,
  ): string =>
    [
      `${card ? `${cardName(card)} on` : 'free place'} ${placeName(`${x},${y}`)}`,
      ...(owner ? [`${owner}’s`] : []),
      ...(selected ? ['selected'] : []),
      ...(legal ? ['possible'] : []),
      ...(badge ? [BADGES[badge]] : marked ? ['marked'] : []),
    ].join(', '),
  handCard: (card: Card, legal: boolean): string => `${cardName(card)}${legal ? ', possible' : ''}`,
} as const
