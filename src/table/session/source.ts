import { shallowRef, type Ref } from 'vue'
import type { MatchChange, MatchStore } from '../../book/stores/match.ts'
import type { Seating } from '../../book/journal/entries.ts'
import type { Move, RuledMove } from '../../book/journal/replay.ts'
import type { GameTypes, GameFor, RulingOf, StepOf } from '../../engine/game.ts'
import type { Hidden } from '../../lessons/lesson.ts'
import type { Outline } from '../../ui/types.ts'
import type { CardLocations } from '../../engine/hands.ts'
import type { Rulebook } from '../../text/contract/rulebook.ts'
import type { Stop } from './useWalk.ts'

/** The places that a lesson points at, or asks for. */
export interface Spotlight {
  /** Places and cards to look at, in the record's spelling. */
  readonly marked: readonly string[]
  readonly markedAs: Outline
  /** The tapped places of a task of places. */
  readonly chosen: readonly string[]
  /** Parts hidden from the table because they would give the answer away. */
  readonly concealed: readonly Hidden[]
  /** For tasks where taps choose places and propose nothing. */
  readonly choose: ((place: string) => void) | null
}

/** Where hands are while the real table differs from the match: on the way from the end of one line of moves to another. */
export interface HandsElsewhere<G extends GameTypes> {
  readonly moves: readonly Move<G>[]
  /** How many steps of the last of them are done. */
  readonly step: number
  /** Walks that were cut off: towards the end of which moves, and how many stops were done. */
  readonly way: readonly { readonly moves: readonly Move<G>[]; readonly stops: number }[]
}

/** A change of the moves at a table; `tried` in a lesson, and `shown` when another place of a match is viewed. */
export type TableChange = MatchChange | { readonly type: 'tried' | 'shown' }

/** Whether a move counts now. `cancelled`: the players were asked, and closed the question. */
export type Entered = 'counts' | 'cancelled' | 'fails'

interface Terms {
  /** Only results are entered, from the match's first moment. */
  readonly scoreOnly: Readonly<Ref<boolean>>
  /** Whether players may be shown moves that can be made. */
  readonly helps: Readonly<Ref<boolean>>
  /** Nothing can be played here now. */
  readonly closed: Readonly<Ref<boolean>>
  /** Accepted moves count without confirmation. */
  readonly atOnce: Readonly<Ref<boolean>>
  /** How well the app plays each seat; null if a person does. */
  readonly app: Readonly<Ref<Seating>>
  readonly lost: Readonly<Ref<number | null>>
  /** Whether actions of this type are asked for. */
  accepts(type: string): boolean
  noteHelp(): void
}

/** The progress of hands on the real table. */
interface HandsDone<G extends GameTypes> {
  /** How many steps of the last move hands have carried out. */
  readonly cursor: Readonly<Ref<number>>
  walkTo(step: number): unknown
  /** Null if the table is as it should, but for the last move's steps. */
  readonly elsewhere: Readonly<Ref<HandsElsewhere<G> | null>>
  /** Marks this many stops of the way to the right table as done. */
  moveTo(stops: number): unknown
  /** Without cards to move, rulings are shown and hands get no instructions. */
  readonly onScreen: boolean
}

/** The data of a table: the journal of the open match, a task of a lesson, or a match being viewed. */
export interface Source<G extends GameTypes> {
  /** The open match, played or viewed; null in a lesson, and for matches outside the book. */
  readonly journal: MatchStore | null
  readonly setup: Readonly<Ref<G['setup']>>
  /** Names in the order of the players' numbers, as they were entered; sentences take a session's `players`. */
  readonly names: Readonly<Ref<readonly string[]>>
  readonly start: Readonly<Ref<G['position']>>
  readonly moves: Readonly<Ref<readonly Move<G>[]>>
  readonly spotlight: Readonly<Ref<Spotlight | null>>
  readonly terms: Terms
  readonly hands: HandsDone<G>
  /** Reports changed moves, until the returned function is called. */
  listen(listener: (change: TableChange) => void): () => void
  /** Makes an accepted move, of which hands have carried out `done` steps. */
  enter(move: RuledMove<G>, done: number): Promise<Entered>
}

/** For terms that no table but a match's has. */
export const NEVER = shallowRef(false)
export const NOBODY = shallowRef(null)

/** For sources whose hands walk only the last move. */
export const ALONG = { elsewhere: shallowRef(null), moveTo: () => undefined, onScreen: false } as const

/** The part of a table that depends on its match. */
export interface AtMatch {
  readonly source: { readonly journal: MatchStore | null }
}

/** The open match of a table that is one's; there is no other way to it from a table. */
export function openMatchOf({ source: { journal } }: AtMatch): MatchStore {
  if (!journal) throw new Error('no match is open at this table')
  return journal
}

type BookOf<G extends GameTypes> = Pick<
  Rulebook<G['position'], G['event'], G['refusal']>,
  'game' | 'sections' | 'houseRules' | 'event' | 'refusal' | 'hands' | 'action' | 'told'
>

/** A session's knowledge of its game. */
export interface Rules<G extends GameTypes> {
  readonly game: GameFor<G>
  readonly rulebook: BookOf<G>
  /** The instructions for a move, a stop for each. */
  stops(steps: readonly StepOf<G>[], before: G['position']): readonly Stop[]
  readonly counts: Counting<G>
  /** The position as it is drawn while other cards are there. */
  laid(position: G['position'], locations: CardLocations): G['position']
  /** The player of an action, not always the one on turn; null if it is for all. */
  whose(action: G['action'], before: G['position']): number | null
}

interface Counting<G extends GameTypes> {
  /** A tap that leaves nothing open counts without confirmation. */
  isComplete(action: G['action']): boolean
  /** Changes nothing but may end a game: confirmed then, whatever the setting. */
  passes(action: G['action']): boolean
  /** Hands carry out the first instruction while the move is proposed; it is done when the move counts. */
  tapped(action: G['action']): boolean
  /** The app shows it together with its next move. */
  together(action: G['action'], after: G['position']): boolean
}

export const NO_STEPS: readonly never[] = []

export const stepsOf = <G extends GameTypes>(ruling: RulingOf<G> | null): readonly StepOf<G>[] =>
  ruling?.accepted ? ruling.steps : NO_STEPS

/** The notice of a move let stand needs no hands. */
export const withoutNotice = <G extends GameTypes>(steps: readonly StepOf<G>[]): readonly StepOf<G>[] =>
  steps.filter(({ event }) => event.type !== 'irregular')
