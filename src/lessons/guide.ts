import type { AnyAction, Step } from '../engine/game.ts'
import { isKeyOf, type Outcome } from './lesson.ts'

type AnyEvent = { readonly type: string }

/** A guided game after an action, carried out by hands or not; without events before the first. */
interface Moment<Position, Event> extends Outcome<Position, Event> {
  readonly before: Position
}

type Arises<Position, Event> = (moment: Moment<Position, Event>) => boolean

/** Something that is explained in a guided game, the first time it comes up and never again. */
interface Note<Position = unknown, Event extends AnyEvent = AnyEvent> {
  readonly id: string
  /** One line of at most ten words. */
  readonly text: string
  arises(moment: Moment<Position, Event>): boolean
}

/** Notes with their conditions and texts, in order. */
export const notesOf = <Id extends string, Position, Event extends AnyEvent>(
  texts: Readonly<Record<Id, string>>,
  notes: Readonly<Record<NoInfer<Id>, Arises<Position, Event>>>,
): readonly Note<Position, Event>[] =>
  Object.keys(notes)
    .filter(id => isKeyOf(texts, id))
    .map(id => ({ id, text: texts[id], arises: notes[id] }))

export interface Why {
  readonly reason: string
  /** How it is made, if no button confirms it. */
  readonly how?: string
}

/** One action of hands that lays a real table like a deal, and its places. */
export interface Laying {
  readonly text: string
  readonly marked: readonly string[]
}

/** A turn tried with a few real cards, before a whole deck is dealt and entered: the instructions, each with the table at that time. */
export interface TryOut<Position = unknown> {
  readonly record: string
  readonly stops: readonly (Laying & { readonly position: Position })[]
}

/** A first game, explained as it goes. */
export interface Guide<Position = unknown, Event extends AnyEvent = AnyEvent, Action = AnyAction> {
  readonly notes: readonly Note<Position, Event>[]
  /**
   * A record's head: one of the first games with all parts of the game, the same for the same seed; `again`: a later
   * one, including what precedes a game.
   */
  deal(seed: number, again?: boolean): string
  /** The seat that the learner plays, and the app the others; left out if the learner plays them all. */
  readonly learner?: number
  /** How it is set up with real cards, one thing after the other; left out if they are dealt by hand, and entered. */
  setUp?(position: Position): readonly Laying[]
  /** A try-out before cards are dealt by hand; left out if a whole deck is dealt. */
  tryOut?(): TryOut<Position>
  /** A sensible move for games without an opponent. */
  choose?(position: Position): Action | null
  /** The reason for an advised move. `hand` is what the player on turn holds and sees, left out if unknown. */
  why(position: Position, action: Action, hand?: readonly string[]): Why
  /** The reason for the app's move at a seat, from public knowledge and the action; null if there is none. */
  reason?(position: Position, action: Action): string | null
}

/** Everything new about an action, in order; the caller omits what was shown before. */
export const notesFor = (
  { notes }: Guide,
  before: unknown,
  steps: readonly Step<unknown, AnyEvent>[],
  position: unknown,
): readonly Note[] =>
  notes.filter(note => note.arises({ refusal: null, events: steps.map(({ event }) => event), before, position }))

/** The best of them, the first of equals; null if there are none. */
export function bestOf<T>(all: readonly T[], worth: (each: T) => number): T | null {
  let best: { readonly each: T; readonly worth: number } | null = null
  for (const each of all) {
    const found = worth(each)
    if (!best || found > best.worth) best = { each, worth: found }
  }
  return best && best.each
}
