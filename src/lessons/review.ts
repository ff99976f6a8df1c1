export interface Scheduled {
  /** The number of times that the question was answered correctly since it was missed. */
  readonly step: number
  /** Milliseconds since 1970. */
  readonly due: number
}

const HOUR = 3_600_000
/** In hours: after a miss, and after each right answer but the last. A miss in the evening is due in the morning. */
const AFTER: readonly number[] = [12, 60, 156]
const MAX_SECONDS = 300
const SECONDS_PER_QUESTION = 25

export const scheduleAfterMiss = (now: number): Scheduled => ({ step: 0, due: now + (AFTER[0] ?? 0) * HOUR })

/** Returns the next review after a right answer; null if the question needs no more. */
export function scheduleAfterRight(step: number, now: number): Scheduled | null {
  const hours = AFTER[step + 1]
  return hours === undefined ? null : { step: step + 1, due: now + hours * HOUR }
}

/** Returns the next review of a stored item; `due` is null if it needs no more. */
export function scheduleAfterAnswer(
  step: number,
  right: boolean,
  now: number,
): { readonly step: number; readonly due: number | null } {
  return right ? (scheduleAfterRight(step, now) ?? { step, due: null }) : scheduleAfterMiss(now)
}

/** An item of a review; `due` is null once it is known, and left out if it was never scheduled. */
export interface ReviewItem {
  readonly due?: number | null
  readonly seconds?: number
}

/** Returns the due items that fit into five minutes, those due longest first. */
export function dueAt<T extends ReviewItem>(all: readonly T[], now: number): readonly T[] {
  let left = MAX_SECONDS
  return all
    .filter(({ due = 0 }) => due !== null && due <= now)
    .sort((a, b) => (a.due ?? 0) - (b.due ?? 0))
    .filter(({ seconds = SECONDS_PER_QUESTION }) => (left -= seconds) >= 0)
}
