import type { Hands } from './hands-walk.ts'
import type { Result } from './result.ts'
import { type RecordLine, type ReadProblem, readLine } from './text.ts'

/** Common to all refusals: the reason as data, without words. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  /** The section of the game's rulebook it rests on. */
  readonly rule: string
  /** The cells and cards concerned, in the record's spelling: for those who mark them and know no code. */
  readonly cells?: readonly string[]
  readonly cards?: readonly string[]
}

/** The refusals of a game, from the values that each code names. */
export type Refusals<Values> = {
  readonly [Code in keyof Values & string]: Refusal<Code> & Readonly<Values[Code]>
}[keyof Values & string]

/** The type of a code without values. */
export type Nothing = Readonly<Record<never, never>>

/** Refusals that every game knows, checked first and in this order. */
export type CommonRefusal = Refusals<Record<'over' | 'unknown-action' | 'wrong-phase', Nothing>>

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

export interface Refused<R extends Refusal = Refusal> {
  readonly accepted: false
  readonly refusal: R
}

/** The ruling on an action: its steps and the position after them, or the refusal. */
export type Ruling<Position, Event, R extends Refusal = Refusal> = Accepted<Position, Event> | Refused<R>

/** A problem of a set-up. `key` is the head line that shows it; each game names the values that explain it. */
export interface SetupProblem<Code extends string = string> {
  readonly code: Code
  readonly key: string
}

/** The problems of a game's set-ups, from the values that each code names. */
export type SetupProblems<Values> = {
  readonly [Code in keyof Values & string]: SetupProblem<Code> & Readonly<Values[Code]>
}[keyof Values & string]

/** A position's status for pages that know no game. Seats are numbered from 1. */
export interface Status {
  readonly phase: string
  readonly turn: number | null
  readonly over: boolean
  /** One number a player (in solitaire one): cards, points or hands, as the game counts them. */
  readonly scores: readonly number[]
  /** Tie-breaks among equal scores, if any. */
  readonly points?: readonly number[]
  /** A seat; 0 for a draw, or for a solitaire that was not won; null while playing. */
  readonly winner: number | null
}

/** The parts of a match, if it has any: nobody is on turn between them. `worth`: each counts one, or what it adds to the scores. */
interface Rounds {
  readonly unit: 'hand' | 'game'
  readonly worth: 'one' | 'scores'
}

/** The role of a head's key: players, house rules, the deal, or the state of play. */
type HeadRole = 'players' | 'rule' | 'deal' | 'state'

/** A game's heading: its name in records, its numbers of players, and each key of its head except `game` and `play`. */
export interface Heading {
  readonly name: string
  readonly seats: readonly number[]
  readonly head: Readonly<Record<string, HeadRole>>
}

/** The keys of house rules. */
export type RuleOf<H extends Heading> = {
  [Key in keyof H['head'] & string]: H['head'][Key] extends 'rule' ? Key : never
}[keyof H['head'] & string]

/** An action of whatever game: its type is the first word of its text. */
export interface AnyAction {
  readonly type: string
}

/** An action whose first word no game knows; `play` refuses it. */
export interface UnknownAction {
  readonly type: 'unknown'
  readonly words: readonly string[]
}

/**
 * A game is this contract, and nothing else of a game is known above the engine's floor but its own table and rulebook.
 * Every function is pure, and none throws on what a person can enter. Methods are written so that a list of games can be held as
 * `AnyGame`; pass a game only values that came from it.
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
  /** Left out if a match is one game. */
  readonly rounds?: Rounds
  /** Types of the events shown in the log. */
  readonly logged: readonly Event['type'][]
  /** From the head lines of a record, without `game` and `play`. `start` checks whether they are consistent. */
  parseSetup(head: readonly RecordLine[]): Result<Setup, ReadProblem>
  /** The head lines, without `game` and `play`. Parsing them gives the set-up again. */
  makeSetup(setup: Setup): readonly string[]
  /** Whether a key has no effect with this set-up, such as a rule of another mode; if left out, every key has an effect. */
  isMoot?(key: string, setup: Setup): boolean
  /** The names of the players, in the order of their numbers. */
  players(setup: Setup): readonly string[]
  /** The only way to a legal position; or everything that is wrong with the set-up. */
  start(setup: Setup): Result<Position, readonly SetupProblem[]>
  /** Judges and applies in one: nothing changes when it is refused. */
  play(position: Position, action: Action): Ruling<Position, Event, R>
  legal(position: Position): readonly Action[]
  /**
   * From the lower-case words of one line. An unknown first word is an action too, of type `unknown`. With the position it also
   * can't be read what no table of its kind has.
   */
  parseAction(words: readonly string[], position?: Position): Result<Action, Omit<ReadProblem, 'line'>>
  /** The canonical spelling. */
  makeAction(action: Action): string
  /** It corrects the record and isn't a turn. */
  isCorrection(action: Action): boolean
  /** It counts as a player's move: not a correction, an agreement, or the start of a game. */
  isMove(action: Action, before: Position): boolean
  /** The `state` object of the record format. */
  state(position: Position): object
  status(position: Position): Status
  /** The instructions for hands at the real table. */
  readonly hands: Hands<Position, Event>
}

/** A refusal with its subject. */
export const refuse = <R extends Refusal>(refusal: R): Refused<R> => ({ accepted: false, refusal })

/** An acceptance: the position is the last step's. */
export function accept<Position, Event>(
  steps: readonly Step<Position, Event>[],
  before: Position,
): Accepted<Position, Event> {
  return { accepted: true, steps, position: steps.at(-1)?.position ?? before }
}

/** The types of one game, as a parameter of generic code. */
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

/** A game of the list, held without knowing which. */
export type AnyGame = Game<unknown, unknown, AnyAction, { readonly type: string }, Refusal>

/** The rules of each game by its name, fetched when they are wanted. Lower layers receive the list as an argument. */
export type GameList = Readonly<Record<string, { engine(): Promise<AnyGame> }>>

export const namesOf = (games: GameList): readonly string[] => Object.keys(games)

/**
 * Fetches the rules of a game; null if there is none of that name.
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
 * Fetches the rules of all games of a list, in its order.
 *
 * @example
 * ```ts
 * const games = await loadGames({ grafa: { engine: async () => grafa }, tennis: { engine: async () => tennis } })
 * games.map(({ name }) => name) // → ['grafa', 'tennis']
 * ```
 */
export const loadGames = (games: GameList): Promise<readonly AnyGame[]> =>
  Promise.all(Object.values(games).map(({ engine }) => engine()))

/** The games of the records in a text. */
export async function loadGamesIn(games: GameList, text: string): Promise<readonly AnyGame[]> {
  const lines = text.split(/\r?\n/).map(raw => readLine(raw, 0).words)
  const named = new Set(lines.filter(([key]) => key === 'game').map(([, name = '']) => name))
  const loaded = await Promise.all([...named].map(name => loadGame(games, name)))
  return loaded.filter(game => game !== null)
}

/**
 * The cards and places that an action names, in the record's spelling.
 *
 * @example
 * ```ts
 * namedBy(wetice, { type: 'swap', cells: ['a1', 'c4'] }) // → ['a1', 'c4']
 * ```
 */
export const namedBy = ({ makeAction }: Pick<AnyGame, 'makeAction'>, action: AnyAction): readonly string[] =>
  makeAction(action).split(' ').slice(1)
