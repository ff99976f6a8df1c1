/** How often a random test tries something: with RUNS=20, twenty times as often as it has to. */
export const runs = (few: number): number => Math.ceil(few * Number(process.env['RUNS'] ?? 1))

/** Where there is time: the size of what is tried may then be whole. */
export const isLong = runs(1) > 1

/** In a short run one of every so many, and others from elsewhere on; all in a long one. */
export const byTurns = <T>(all: readonly T[], every: number, from = 0): readonly T[] =>
  isLong ? all : all.filter((_, i) => (i + from) % every === 0)

/** What random tests begin with: the same each time, or what SEED says. */
export const SEED = Number(process.env['SEED'] ?? 2026)
