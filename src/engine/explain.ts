import type { Game, Refusal } from './game.ts'

/** A small slip that would make the real table differ from the one on record just as it does. Actions are in the record's words. */
export type Slip =
  /** The record is right: of the last action these steps, counted from 0, have not been carried out; `cells`: only where they are named. */
  | { readonly type: 'undone'; readonly steps: readonly number[]; readonly cells: readonly string[] }
  /** In the place of one action another was made. */
  | { readonly type: 'change'; readonly place: number; readonly action: string; readonly instead: string }
  /** One was made in this place and not entered. */
  | { readonly type: 'missing'; readonly place: number; readonly action: string }
  /** One was entered and not made. */
  | { readonly type: 'extra'; readonly place: number; readonly action: string }
  /** What lies on two cells was entered the wrong way round when the table was; the head as it should be. */
  | { readonly type: 'deal'; readonly cells: readonly [string, string]; readonly head: readonly string[] }

/** Another beginning that people may have meant. */
export interface OtherDeal<Setup> {
  readonly setup: Setup
  readonly cells: readonly [string, string]
}

export interface Mystery<Setup, Position, Action> {
  readonly setup: Setup
  /** The line so far; what is refused changes nothing, as in every record. */
  readonly actions: readonly Action[]
  /** Whether a position's table is the real one. */
  readonly isReal: (position: Position) => boolean
  /** Other actions that may have been meant by one, the likeliest first. */
  readonly likeTo: (position: Position, action: Action) => Iterable<Action>
  /** The likeliest first. */
  readonly otherDeals: () => Iterable<OtherDeal<Setup>>
}

/** So many rulings are asked for at most: a tap waits for them. */
const MOST_RULINGS = 12_000
/** A forgotten action is looked for no farther back. */
const MISSING_WITHIN = 6

/** How unlikely each kind is, and how much less likely it becomes with each action that has been made since. */
const WEIGHTS: Readonly<Record<Slip['type'], number>> = { undone: 0, change: 1, missing: 1.5, extra: 2, deal: 4 }
const FADING = 0.25

const MOST_SLIPS = 5

/** The slips that explain the real table, the likeliest first. Each of them leads to just this table. */
export function explainBy<Setup, Position, Action, Event extends { readonly type: string }, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  mystery: Mystery<Setup, Position, Action>,
  undone: readonly Slip[] = [],
): Slip[] {
  const { setup, actions, isReal, likeTo, otherDeals } = mystery
  const start = game.start(setup)
  if (!start.ok) return []
  const positions = [start.value]
  for (const action of actions) positions.push(after(positions.at(-1) ?? start.value, action))
  let rulings = 0

  function after(position: Position, action: Action): Position {
    const ruling = game.play(position, action)
    return ruling.accepted ? ruling.position : position
  }

  /** Whether a line that goes on like this from a position stands, and leads to the real table. */
  function leads(from: Position, line: readonly Action[]): boolean {
    let position = from
    for (const action of line) {
      if (++rulings > MOST_RULINGS) return false
      const ruling = game.play(position, action)
      if (!ruling.accepted) return false
      position = ruling.position
    }
    return isReal(position)
  }

  const found: { readonly slip: Slip; readonly weight: number }[] = undone.map(slip => ({ slip, weight: 0 }))
  const add = (slip: Slip, since: number): void => {
    found.push({ slip, weight: WEIGHTS[slip.type] + FADING * since })
  }

  for (let place = actions.length; place >= 0; place--) {
    const position = positions[place]
    if (position === undefined) continue
    const rest = actions.slice(place)
    const action = rest[0]
    const since = actions.length - place
    if (action !== undefined) {
      if (leads(position, rest.slice(1))) add({ type: 'extra', place, action: game.makeAction(action) }, since - 1)
      for (const other of likeTo(position, action)) {
        if (!leads(position, [other, ...rest.slice(1)])) continue
        add({ type: 'change', place, action: game.makeAction(action), instead: game.makeAction(other) }, since - 1)
      }
    }
    if (since > MISSING_WITHIN) continue
    for (const forgotten of game.legal(position)) {
      if (leads(position, [forgotten, ...rest]))
        add({ type: 'missing', place, action: game.makeAction(forgotten) }, since)
    }
  }
  for (const { setup: other, cells } of otherDeals()) {
    const begun = game.start(other)
    if (begun.ok && leads(begun.value, actions)) add({ type: 'deal', cells, head: game.makeSetup(other) }, 0)
  }
  return found
    .sort((a, b) => a.weight - b.weight)
    .slice(0, MOST_SLIPS)
    .map(({ slip }) => slip)
}
