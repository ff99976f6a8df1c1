/** Of what is said of them, random tests try half in `npm test`, and in a long run RUNS times as much from another seed. */
const SHARE = Number(process.env['RUNS'] ?? 0.5)

/** How often a random test tries something: with RUNS=20, twenty times as often as is said of it. */
export const runs = (few: number): number => Math.ceil(few * SHARE)

/** Where there is time: the size of what is tried may then be whole. */
export const isLong = SHARE > 1

/** In a short run one of every so many, and others from elsewhere on; all in a long one. */
export const byTurns = <T>(all: readonly T[], every: number, from = 0): readonly T[] =>
  isLong ? all : all.filter((_, i) => (i + from) % every === 0)

/** What random tests begin with: the same each time, or what SEED says. */
export const SEED = Number(process.env['SEED'] ?? 2026)
