import type { Rank, Suit } from '../engine/cards.ts'

/** A seat, which has its own colour and pattern. */
export type Seat = 1 | 2 | 3 | 4

/** The colour of a card's outline: a seat's, or a colour for the referee's marks. */
export type Outline = Seat | 'rubric' | 'ink'

export type Tone = 'accepted' | 'refused' | 'info' | 'ask'

/** The side of the table from which a text can be read. */
export type Facing = 'near' | 'far'

/** A card of a sketch: its centre, and `turn` in degrees. Without a suit, it is face down. */
export interface SketchCard {
  readonly x: number
  readonly y: number
  readonly suit?: Suit
  readonly turn?: number
}

/** A face-up card. Some games use only its suit. */
export interface LaidCard {
  readonly suit: Suit
  readonly rank?: Rank | undefined
}

/** A picture of a game's table before the first move. */
export interface Sketch {
  readonly cards: readonly SketchCard[]
  readonly width: number
  readonly height: number
}

/** A shape of a game's logo, which is 120 by 120 units. */
export type MarkPiece =
  | {
      readonly as: 'card' | 'small' | 'frame'
      readonly rect: readonly [x: number, y: number, width: number, height: number]
    }
  | { readonly as: 'edge' | 'mesh' | 'band'; readonly path: string }
  | { readonly as: 'suit'; readonly suit: Suit; readonly x: number; readonly y: number; readonly scale: number }
  | { readonly as: 'rank'; readonly rank: string; readonly red: boolean; readonly x: number; readonly y: number }

export type Mark = readonly MarkPiece[]

/** A square of a grid; `label` is its full name for screen readers. */
export interface GridCell {
  readonly id: string
  readonly label: string
  readonly selected?: boolean
  /** Why the square can't be chosen; '' if it can. */
  readonly closed?: string
  /** The letters of the card's suit and rank. Typing a letter moves the focus to the next card that has it. */
  readonly kind?: string
}

/** A square of an unbounded grid: x grows to the right, y upwards. */
export interface SpreadPlace extends GridCell {
  readonly x: number
  readonly y: number
}

/** Marks on a board, by the ids of squares. */
export interface BoardMarks {
  readonly selected?: readonly string[]
  /** Cards that an unconfirmed move shows at another square than on the real table. */
  readonly ghosts?: readonly string[]
  readonly outlined?: ReadonlyMap<string, Outline>
  /** If given, the other squares are dimmed. */
  readonly lit?: readonly string[]
}

/** A point of a grid, in columns from the left and rows from the top, counted from 0. Fractions are allowed. */
export interface GridPoint {
  readonly col: number
  readonly row: number
}

export interface GridArrow {
  readonly id: string
  readonly from: GridPoint
  readonly to: GridPoint
  readonly both?: boolean
  readonly outline?: Outline
}

/** A line of a chart: its look, and its points, each with its x and its value. */
export interface ChartLine {
  readonly id: string
  readonly look: 'seat-1' | 'seat-2' | 'seat-3' | 'seat-4' | 'score' | 'value' | 'other' | 'chosen' | 'plain'
  readonly points: readonly (readonly [across: number, value: number])[]
}

/** Returns points for values at x = 0, 1, 2 and so on. */
export const linePoints = (values: readonly number[]): ChartLine['points'] => values.map((value, at) => [at, value])

/** Returns the points of a stepped line, which keeps each value until the next x. */
export const stepPoints = (values: readonly number[]): ChartLine['points'] =>
  values.flatMap((value, at) => [...(at > 0 ? [[at, values[at - 1] ?? 0] as const] : []), [at, value] as const])

/** Returns a short line with this look, for a legend. */
export const legendLine = (look: ChartLine['look']): readonly ChartLine[] => [
  {
    id: 'sample',
    look,
    points: [
      [0, 0],
      [1, 0],
    ],
  },
]

/** Words with more letters are set in smaller type before they are broken. */
const LONG = 9
export const hasLongWord = (name: string): boolean => name.split(/\s/).some(word => word.length > LONG)

export const SEATS: readonly Seat[] = [1, 2, 3, 4]

/** Returns a player's number as a seat; null if there is no such seat. */
export const seatOf = (player: number | null): Seat | null => SEATS.find(seat => seat === player) ?? null

/** A position in a picture, in columns from the left and rows from the top, with the size of a card as the unit. */
export type PictureSpot = readonly [column: number, row: number]

/** A card of an animated picture, with the same key in each picture. */
export interface PictureCard {
  readonly key: string
  readonly suit?: Suit | undefined
  readonly rank?: Rank | undefined
  readonly at: PictureSpot
  /** The name that a tap on the card emits; left out if the card can't be tapped. */
  readonly tap?: string
  /** The card's full name for screen readers. */
  readonly label: string
  readonly look?: 'lifted' | 'faded' | 'gone'
  readonly by?: Outline
  readonly figure?: string
}

interface PicturePlace {
  readonly tap: string
  readonly label: string
  readonly at: PictureSpot
}

/** A number in a box, such as a pile's points. */
export interface PictureBox {
  readonly key: string
  readonly at: PictureSpot
  readonly figure: string
  readonly label: string
  readonly filled: boolean
  /** Whether the label is below the box rather than beside it. */
  readonly below?: boolean
  readonly by?: Outline
}

/** A few cards, the squares around them, and boxes with numbers. */
export interface Picture {
  readonly columns: number
  readonly rows: number
  readonly cards: readonly PictureCard[]
  readonly places: readonly PicturePlace[]
  readonly boxes: readonly PictureBox[]
}
