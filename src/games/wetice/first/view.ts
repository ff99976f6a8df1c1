import type { Suit } from '../../../engine/cards.ts'
import { FIRST_WORDS as WORDS } from '#text/first.ts'
import { SUIT_NAMES } from '#text/lists.ts'
import type { Picture, PictureBox, PictureCard } from '../../../ui/types.ts'

/** A card on a square or on a player's pile. */
export interface PlacedCard {
  /** Identifies the card in all pictures: its first square, or `suit` and a letter for a whole suit of a pile. */
  readonly key: string
  readonly suit: Suit
  readonly cell: string
  readonly pile?: 1 | 2
  readonly lifted?: 1 | 2
  /** The number of cards, for a whole suit of a pile. */
  readonly count?: number
}

/** `other` is null if the second pile isn't shown. */
interface Figures {
  readonly own: number
  readonly other: number | null
}

const columnOf = (cell: string): number => cell.charCodeAt(0) - 97
const rowOf = (cell: string): number => Number(cell.slice(1)) - 1

interface Size {
  readonly columns: number
  readonly rows: number
}

/** Keeps cards at a similar size in all pictures. */
const MIN_COLUMNS = 4

export const sizeOf = (cards: readonly PlacedCard[]): Size => ({
  columns: Math.max(MIN_COLUMNS, ...cards.map(({ cell }) => columnOf(cell) + 1)),
  rows: Math.max(...cards.map(({ cell }) => rowOf(cell) + 1)),
})

/** From this number of rows on, the piles are beside the cards, so that the cards stay large. */
const TALL = 3

function boxAt(player: 1 | 2, { columns, rows }: Size, both: boolean): readonly [number, number] {
  if (rows >= TALL) return [columns - 0.7, player - 0.8]
  const left = both ? (player === 1 ? 0 : columns / 2) : columns / 2 - 0.75
  return [left, rows + 0.2]
}

export function pictureOf(cards: readonly PlacedCard[], { own, other }: Figures, size: Size): Picture {
  const width = Math.max(...cards.map(({ cell }) => columnOf(cell) + 1))
  const left = (size.columns - width) / 2
  const both = other !== null
  const drawn = cards.map((card): PictureCard => {
    const { key, suit, cell, pile, lifted, count } = card
    const isLit = cards.some(each => each.lifted)
    return {
      key,
      suit,
      at: pile ? boxAt(pile, size, both) : [left + columnOf(cell), size.rows - 1 - rowOf(cell)],
      tap: count === undefined ? cell : suit,
      label: count === undefined ? WORDS.suit(suit, cell) : WORDS.pile(SUIT_NAMES[suit], String(count)),
      ...(pile ? { look: 'gone' as const } : lifted ? { look: 'lifted' as const, by: lifted } : isLit ? { look: 'faded' as const } : {}), // oxfmt-ignore
      ...(count === undefined ? {} : { figure: String(count) }),
    }
  })
  const box = (player: 1 | 2, figure: number, label: string): PictureBox => ({
    key: `pile ${player}`,
    at: boxAt(player, size, both),
    figure: String(figure),
    label,
    filled: figure > 0,
    below: size.rows >= TALL,
    by: player,
  })
  return {
    columns: size.columns,
    rows: size.rows + (size.rows < TALL ? 0.85 : 0),
    cards: drawn,
    places: [],
    boxes: [box(1, own, WORDS.yours), ...(other === null ? [] : [box(2, other, WORDS.other)])],
  }
}

/** The first board is drawn before the engine is loaded. */
const FIRST_ROW: readonly PlacedCard[] = (['H', 'H', 'S', 'H'] as const).map((suit, column) => {
  const cell = `${'abcd'[column] ?? ''}1`
  return { key: cell, suit, cell }
})

export const firstPicture = (): Picture => pictureOf(FIRST_ROW, { own: 0, other: null }, sizeOf(FIRST_ROW))
