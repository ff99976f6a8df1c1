/**
 * The factor for the number of random cases: a quarter in `npm test`, and RUNS in a long run, which also uses another
 * seed.
 */
const SHARE = Number(process.env['RUNS'] ?? 0.25)

/** The number of random cases to run, if `few` is the normal number. */
export const runs = (few: number): number => Math.ceil(few * SHARE)

/** Whether this is a long run, in which sizes may be complete. */
export const isLong = SHARE > 1

/** The number of fixed cases to run: a quarter of them in a short run. */
export const some = (all: number): number => (isLong ? all : Math.ceil(all / 4))

/** In a short run, every n-th case, where n is `every` and `from` selects the first; in a long run, all cases. */
export const byTurns = <T>(all: readonly T[], every: number, from = 0): readonly T[] =>
  isLong ? all : all.filter((_, i) => (i + from) % every === 0)

/** The seed of random tests: fixed, or the environment variable SEED. */
export const SEED = Number(process.env['SEED'] ?? 2026)
