import type { AnyAction, Step } from '../engine/game.ts'
import { isKeyOf, type Outcome } from './lesson.ts'

type AnyEvent = { readonly type: string }

/** Before the first action, there are no events. */
interface Moment<Position, Event> extends Outcome<Position, Event> {
  readonly before: Position
}

type Applies<Position, Event> = (moment: Moment<Position, Event>) => boolean

interface Note<Position = unknown, Event extends AnyEvent = AnyEvent> {
  readonly id: string
  /** One line of at most ten words. */
  readonly text: string
  arises(moment: Moment<Position, Event>): boolean
}

/** Returns notes with these texts and conditions, in the order of the conditions. */
export const notesOf = <Id extends string, Position, Event extends AnyEvent>(
  texts: Readonly<Record<Id, string>>,
  notes: Readonly<Record<NoInfer<Id>, Applies<Position, Event>>>,
): readonly Note<Position, Event>[] =>
  Object.keys(notes)
    .filter(id => isKeyOf(texts, id))
    .map(id => ({ id, text: texts[id], arises: notes[id] }))

export interface Why {
  readonly reason: string
  /** How to make the move, for screen readers, in games where the move's description would reveal hidden cards. */
  readonly how?: string
}

/** One instruction for laying out real cards, and the squares to mark with it. */
export interface LayInstruction {
  readonly text: string
  readonly marked: readonly string[]
}

/** A turn to try with a few real cards before dealing a whole deck: the instructions, each with the layout at that time. */
export interface TryOut<Position = unknown> {
  readonly record: string
  readonly stops: readonly (LayInstruction & { readonly position: Position })[]
}

/** A first game with explanations. */
export interface Guide<Position = unknown, Event extends AnyEvent = AnyEvent, Action = AnyAction> {
  readonly notes: readonly Note<Position, Event>[]
  /** Returns the head of a record for a deal in which every part of the game occurs. `again`: for a later game, with all its phases. */
  deal(seed: number, again?: boolean): string
  /** The learner's seat; the app plays the others. Left out if the learner plays all seats. */
  readonly learner?: number
  /** Returns instructions for laying out real cards; left out if the players deal cards and enter them. */
  setUp?(position: Position): readonly LayInstruction[]
  /** Returns a turn to try before dealing; left out if there is none. */
  tryOut?(): TryOut<Position>
  /** Returns a sensible move, for games without an opponent; null if the player must enter cards or the game is over. */
  choose?(position: Position): Action | null
  /** Returns the reason for an advised move. `hand`: the visible cards of the current player, left out if unknown. */
  why(position: Position, action: Action, hand?: readonly string[]): Why
  /** Returns the reason for a move by the app, from public knowledge only; null if there is none. */
  reason?(position: Position, action: Action): string | null
}

/** Returns all notes that an action gives rise to, in order. The caller omits those shown before. */
export const notesFor = (
  { notes }: Guide,
  before: unknown,
  steps: readonly Step<unknown, AnyEvent>[],
  position: unknown,
): readonly Note[] =>
  notes.filter(note => note.arises({ refusal: null, events: steps.map(({ event }) => event), before, position }))

/** Returns the item with the greatest worth, the first of several equals; null if the list is empty. */
export function bestOf<T>(all: readonly T[], worth: (each: T) => number): T | null {
  let best: { readonly each: T; readonly worth: number } | null = null
  for (const each of all) {
    const found = worth(each)
    if (!best || found > best.worth) best = { each, worth: found }
  }
  return best && best.each
}
