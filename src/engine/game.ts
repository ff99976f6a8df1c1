import type { HandsPlanner } from './hands-walk.ts'
import type { Result } from './result.ts'
import { type RecordLine, type ReadProblem, readLine } from './text.ts'

/** The members that all refusals share. A refusal is data and contains no text for people. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  /** The id of the rulebook section that gives the reason. */
  readonly rule: string
  /** The cells and cards concerned, in the record's spelling, for code that marks them without knowing the refusal. */
  readonly cells?: readonly string[]
  readonly cards?: readonly string[]
}

/** The union of a game's refusals, given the values of each code. */
export type RefusalOf<Values> = {
  readonly [Code in keyof Values & string]: Refusal<Code> & Readonly<Values[Code]>
}[keyof Values & string]

/** For a code that has no values. */
export type NoValues = Readonly<Record<never, never>>

/** The refusals that all games share. They are checked first, in this order. */
export type CommonRefusal = RefusalOf<Record<'over' | 'unknown-action' | 'wrong-phase', NoValues>>

/** An event and the position right after it. Plain data, so it can be stored. */
export interface Step<Position, Event> {
  readonly event: Event
  readonly position: Position
}

export interface Accepted<Position, Event> {
  readonly accepted: true
  readonly steps: readonly Step<Position, Event>[]
  readonly position: Position
}

export interface Refused<R extends Refusal = Refusal> {
  readonly accepted: false
  readonly refusal: R
}

/** The ruling on an action: its steps and the position after them, or the refusal. */
export type Ruling<Position, Event, R extends Refusal = Refusal> = Accepted<Position, Event> | Refused<R>

/** A problem in a set-up. `key` names the head line at fault; each game adds values that explain the problem. */
export interface SetupProblem<Code extends string = string> {
  readonly code: Code
  readonly key: string
}

/** The union of a game's set-up problems, given the values of each code. */
export type SetupProblemOf<Values> = {
  readonly [Code in keyof Values & string]: SetupProblem<Code> & Readonly<Values[Code]>
}[keyof Values & string]

/** A position's status, for code that is independent of the game. Seats are numbered from 1. */
export interface Status {
  readonly phase: string
  readonly turn: number | null
  readonly over: boolean
  /** One number for each player: cards, points or hands won, depending on the game. */
  readonly scores: readonly number[]
  /** Tie-breaks among equal scores, if any. */
  readonly points?: readonly number[]
  /** The winner's seat; 0 for a draw or a lost solitaire; null until the match is over. */
  readonly winner: number | null
}

/** `worth`: a part won counts as one, or as what it adds to the scores. */
interface Rounds {
  readonly unit: 'hand' | 'game'
  readonly worth: 'one' | 'scores'
}

type HeadRole = 'players' | 'rule' | 'deal' | 'state'

/** A game's name in records, its possible numbers of players, and the keys of its head except `game` and `play`. */
export interface Heading {
  readonly name: string
  readonly seats: readonly number[]
  readonly head: Readonly<Record<string, HeadRole>>
}

export type HouseRuleKey<H extends Heading> = {
  [Key in keyof H['head'] & string]: H['head'][Key] extends 'rule' ? Key : never
}[keyof H['head'] & string]

/** An action of any game. Its type is the first word of its text. */
export interface AnyAction {
  readonly type: string
}

/** An action whose first word the game doesn't know. `play` refuses it. */
export interface UnknownAction {
  readonly type: 'unknown'
  readonly words: readonly string[]
}

/**
 * The rules of one game. Code that works with all games uses no more of an engine than this interface. All functions are
 * pure, and none throws on input from a person. The method syntax makes any game assignable to `AnyGame`. The compiler can't check
 * where a value came from, so pass a game only values that came from it.
 *
 * @example
 * ```ts
 * const setup = grafa.parseSetup(['hand 5D 9H', 'deck 7H 4C 3S'].map(readLine))
 * const start = setup.ok ? grafa.start(setup.value) : setup
 * const position = start.ok ? start.value : null
 * grafa.legal(position).map(grafa.makeAction) // → ['pair 9H']
 * const ruling = grafa.play(position, { type: 'pair', card: '9H' })
 * ruling.steps.map(({ event }) => event.type) // → ['pair', 'return', 'turn']
 * grafa.status(ruling.position).phase // → 'pair'
 * grafa.play(position, { type: 'pair', card: '5D' }).refusal.code // → 'no-pair'
 * ```
 */
export interface Game<
  Setup = unknown,
  Position = unknown,
  Action = unknown,
  Event extends { readonly type: string } = { readonly type: string },
  R extends Refusal = Refusal,
  H extends Heading = Heading,
> {
  readonly name: H['name']
  readonly seats: H['seats']
  readonly head: H['head']
  /** Undefined if a match is a single game. */
  readonly rounds?: Rounds
  /** The types of events that the log shows. */
  readonly logged: readonly Event['type'][]
  /** Parses the head lines of a record, without `game` and `play`. `start` checks whether they are consistent. */
  parseSetup(head: readonly RecordLine[]): Result<Setup, ReadProblem>
  /** Returns the head lines without `game` and `play`; `parseSetup` returns the same set-up from them. */
  makeSetup(setup: Setup): readonly string[]
  /** Whether a key has no effect in this set-up, such as a rule of another mode. If undefined, all keys have an effect. */
  isMoot?(key: string, setup: Setup): boolean
  /** The names of the players, in the order of their numbers. */
  players(setup: Setup): readonly string[]
  /** Returns the first position, or all problems of the set-up. The only way to create a position. */
  start(setup: Setup): Result<Position, readonly SetupProblem[]>
  /** Judges an action and applies it if it is legal. */
  play(position: Position, action: Action): Ruling<Position, Event, R>
  legal(position: Position): readonly Action[]
  /**
   * Parses the lower-case words of one line. An unknown first word gives an action of type `unknown`. With a position, it also rejects
   * what can't exist in that game, such as player 2 in solitaire.
   */
  parseAction(words: readonly string[], position?: Position): Result<Action, Omit<ReadProblem, 'line'>>
  /** Returns the canonical spelling. */
  makeAction(action: Action): string
  /** Whether an action corrects the recorded layout. A correction doesn't use a turn. */
  isCorrection(action: Action): boolean
  /** Whether an action counts as a player's move. Corrections, agreements, results and starts of games don't. */
  isMove(action: Action, before: Position): boolean
  /** Returns the `state` object of the record format. */
  state(position: Position): object
  status(position: Position): Status
  /** Computes the instructions for the cards on the real table. */
  readonly hands: HandsPlanner<Position, Event>
}

export const refuse = <R extends Refusal>(refusal: R): Refused<R> => ({ accepted: false, refusal })

/** Accepts an action. The position is that of its last step, or `before` if there are no steps. */
export function accept<Position, Event>(
  steps: readonly Step<Position, Event>[],
  before: Position,
): Accepted<Position, Event> {
  return { accepted: true, steps, position: steps.at(-1)?.position ?? before }
}

/** The types of one game, as a single type parameter. */
export interface GameTypes {
  readonly setup: unknown
  readonly position: unknown
  readonly action: AnyAction
  readonly event: { readonly type: string }
  readonly refusal: Refusal
}
export type GameFor<G extends GameTypes> = Game<G['setup'], G['position'], G['action'], G['event'], G['refusal']>
export type StepOf<G extends GameTypes> = Step<G['position'], G['event']>
export type RulingOf<G extends GameTypes> = Ruling<G['position'], G['event'], G['refusal']>

/** Any game, for code that works with all games. */
export type AnyGame = Game<unknown, unknown, AnyAction, { readonly type: string }, Refusal>

/** The games by name, with functions that load their rules. Lower layers receive the list as an argument. */
export type GameList = Readonly<Record<string, { engine(): Promise<AnyGame> }>>

export const gameNames = (games: GameList): readonly string[] => Object.keys(games)

/**
 * Loads the rules of a game; null if the list has no game of that name.
 *
 * @example
 * ```ts
 * const games = { grafa: { engine: async () => grafa } }
 * (await loadGame(games, 'grafa')).seats // → [1]
 * await loadGame(games, 'chess') // → null
 * ```
 */
export const loadGame = async (games: GameList, name: string): Promise<AnyGame | null> =>
  Object.hasOwn(games, name) ? ((await games[name]?.engine()) ?? null) : null

/**
 * Loads the rules of all games in the order of the list.
 *
 * @example
 * ```ts
 * const games = await loadGames({ grafa: { engine: async () => grafa }, tennis: { engine: async () => tennis } })
 * games.map(({ name }) => name) // → ['grafa', 'tennis']
 * ```
 */
export const loadGames = (games: GameList): Promise<readonly AnyGame[]> =>
  Promise.all(Object.values(games).map(({ engine }) => engine()))

export async function loadGamesNamedIn(games: GameList, text: string): Promise<readonly AnyGame[]> {
  const lines = text.split(/\r?\n/).map(raw => readLine(raw, 0).words)
  const named = new Set(lines.filter(([key]) => key === 'game').map(([, name = '']) => name))
  const loaded = await Promise.all([...named].map(name => loadGame(games, name)))
  return loaded.filter(game => game !== null)
}

/**
 * Returns the words after the first in an action's text: in most actions, the cells or cards that they name.
 *
 * @example
 * ```ts
 * cardsAndCellsOf(wetice, { type: 'swap', cells: ['a1', 'c4'] }) // → ['a1', 'c4']
 * ```
 */
export const cardsAndCellsOf = ({ makeAction }: Pick<AnyGame, 'makeAction'>, action: AnyAction): readonly string[] =>
  makeAction(action).split(' ').slice(1)
