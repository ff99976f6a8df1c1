/**
 * The rules of the games, for programs outside the app, such as `adjudicate`. Each game is exported from its folder (`grafa` from
 * `./grafa/index.ts`); `GAMES` in `src/games/index.ts` lists all games and loads them on demand. All functions are pure, take plain data,
 * and don't throw on input from a person.
 *
 * @module
 */
export { loadGame, loadGames, cardsAndCellsOf } from './game.ts'
export { adjudicate, createReferee, MAX_HEAD_LINES } from './record.ts'
export { err, ok } from './result.ts'
export { HIDDEN_CHARACTERS, MAX_LINE, readLine } from './text.ts'
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
