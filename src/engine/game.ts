import type { Hands } from './hands-walk.ts'
import type { Result } from './result.ts'
import type { Line, ReadProblem } from './text.ts'

export const GAME_NAMES = ['wetice', 'wellsix', 'tennis', 'grafa'] as const
export type GameName = (typeof GAME_NAMES)[number]

/** Refusals that every game knows, checked first and in this order. */
export type CommonRefusal = 'over' | 'unknown-action' | 'wrong-phase'

/** Why a move is refused, as data: the words are made where they are shown. */
export interface Refusal<Code extends string = string> {
  readonly code: Code | CommonRefusal
  /** The section of the game's rulebook it rests on. */
  readonly rule: string
  /** The cells and cards concerned, in the record's spelling. */
  readonly cells: readonly string[]
  readonly cards: readonly string[]
  /** Numbers that the explanation needs, in an order that the code defines. */
  readonly counts: readonly number[]
}

/** One thing that happened, and the position right after it. Plain data, safe to store. */
export interface Step<Position, Event> {
  readonly event: Event
  readonly position: Position
}

export interface Accepted<Position, Event> {
  readonly accepted: true
  readonly steps: readonly Step<Position, Event>[]
  readonly position: Position
}

export interface Refused<Code extends string = string> {
  readonly accepted: false
  readonly refusal: Refusal<Code>
}

export type Ruling<Position, Event, Code extends string = string> = Accepted<Position, Event> | Refused<Code>

/** What is wrong with a set-up. `key` is the head line that shows it; `about` names cells, cards, suits or numbers. */
export interface SetupProblem<Code extends string = string> {
  readonly code: Code
  readonly key: string
  readonly about: readonly string[]
}

/** What pages that know no game show of a position. Seats are numbered from 1. */
export interface Status {
  readonly phase: string
  readonly turn: number | null
  readonly over: boolean
  /** One number a player (in solitaire one): cards, points or hands, as the game counts them. */
  readonly scores: readonly number[]
  /** A seat; 0 for a draw, or for a solitaire that was not won; null while playing. */
  readonly winner: number | null
}

/** What a match is made of, where it has parts: the turn rests when one ends. `worth`: each counts for one, or for what it adds to the scores. */
export interface Rounds {
  readonly unit: 'hand' | 'game'
  readonly worth: 'one' | 'scores'
}

/** An action whose first word no game knows; `play` refuses it. */
export interface UnknownAction {
  readonly type: 'unknown'
  readonly words: readonly string[]
}

/**
 * A game is this contract, and nothing else of a game is known above the engine's floor but its own table and rulebook.
 * Every function is pure, and none throws on what a person can enter. Methods are written so that a list of games can be held as
 * `AnyGame`; whoever holds one gives a game only what came from that game.
 */
export interface Game<
  Setup = unknown,
  Position = unknown,
  Action = unknown,
  Event extends { readonly type: string } = { readonly type: string },
  Code extends string = string,
> {
  readonly name: GameName
  /** Left out where a match is one game. */
  readonly rounds?: Rounds
  /** From the head lines of a record, without `game` and `play`. What adds up or not is `start`'s to say. */
  parseSetup(head: readonly Line[]): Result<Setup, ReadProblem>
  /** The head lines, without `game` and `play`. Parsing them gives the set-up again. */
  makeSetup(setup: Setup): readonly string[]
  /** The names of the players, in the order of their numbers. */
  players(setup: Setup): readonly string[]
  /** The only way to a legal position; or everything that is wrong with the set-up. */
  start(setup: Setup): Result<Position, readonly SetupProblem[]>
  /** Judges and applies in one: nothing changes when it is refused. */
  play(position: Position, action: Action): Ruling<Position, Event, Code>
  legal(position: Position): readonly Action[]
  /** From the lower-case words of one line. An unknown first word is an action too, of type `unknown`. */
  parseAction(words: readonly string[]): Result<Action, Omit<ReadProblem, 'line'>>
  /** The canonical spelling. */
  makeAction(action: Action): string
  /** The `state` object of the record format. */
  state(position: Position): object
  status(position: Position): Status
  /** What hands do with the cards on the real table. */
  readonly hands: Hands<Position, Event>
}

export type AnyGame = Game

const NOTHING: readonly never[] = []

/** A refusal with what it concerns. */
export function refuse<Code extends string>(
  code: NoInfer<Code> | CommonRefusal,
  rule: string,
  about: { cells?: readonly string[]; cards?: readonly string[]; counts?: readonly number[] } = {},
): Refused<Code> {
  const { cells = NOTHING, cards = NOTHING, counts = NOTHING } = about
  return { accepted: false, refusal: { code, rule, cells, cards, counts } }
}

/** An acceptance: the position is the last step's. */
export function accept<Position, Event>(
  steps: readonly Step<Position, Event>[],
  before: Position,
): Accepted<Position, Event> {
  return { accepted: true, steps, position: steps.at(-1)?.position ?? before }
}

/** The types of one game under one name: what is made for any game is generic over these. */
export interface GameTypes {
  readonly setup: unknown
  readonly position: unknown
  readonly action: unknown
  readonly event: { readonly type: string }
  readonly code: string
}
export type GameOf<G extends GameTypes> = Game<G['setup'], G['position'], G['action'], G['event'], G['code']>
export type StepOf<G extends GameTypes> = Step<G['position'], G['event']>
export type RulingOf<G extends GameTypes> = Ruling<G['position'], G['event'], G['code']>
export type RefusalOf<G extends GameTypes> = Refusal<G['code']>
