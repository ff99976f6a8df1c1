import type { GameFor, GameTypes, RulingOf, StepOf } from '../engine/game.ts'
import type { CardLocations } from '../engine/hands.ts'
import type { Rulebook } from '../text/en/rulebook.ts'
import type { Stop } from './useWalk.ts'

type BookOf<G extends GameTypes> = Pick<
  Rulebook<G['position'], G['event'], G['refusal']>,
  'game' | 'sections' | 'event' | 'refusal' | 'hands' | 'action'
>

/** What a session has to know of its game. */
export interface Rules<G extends GameTypes> {
  readonly game: GameFor<G>
  readonly rulebook: BookOf<G>
  /** What hands have to do for a move, a stop for each thing that is done at one go. */
  stops(steps: readonly StepOf<G>[], before: G['position']): readonly Stop[]
  /** A tap has said all that there is to it: it counts without being confirmed. */
  saysAll?(action: G['action']): boolean
  /** Nothing lies otherwise after it: where it ends a game it is asked about, whatever the setting. */
  passes?(action: G['action']): boolean
  /** Hands do what is first in it while it is proposed: when it counts, that is done. */
  tapped?(action: G['action']): boolean
  /** The app says it together with what it does next. */
  together?(action: G['action'], after: G['position']): boolean
  /** The position as it is drawn while other cards lie there. */
  laid(position: G['position'], locations: CardLocations): G['position']
  /** Whose action it is, where it needn't be the one whose turn it is; null where it is nobody's alone. */
  whose?(action: G['action'], before: G['position']): number | null
}

export const NO_STEPS: readonly never[] = []

export const stepsOf = <G extends GameTypes>(ruling: RulingOf<G> | null): readonly StepOf<G>[] =>
  ruling?.accepted ? ruling.steps : NO_STEPS

/** Hands have nothing to do for the notice that a move stands against the rules. */
export const withoutNotice = <G extends GameTypes>(steps: readonly StepOf<G>[]): readonly StepOf<G>[] =>
  steps.filter(({ event }) => event.type !== 'irregular')
