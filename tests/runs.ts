/** Random tests run a quarter of their number in `npm test`; a long run has RUNS times the number, from another seed. */
const SHARE = Number(process.env['RUNS'] ?? 0.25)

/** How often a random test runs: RUNS=20 is twenty times its number. */
export const runs = (few: number): number => Math.ceil(few * SHARE)

/** In a long run, sizes may be complete. */
export const isLong = SHARE > 1

/** How many of a fixed number of cases: a quarter in a short run. */
export const some = (all: number): number => (isLong ? all : Math.ceil(all / 4))

/** In a short run one of every few, starting at different ones; all in a long run. */
export const byTurns = <T>(all: readonly T[], every: number, from = 0): readonly T[] =>
  isLong ? all : all.filter((_, i) => (i + from) % every === 0)

/** The seed of random tests: fixed, or SEED. */
export const SEED = Number(process.env['SEED'] ?? 2026)
