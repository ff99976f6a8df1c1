import { emptyTally, undecidedOf, withOutcome, type Outcome, type Tally } from './tally.ts'

/** `seconds` limits the run, `ms` each deal. If `again` is 0, new deals are searched; otherwise the undecided deals are searched once more, for `again` milliseconds. */
interface Time {
  readonly seconds: number
  readonly ms: number
  readonly again: number
}

type Look = (game: Tally['game'], deal: number, ms: number, now: () => number) => Outcome

/** Seconds between saves, so that a run may be interrupted. */
const KEEP = 30

/**
 * Yields the results each time they should be saved. If the time limit of new deals differs from the stored limit, starts
 * with empty results. `now` returns milliseconds.
 */
export function* continueRun(
  kept: Tally,
  { seconds, ms, again }: Time,
  look: Look,
  now: () => number,
): Generator<Tally> {
  const from = again > 0 || kept.ms === ms ? { ...kept, again: again || kept.again } : emptyTally(kept.game, ms)
  const startedAt = now()
  let tally = from
  let told = from
  for (const deal of again > 0 ? undecidedOf(from) : after(from.deals)) {
    const found = withOutcome(tally, deal, look(from.game, deal, again || ms, now))
    const passed = (now() - startedAt) / 1000
    tally = { ...found, seconds: from.seconds + passed }
    if (passed >= seconds || tally.seconds - told.seconds >= KEEP) yield (told = tally)
    if (passed >= seconds) return
  }
  if (tally !== told) yield tally
}

function* after(deals: number): Generator<number, void> {
  for (let deal = deals + 1; ; deal++) yield deal
}
