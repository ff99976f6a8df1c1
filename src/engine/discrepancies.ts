import type { Game, Step } from './game.ts'

/** A single error in a record. Actions are in the record's spelling; `place` is an index in the list of actions. */
export type SingleDiscrepancy =
  /** The players took the action `instead`, which may be an illegal move that they let stand. */
  | { readonly type: 'change'; readonly place: number; readonly action: string; readonly instead: string }
  /** An action was taken before this place, but wasn't entered. */
  | { readonly type: 'missing'; readonly place: number; readonly action: string }
  /** An action was entered, but wasn't taken. */
  | { readonly type: 'extra'; readonly place: number; readonly action: string }

/** A possible error that explains exactly how the real table differs from the record. */
export type Discrepancy =
  | SingleDiscrepancy
  /** Two errors, the earlier first. Both places are indexes in the uncorrected record. */
  | { readonly type: 'both'; readonly discrepancies: readonly [SingleDiscrepancy, SingleDiscrepancy] }
  /** The record is right, but players left out these steps of the last action, counted from 0: only in the columns of `cells`, if any. */
  | { readonly type: 'undone'; readonly steps: readonly number[]; readonly cells: readonly string[] }
  /** Two cards of the set-up were entered in each other's places. `head` is the corrected head. */
  | { readonly type: 'deal'; readonly cells: readonly [string, string]; readonly head: readonly string[] }

/** A set-up that the players may have meant: the entered one with the cards of two cells exchanged. */
export interface OtherDeal<Setup> {
  readonly setup: Setup
  readonly cells: readonly [string, string]
}

export interface DiscrepancyQuestion<Setup, Position, Action> {
  readonly setup: Setup
  /** The recorded actions. Refused ones have no effect. */
  readonly actions: readonly Action[]
  /** Whether a position has the same layout as the real table. */
  readonly isReal: (position: Position) => boolean
  /** Actions that are easily confused with this one, the likeliest first. */
  readonly likeTo: (position: Position, action: Action) => Iterable<Action>
  /** `stands` actions for moves that the players may have let stand. Legal moves may be included: `stands` refuses them. */
  readonly irregular: (position: Position) => Iterable<Action>
  /** Other set-ups, the likeliest first. */
  readonly otherDeals: () => Iterable<OtherDeal<Setup>>
  /** Discrepancies of type `undone`, if steps of the last action were not carried out. */
  readonly undone: readonly Discrepancy[]
}

/** The stages of the search: one legal discrepancy, one illegal move, two legal discrepancies. */
export type SearchStage = 'regular' | 'irregular' | 'both'

/** The results so far, the likeliest first. `share` is the completed fraction of the stage. */
export interface SearchProgress {
  readonly stage: SearchStage
  readonly share: number
  readonly found: readonly Discrepancy[]
}

export type DiscrepancySearch = Generator<SearchProgress, readonly Discrepancy[], void>

/** Returns the corrected actions. For `undone` and `deal` they are unchanged. */
export function correctedActions(actions: readonly string[], discrepancy: Discrepancy): readonly string[] {
  switch (discrepancy.type) {
    case 'change':
      return actions.with(discrepancy.place, discrepancy.instead)
    case 'missing':
      return actions.toSpliced(discrepancy.place, 0, discrepancy.action)
    case 'extra':
      return actions.toSpliced(discrepancy.place, 1)
    case 'both':
      // Correct the later place first: a correction shifts the places after it.
      return discrepancy.discrepancies.toReversed().reduce<readonly string[]>(correctedActions, actions)
    case 'undone':
    case 'deal':
      return actions
  }
}

/** Missing actions, illegal moves and the first of two discrepancies are tried at most this number of actions before the record's end. */
export const SEARCH_DEPTH = 6

/** A discrepancy, the actions to play at its place, and the index at which the record continues. */
export interface Variant<Action> {
  readonly discrepancy: SingleDiscrepancy
  readonly made: readonly Action[]
  readonly next: number
}

/** Lists the discrepancies that are possible at a place of the record, given the position there. */
export type VariantLister<Position, Action> = (position: Position, place: number) => Generator<Variant<Action>>

/** Replays a record with discrepancies. */
export interface RecordReplay<Position, Action> {
  /** The positions before each action, and after the last. */
  readonly positions: readonly Position[]
  readonly regularAt: VariantLister<Position, Action>
  readonly irregularAt: VariantLister<Position, Action>
  /** Sets the budget: the number of rulings that `after` and `leads` may use. */
  allow(rulings: number): void
  /** The position after the actions; null if one is refused or the budget is spent. */
  after(from: Position, actions: readonly Action[]): Position | null
  /** Whether the rest of the record is legal after the discrepancy and leads to the real table. */
  leads(from: Position, variant: Pick<Variant<Action>, 'made' | 'next'>): boolean
}

export function createRecordReplay<Setup, Position, Action>(
  game: Game<Setup, Position, Action>,
  { actions, isReal, likeTo, irregular }: DiscrepancyQuestion<Setup, Position, Action>,
  start: Position,
): RecordReplay<Position, Action> {
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
      if (actions.length - place > SEARCH_DEPTH) return
      for (const other of game.legal(position)) yield forgotten(place, other)
    },
    *irregularAt(position, place) {
      const action = actions[place]
      if (actions.length - place > SEARCH_DEPTH) return
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

/** The position before a record's last legal action, and the steps of that action; null if the set-up is invalid. */
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

/** The discrepancy of the steps that players left out, given the layouts around the steps. Empty if they left out none; null if no layout is real. */
export function undoneSteps<Table>(tables: readonly Table[], isReal: (table: Table) => boolean): Discrepancy[] | null {
  const done = tables.findLastIndex(isReal)
  if (done < 0) return null
  const steps = tables.slice(done + 1).map((_, index) => done + index)
  return steps.length === 0 ? [] : [{ type: 'undone', steps, cells: [] }]
}
