/** A position that shows what a section of a rulebook is about, and a move that is made there; or places to look at, without one. */
export interface Diagram {
  readonly record: string
  readonly action: string | null
  readonly marked: readonly string[]
  /** What the places show; '' where the referee tells of the move. */
  readonly caption: string
}
