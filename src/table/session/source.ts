import { shallowRef, type Ref } from 'vue'
import type { MatchChange, MatchStore } from '../../book/stores/match.ts'
import type { Seating } from '../../book/journal/entries.ts'
import type { Move, RuledMove } from '../../book/journal/replay.ts'
import type { GameTypes, GameFor, RulingOf, StepOf } from '../../engine/game.ts'
import type { Hidden } from '../../lessons/lesson.ts'
import type { Outline } from '../../ui/types.ts'
import type { CardLocations } from '../../engine/hands.ts'
import type { Rulebook } from '../../text/contract/rulebook.ts'
import type { WalkStop } from './useWalk.ts'

/** The squares and cards that a lesson points at or asks for. */
export interface Spotlight {
  /** The squares and cards to mark, in the record's spelling. */
  readonly marked: readonly string[]
  readonly markedAs: Outline
  /** The tapped squares or cards, in a task that asks for them. */
  readonly chosen: readonly string[]
  /** The parts of the table that are hidden because they would reveal the answer. */
  readonly concealed: readonly Hidden[]
  /** Handles taps in a task that asks for squares or cards; else null. */
  readonly choose: ((place: string) => void) | null
}

/** The progress with the real cards while they differ from the match: on the way from the end of one line to the end of another. */
export interface HandsProgress<G extends GameTypes> {
  readonly moves: readonly Move<G>[]
  /** The number of steps of the last move that are done. */
  readonly step: number
  /** The interrupted walks since then: the moves to which each one led, and the number of its stops that are done. */
  readonly way: readonly { readonly moves: readonly Move<G>[]; readonly stops: number }[]
}

/** A change of the moves at a table. `tried` is for lessons, `shown` for viewing another point of a match. */
export type TableChange = MatchChange | { readonly type: 'tried' | 'shown' }

/** The result of entering a move. `cancelled`: the players were asked, and closed the question. */
export type EnterResult = 'counts' | 'cancelled' | 'fails'

interface Terms {
  /** Whether only results are entered, as chosen at the start of the match. */
  readonly scoreOnly: Readonly<Ref<boolean>>
  /** Whether the app may show possible moves. */
  readonly helps: Readonly<Ref<boolean>>
  /** Whether this device can't play now. */
  readonly closed: Readonly<Ref<boolean>>
  /** Whether accepted moves need no confirmation. */
  readonly atOnce: Readonly<Ref<boolean>>
  /** The level at which the app plays each seat; null for a person. */
  readonly app: Readonly<Ref<Seating>>
  readonly lost: Readonly<Ref<number | null>>
  accepts(type: string): boolean
  noteHelp(): void
}

interface HandsDone<G extends GameTypes> {
  /** The number of steps of the last move that players have carried out. */
  readonly cursor: Readonly<Ref<number>>
  walkTo(step: number): unknown
  /** The progress towards other moves; null if the real table agrees with the match, except for steps of the last move. */
  readonly elsewhere: Readonly<Ref<HandsProgress<G> | null>>
  /** Stores that this many stops of the catch-up are done. */
  moveTo(stops: number): unknown
  /** Whether there are no real cards. If so, rulings are shown without instructions. */
  readonly onScreen: boolean
}

/** Where a table gets its data: the open match, a task of a lesson, or a match being viewed. */
export interface Source<G extends GameTypes> {
  /** The open match; null in lessons, and for matches outside the book. */
  readonly journal: MatchStore | null
  readonly setup: Readonly<Ref<G['setup']>>
  /** The names as they were entered, in the order of the players' numbers. Sentences use `session.players` instead. */
  readonly names: Readonly<Ref<readonly string[]>>
  readonly start: Readonly<Ref<G['position']>>
  readonly moves: Readonly<Ref<readonly Move<G>[]>>
  readonly spotlight: Readonly<Ref<Spotlight | null>>
  readonly terms: Terms
  readonly hands: HandsDone<G>
  /** Calls the listener after changes of the moves, until the returned function is called. */
  listen(listener: (change: TableChange) => void): () => void
  /** Enters an accepted move, of which players have carried out `done` steps. */
  enter(move: RuledMove<G>, done: number): Promise<EnterResult>
}

/** Values for the terms of tables without a match: false, and null. */
export const FALSE_REF = shallowRef(false)
export const NULL_REF = shallowRef(null)

/** For sources without a catch-up: only the last move has steps to carry out. */
export const LAST_MOVE_ONLY = { elsewhere: shallowRef(null), moveTo: () => undefined, onScreen: false } as const

/** The part of a table that gives access to its match. */
export interface WithSource {
  readonly source: { readonly journal: MatchStore | null }
}

/** The open match of a table. Throws if it has none. */
export function openMatchOf({ source: { journal } }: WithSource): MatchStore {
  if (!journal) throw new Error('no match is open at this table')
  return journal
}

type BookOf<G extends GameTypes> = Pick<
  Rulebook<G['position'], G['event'], G['refusal']>,
  'game' | 'sections' | 'houseRules' | 'event' | 'refusal' | 'hands' | 'action' | 'told'
>

/** The rules of a game, as far as the table needs them. */
export interface Rules<G extends GameTypes> {
  readonly game: GameFor<G>
  readonly rulebook: BookOf<G>
  /** The stops of a move: one for each instruction. */
  stops(steps: readonly StepOf<G>[], before: G['position']): readonly WalkStop[]
  readonly counts: Confirmation<G>
  /** The position to draw during a catch-up, with the cards at these locations. */
  withLocations(position: G['position'], locations: CardLocations): G['position']
  /** Returns the player of an action, who isn't always the current one; null if all players make it together. */
  playerOf(action: G['action'], before: G['position']): number | null
}

interface Confirmation<G extends GameTypes> {
  /** Whether the action never needs confirmation. */
  isComplete(action: G['action']): boolean
  /** Whether the action is a pass. If it ends a game, it always needs confirmation. */
  passes(action: G['action']): boolean
  /** Whether players carry out the first instruction before they confirm the move. */
  tapped(action: G['action']): boolean
  /** Whether this action of the app is shown together with the app's next move. */
  together(action: G['action'], after: G['position']): boolean
}

export const NO_STEPS: readonly never[] = []

export const stepsOf = <G extends GameTypes>(ruling: RulingOf<G> | null): readonly StepOf<G>[] =>
  ruling?.accepted ? ruling.steps : NO_STEPS

/** The steps without the notice that a move was let stand. */
export const withoutNotice = <G extends GameTypes>(steps: readonly StepOf<G>[]): readonly StepOf<G>[] =>
  steps.filter(({ event }) => event.type !== 'irregular')
