/** The share of the work to do. With SIZE=0.001, a benchmark only shows that it runs. */
const SIZE = Number(process.env['SIZE'] ?? 1)

/** Whether this run only shows that the benchmark works, so that no result is judged. */
export const isSmall = SIZE < 0.01

export const sized = (whole: number, least = 1): number => Math.max(least, Math.round(whole * SIZE))

/** The CPU time of this process in user mode, in milliseconds. */
export const now = (): number => process.cpuUsage().user / 1000

/** Seeded random numbers from 0 up to but not including 1 (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** After a warm-up, repeats `work` on all inputs for a second. Prints the mean and the best time per input. */
export function measure<T>(name: string, inputs: readonly T[], work: (input: T) => number): void {
  let sink = 0
  const round = (): number => {
    const begin = performance.now()
    for (const input of inputs) sink += work(input)
    return ((performance.now() - begin) * 1000) / inputs.length
  }
  round()
  const rounds: number[] = []
  const end = performance.now() + sized(1000)
  while (performance.now() < end || rounds.length < 3) rounds.push(round())
  const mean = rounds.reduce((sum, each) => sum + each, 0) / rounds.length
  const best = Math.min(...rounds)
  process.stdout.write(
    `${name}: ${mean.toFixed(2)} µs on average, ${best.toFixed(2)} µs at best (${rounds.length} rounds, check ${sink})\n`,
  )
}
