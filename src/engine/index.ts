/**
 * The rules of the games, for programs outside the app: all that `adjudicate` is made of. A game is `grafa` of `./grafa/index.ts`, and so
 * on; the list of all of them, each fetched when it is wanted, is `GAMES` of `src/games/index.ts`. Everything is a pure function of plain
 * data, and nothing throws on what a person can enter.
 *
 * @module
 */
export { loadGame, loadGames, namedBy } from './game.ts'
export { adjudicate, createReferee, MOST_HEAD_LINES } from './record.ts'
export { err, ok } from './result.ts'
export { HIDDEN_SIGNS, MOST_LINE, readLine } from './text.ts'
export type {
  AnyAction,
  AnyGame,
  Game,
  GameList,
  Heading,
  Refusal,
  Ruling,
  SetupProblem,
  Status,
  Step,
} from './game.ts'
export type { Answer } from './record.ts'
export type { Result } from './result.ts'
export type { RecordLine, ReadProblem } from './text.ts'
