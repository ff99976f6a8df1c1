import type { Game, Refusal } from './game.ts'
import type { Mystery, OneSlip } from './slips.ts'

/** A forgotten action, one against the rules, and the first of two slips are looked for no farther back. */
export const WITHIN = 6

/** One slip, what is made because of it, and the place in the record from which it goes on. */
export interface Variant<Action> {
  readonly slip: OneSlip
  readonly made: readonly Action[]
  readonly next: number
}

/** Slips that are possible at a place of the record, in a position. */
export type VariantsAt<Position, Action> = (position: Position, place: number) => Generator<Variant<Action>>

/** How the lines of a record go that has slips in it. */
export interface Lines<Position, Action> {
  /** What lies before each action, and after the last. */
  readonly positions: readonly Position[]
  readonly regularAt: VariantsAt<Position, Action>
  readonly irregularAt: VariantsAt<Position, Action>
  /** From now on so many rulings may be asked for. */
  allow(rulings: number): void
  /** The position after actions; null where some of them are refused, or no more rulings may be asked for. */
  after(from: Position, actions: readonly Action[]): Position | null
  /** Whether the rest of the record stands after a slip, and leads to the real table. */
  leads(from: Position, variant: Pick<Variant<Action>, 'made' | 'next'>): boolean
}

/** The lines from one position of the record on. */
export function linesFrom<Setup, Position, Action, Event extends { readonly type: string }, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  { actions, isReal, likeTo, irregular }: Mystery<Setup, Position, Action>,
  start: Position,
): Lines<Position, Action> {
  let left = 0

  function after(from: Position, line: readonly Action[]): Position | null {
    let position = from
    for (const action of line) {
      if (--left < 0) return null
      const ruling = game.play(position, action)
      if (!ruling.accepted) return null
      position = ruling.position
    }
    return position
  }

  const changed = (place: number, action: Action, instead: Action): Variant<Action> => ({
    slip: { type: 'change', place, action: game.makeAction(action), instead: game.makeAction(instead) },
    made: [instead],
    next: place + 1,
  })
  const forgotten = (place: number, action: Action): Variant<Action> => ({
    slip: { type: 'missing', place, action: game.makeAction(action) },
    made: [action],
    next: place,
  })

  return {
    positions: positionsOf(game, actions, start),
    *regularAt(position, place) {
      const action = actions[place]
      if (action !== undefined) {
        yield { slip: { type: 'extra', place, action: game.makeAction(action) }, made: [], next: place + 1 }
        for (const other of likeTo(position, action)) yield changed(place, action, other)
      }
      if (actions.length - place > WITHIN) return
      for (const other of game.legal(position)) yield forgotten(place, other)
    },
    *irregularAt(position, place) {
      const action = actions[place]
      if (actions.length - place > WITHIN) return
      for (const other of irregular(position)) {
        if (action !== undefined) yield changed(place, action, other)
        yield forgotten(place, other)
      }
    },
    allow: rulings => void (left = rulings),
    after,
    leads(from, { made, next }) {
      const end = after(from, [...made, ...actions.slice(next)])
      return end !== null && isReal(end)
    },
  }
}

/** What is refused changes nothing. */
function positionsOf<Setup, Position, Action, Event extends { readonly type: string }, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  actions: readonly Action[],
  start: Position,
): readonly Position[] {
  const positions = [start]
  let position = start
  for (const action of actions) {
    const ruling = game.play(position, action)
    if (ruling.accepted) position = ruling.position
    positions.push(position)
  }
  return positions
}
