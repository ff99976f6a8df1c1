import type { Result } from '../../src/engine/result.ts'

/** Waits for all pending work. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 2_000; i++) await Promise.resolve()
}

/** The whole book as a backup. */
export const bookText = async ({ library }: { library: { backup(): Promise<Result<{ blob: Blob }, unknown>> } }) =>
  valueOf(await library.backup()).blob.text()

export function valueOf<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(`not ok: ${JSON.stringify(result.error)}`)
  return result.value
}
