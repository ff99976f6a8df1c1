import type { Game, Step } from './game.ts'

/** One action of the record that was another, or that was made and not entered, or entered and not made. In the record's words. */
export type OneDiscrepancy =
  /** Another action was made instead of one; it may be an illegal move let stand. */
  | { readonly type: 'change'; readonly place: number; readonly action: string; readonly instead: string }
  /** One was made in this place and not entered. */
  | { readonly type: 'missing'; readonly place: number; readonly action: string }
  /** One was entered and not made. */
  | { readonly type: 'extra'; readonly place: number; readonly action: string }

/** A small discrepancy that would make the real table differ from the one on record just as it does. */
export type Discrepancy =
  | OneDiscrepancy
  /** Two of them, the earlier first; both places are those of the record as it is. */
  | { readonly type: 'both'; readonly discrepancies: readonly [OneDiscrepancy, OneDiscrepancy] }
  /** The record is right: these steps of the last action, counted from 0, were not carried out; `cells`: only on these. */
  | { readonly type: 'undone'; readonly steps: readonly number[]; readonly cells: readonly string[] }
  /** Two cards of the set-up were entered the wrong way round; the corrected head. */
  | { readonly type: 'deal'; readonly cells: readonly [string, string]; readonly head: readonly string[] }

/** Another beginning that people may have meant. */
export interface OtherDeal<Setup> {
  readonly setup: Setup
  readonly cells: readonly [string, string]
}

export interface Mystery<Setup, Position, Action> {
  readonly setup: Setup
  /** The line so far; refused actions change nothing. */
  readonly actions: readonly Action[]
  /** Whether a position's table is the real one. */
  readonly isReal: (position: Position) => boolean
  /** Likely alternatives to an action, the likeliest first. */
  readonly likeTo: (position: Position, action: Action) => Iterable<Action>
  /** Illegal actions that may have been made; legal ones are skipped. */
  readonly irregular: (position: Position) => Iterable<Action>
  /** The likeliest first. */
  readonly otherDeals: () => Iterable<OtherDeal<Setup>>
  /** Steps that hands have left out. */
  readonly undone: readonly Discrepancy[]
}

/** The stages of the search: a legal discrepancy, an illegal move, two discrepancies together. */
export type Stage = 'regular' | 'irregular' | 'both'

/** The results so far, the likeliest first; `share` of the stage is done. */
export interface SearchProgress {
  readonly stage: Stage
  readonly share: number
  readonly found: readonly Discrepancy[]
}

export type DiscrepancySearch = Generator<SearchProgress, readonly Discrepancy[], void>

/** The record's actions as they would be; a discrepancy that is none of the record's leaves them as they are. */
export function resolvedBy(actions: readonly string[], discrepancy: Discrepancy): readonly string[] {
  switch (discrepancy.type) {
    case 'change':
      return actions.with(discrepancy.place, discrepancy.instead)
    case 'missing':
      return actions.toSpliced(discrepancy.place, 0, discrepancy.action)
    case 'extra':
      return actions.toSpliced(discrepancy.place, 1)
    case 'both':
      // The later one first, so that the place of the other stays.
      return discrepancy.discrepancies.toReversed().reduce<readonly string[]>(resolvedBy, actions)
    case 'undone':
    case 'deal':
      return actions
  }
}

/** The furthest place back for a forgotten action, an illegal one, and the first of two discrepancies. */
export const WITHIN = 6

/** One discrepancy, the actions made for it, and the record's index to continue from. */
export interface Variant<Action> {
  readonly discrepancy: OneDiscrepancy
  readonly made: readonly Action[]
  readonly next: number
}

/** Discrepancies that are possible at a place of the record, in a position. */
export type VariantsAt<Position, Action> = (position: Position, place: number) => Generator<Variant<Action>>

/** Plays a record with discrepancies in it. */
export interface Lines<Position, Action> {
  /** The positions before each action, and after the last. */
  readonly positions: readonly Position[]
  readonly regularAt: VariantsAt<Position, Action>
  readonly irregularAt: VariantsAt<Position, Action>
  allow(rulings: number): void
  /** The position after actions; null if one is refused, or the budget is used up. */
  after(from: Position, actions: readonly Action[]): Position | null
  /** Whether the rest of the record is legal after a discrepancy and leads to the real table. */
  leads(from: Position, variant: Pick<Variant<Action>, 'made' | 'next'>): boolean
}

export function linesFrom<Setup, Position, Action>(
  game: Game<Setup, Position, Action>,
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

  const { extra, changed, forgotten } = variantsOf(game.makeAction)

  return {
    positions: positionsOf(game, actions, start),
    *regularAt(position, place) {
      const action = actions[place]
      if (action !== undefined) {
        yield extra(place, action)
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

const variantsOf = <Action>(words: (action: Action) => string) => ({
  extra: (place: number, action: Action): Variant<Action> => ({
    discrepancy: { type: 'extra', place, action: words(action) },
    made: [],
    next: place + 1,
  }),
  changed: (place: number, action: Action, instead: Action): Variant<Action> => ({
    discrepancy: { type: 'change', place, action: words(action), instead: words(instead) },
    made: [instead],
    next: place + 1,
  }),
  forgotten: (place: number, action: Action): Variant<Action> => ({
    discrepancy: { type: 'missing', place, action: words(action) },
    made: [action],
    next: place,
  }),
})

/** Refused actions change nothing. */
function positionsOf<Setup, Position, Action>(
  game: Game<Setup, Position, Action>,
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

/** The last legal action of a record: the position before it, and its steps. Null if the set-up is invalid. */
export function lastAction<Setup, Position, Action, Event extends { readonly type: string }>(
  game: Game<Setup, Position, Action, Event>,
  setup: Setup,
  actions: readonly Action[],
): { readonly before: Position; readonly steps: readonly Step<Position, Event>[] } | null {
  const started = game.start(setup)
  if (!started.ok) return null
  let [before, position] = [started.value, started.value]
  let steps: readonly Step<Position, Event>[] = []
  for (const action of actions) {
    const ruling = game.play(position, action)
    if (!ruling.accepted) continue
    before = position
    steps = ruling.steps
    position = ruling.position
  }
  return { before, steps }
}

/** The steps left out, if the real table is one on the way; null if it isn't, empty if all are done. */
export function leftOff<Table>(tables: readonly Table[], isReal: (table: Table) => boolean): Discrepancy[] | null {
  const done = tables.findLastIndex(isReal)
  if (done < 0) return null
  const steps = tables.slice(done + 1).map((_, index) => done + index)
  return steps.length === 0 ? [] : [{ type: 'undone', steps, cells: [] }]
}
