import type { Rank, Suit } from '../engine/cards.ts'

/** A seat's colour and pattern; four-seat games use all four. */
export type Seat = 1 | 2 | 3 | 4

/** Whose mark a card bears: a seat's, or the referee's own. */
export type Outline = Seat | 'rubric' | 'ink'

export type Tone = 'accepted' | 'refused' | 'info' | 'ask'

/** Which side of the table a text is turned to. */
export type Facing = 'near' | 'far'

/** A card of a sketch by its middle; face down without a suit. `turn` in degrees. */
export interface SketchCard {
  readonly x: number
  readonly y: number
  readonly suit?: Suit
  readonly turn?: number
}

/** A card that is face up; of some decks only the suit counts. */
export interface LaidCard {
  readonly suit: Suit
  readonly rank?: Rank | undefined
}

/** A table before the first move. */
export interface Sketch {
  readonly cards: readonly SketchCard[]
  readonly width: number
  readonly height: number
}

/** A piece of a game's mark, which is 120 by 120: how it is drawn, and where. */
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
  /** Why it can't be chosen; '' if it can. */
  readonly closed?: string
  /** Suit and rank of the card, one letter each: typed, it leads to the next of the kind. */
  readonly kind?: string
}

/** A place of a grid without bounds: x grows to the right, y upwards. */
export interface SpreadPlace extends GridCell {
  readonly x: number
  readonly y: number
}

/** Marks on a board beside its cards, by the ids of its places. */
export interface BoardMarks {
  readonly selected?: readonly string[]
  /** Cards that are elsewhere than on the real table until the move is confirmed. */
  readonly ghosts?: readonly string[]
  readonly outlined?: ReadonlyMap<string, Outline>
  /** Others than these step back. */
  readonly lit?: readonly string[]
}

/** A place of a grid in columns from the left and rows from the top, counted from 0; halves are allowed. */
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

/** A line of a chart: its points, each as how far across and which value, and how it looks. */
export interface ChartLine {
  readonly id: string
  readonly look: 'seat-1' | 'seat-2' | 'seat-3' | 'seat-4' | 'score' | 'value' | 'other' | 'chosen' | 'plain'
  readonly points: readonly (readonly [across: number, value: number])[]
}

/** Values one after the other, from the left edge. */
export const inTurn = (values: readonly number[]): ChartLine['points'] => values.map((value, at) => [at, value])

/** Constant from one to the next: the line is level, with a step at each. */
export const inSteps = (values: readonly number[]): ChartLine['points'] =>
  values.flatMap((value, at) => [...(at > 0 ? [[at, values[at - 1] ?? 0] as const] : []), [at, value] as const])

/** A line's look, for a legend. */
export const sampleOf = (look: ChartLine['look']): readonly ChartLine[] => [
  {
    id: 'sample',
    look,
    points: [
      [0, 0],
      [1, 0],
    ],
  },
]

/** In letters: a longer word is set smaller before it is broken. */
const LONG = 9
export const hasLongWord = (name: string): boolean => name.split(/\s/).some(word => word.length > LONG)

export const SEATS: readonly Seat[] = [1, 2, 3, 4]

/** A player's number as a seat; null if no table has it. */
export const seatOf = (player: number | null): Seat | null => SEATS.find(seat => seat === player) ?? null

/** Columns from the left and rows from the top, in cards; parts of one are allowed. */
export type PictureSpot = readonly [column: number, row: number]

/** A card of a small picture that moves: its key stays with it from one picture to the next. */
export interface PictureCard {
  readonly key: string
  readonly suit?: Suit | undefined
  readonly rank?: Rank | undefined
  readonly at: PictureSpot
  /** The label of a tap on it; left out if it can't be tapped. */
  readonly tap?: string
  /** Its full name for screen readers. */
  readonly label: string
  readonly look?: 'lifted' | 'faded' | 'gone'
  readonly by?: Outline
  readonly figure?: string
}

/** A free place that a card may be laid on. */
interface PicturePlace {
  readonly tap: string
  readonly label: string
  readonly at: PictureSpot
}

/** A figure in a box, such as a pile with its points. */
export interface PictureBox {
  readonly key: string
  readonly at: PictureSpot
  readonly figure: string
  readonly label: string
  readonly filled: boolean
  /** Its label is below it, not at its side. */
  readonly below?: boolean
  readonly by?: Outline
}

/** A few cards, the places around them and their value. */
export interface Picture {
  readonly columns: number
  readonly rows: number
  readonly cards: readonly PictureCard[]
  readonly places: readonly PicturePlace[]
  readonly boxes: readonly PictureBox[]
}
