/** One action of the record that was another, or that was made and not entered, or entered and not made. In the record's words. */
export type OneSlip =
  /** In the place of one action another was made; it may stand against the rules. */
  | { readonly type: 'change'; readonly place: number; readonly action: string; readonly instead: string }
  /** One was made in this place and not entered. */
  | { readonly type: 'missing'; readonly place: number; readonly action: string }
  /** One was entered and not made. */
  | { readonly type: 'extra'; readonly place: number; readonly action: string }

/** A small slip that would make the real table differ from the one on record just as it does. */
export type Slip =
  | OneSlip
  /** Two of them, the earlier first; both places are those of the record as it is. */
  | { readonly type: 'both'; readonly slips: readonly [OneSlip, OneSlip] }
  /** The record is right: of the last action these steps, counted from 0, have not been carried out; `cells`: only where they are named. */
  | { readonly type: 'undone'; readonly steps: readonly number[]; readonly cells: readonly string[] }
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
  /** What may have been made against the rules; those that the rules allow are passed over. */
  readonly irregular: (position: Position) => Iterable<Action>
  /** The likeliest first. */
  readonly otherDeals: () => Iterable<OtherDeal<Setup>>
  /** What hands have left out. */
  readonly undone: readonly Slip[]
}

/** What is looked for, one after the other: a slip within the rules, a move against them, two slips together. */
export type Stage = 'regular' | 'irregular' | 'both'

/** What was found so far, the likeliest first; `share` of the stage is done. */
export interface Looking {
  readonly stage: Stage
  readonly share: number
  readonly found: readonly Slip[]
}

export type SlipSearch = Generator<Looking, readonly Slip[], void>

/** The record's actions as they would be; a slip that is none of the record's leaves them as they are. */
export function mendedBy(actions: readonly string[], slip: Slip): readonly string[] {
  switch (slip.type) {
    case 'change':
      return actions.with(slip.place, slip.instead)
    case 'missing':
      return actions.toSpliced(slip.place, 0, slip.action)
    case 'extra':
      return actions.toSpliced(slip.place, 1)
    case 'both':
      // The later one first, so that the place of the other stays.
      return slip.slips.toReversed().reduce<readonly string[]>(mendedBy, actions)
    case 'undone':
    case 'deal':
      return actions
  }
}
