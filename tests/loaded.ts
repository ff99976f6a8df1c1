import { loadGames } from '../src/engine/games.ts'

/** Tests have every game at hand. */
await loadGames()
