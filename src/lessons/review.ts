/** When something that was missed is asked again. */
export interface Scheduled {
  /** So often it was known since. */
  readonly step: number
  /** Milliseconds since 1970. */
  readonly due: number
}

const HOUR = 3_600_000
/** Hours until it is asked again: after it was missed, and each time that it was known. What is missed in the evening is due in the morning. */
const AFTER: readonly number[] = [12, 60, 156]
/** So many questions take about five minutes. */
const MOST_AT_ONCE = 12

export const afterMissing = (now: number): Scheduled => ({ step: 0, due: now + (AFTER[0] ?? 0) * HOUR })

/** Null where it is known well enough to be let go. */
export function afterKnowing(step: number, now: number): Scheduled | null {
  const hours = AFTER[step + 1]
  return hours === undefined ? null : { step: step + 1, due: now + hours * HOUR }
}

/** What is due, the longest first, and no more than a few minutes take. */
export const dueAt = <T extends Partial<Scheduled>>(all: readonly T[], now: number): readonly T[] =>
  all
    .filter(({ due = 0 }) => due <= now)
    .sort((a, b) => (a.due ?? 0) - (b.due ?? 0))
    .slice(0, MOST_AT_ONCE)
