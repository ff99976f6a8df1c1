/** How often a random test tries something: with RUNS=20, twenty times as often as it has to. */
export const runs = (few: number): number => Math.ceil(few * Number(process.env['RUNS'] ?? 1))
