import { onScopeDispose, shallowRef } from 'vue'
import type { Advice } from '../../analysis/advice.ts'
import type { Review, Reviewer, Wanted } from '../../analysis/review.ts'
import { useAnalyst } from '../../table/analyst.ts'

/** Milliseconds for each position, or for each of many choices; and for those that mattered. */
export const BRIEF = 400
export const QUICK = 100
const THOROUGH = 2000
const SEED = 1

/** How far a review has come; one that isn't `whole` was left early. */
type Reviewing =
  | { readonly type: 'looks'; readonly thorough: boolean; readonly review: Review }
  | { readonly type: 'over'; readonly whole: boolean; readonly review: Review }
  | { readonly type: 'fails'; readonly review: Review }

/** Has a match reviewed by the analyst, position by position; leaving the page ends it. */
export function useReview(game: string, reviewer: Reviewer, brief = BRIEF) {
  const client = useAnalyst()
  const state = shallowRef<Reviewing>({ type: 'looks', thorough: false, review: reviewer.soFar })
  const run = reviewer.run()
  let cancel = (): void => undefined

  function end(last: Reviewing): void {
    cancel()
    state.value = last
  }

  function ask({ position, thorough, soFar }: Wanted): void {
    state.value = { type: 'looks', thorough, review: soFar }
    const fail = (): void => end({ type: 'fails', review: soFar })
    cancel = client.ask(
      { game, position, ms: thorough ? THOROUGH : brief, seed: SEED },
      (advice, last) => last && (advice ? goOn(advice) : fail()),
      fail,
    )
  }

  function goOn(...answer: [] | [Advice<unknown>]): void {
    const { done, value } = run.next(...answer)
    if (done) end({ type: 'over', whole: true, review: value })
    else ask(value)
  }

  goOn()
  onScopeDispose(() => cancel())

  return {
    state,
    /** What has been found so far will do. */
    enough: (): void => end({ type: 'over', whole: false, review: state.value.review }),
  }
}
