import { compareRandomGames } from './agree.ts'

/** Makes more random moves than a test has time for: `npx tsx tests/analysis/wetice/long.ts 1000000`. */
const moves = compareRandomGames(Number(process.argv[2] ?? 1_000_000), 1_000_000)
process.stdout.write(`${moves} moves, and the fast tables and the referee agree on all\n`)
