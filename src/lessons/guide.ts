/** Something that is explained in a guided game, the first time it comes up and never again. */
export interface Note<Position = unknown, Event = unknown> {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The lesson that goes into it. */
  readonly lesson: string
  /** Whether it comes up in this position, into which the last action led by these events. */
  arises(position: Position, events: readonly Event[]): boolean
}

/** A first game, explained as it goes. */
export interface Guide<Position = unknown, Event = unknown> {
  readonly notes: readonly Note<Position, Event>[]
  /** The head of a record: a deal of the app's own, the same for the same seed. */
  deal(seed: number): string
}

/** The first that comes up and has not been given yet. */
export const noteFor = (
  { notes }: Guide,
  position: unknown,
  events: readonly { readonly type: string }[],
  given: readonly string[],
): Note | null => notes.find(note => !given.includes(note.id) && note.arises(position, events)) ?? null
