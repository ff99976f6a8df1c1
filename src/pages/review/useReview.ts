import { onScopeDispose, shallowRef, computed, nextTick, ref } from 'vue'
import type { Advice } from '../../analysis/advice.ts'
import type { Review, Reviewer, Wanted } from '../../analysis/review.ts'
import { useAnalyst } from '../../table/analyst.ts'
import type { Replay } from '../../book/journal/replay.ts'
import type { AnyTableModule } from '../../table/module.ts'
import { useViewSource } from '../../table/useLookBack.ts'
import { useReplay } from '../replay/useReplay.ts'
import { better, type LineName, type Moment } from './moments.ts'

/** The table on which the moments are stepped through, as they were played and as would have been better. */
export function useMoments(replay: Replay, module: AnyTableModule) {
  const moment = shallowRef<Moment | null>(null)
  const line = shallowRef<LineName>('better')
  const shown = computed(() => (moment.value && line.value === 'better' ? better(replay, moment.value) : replay))
  const at = useReplay(() => shown.value, module, null)
  /** Nothing of the line has been stepped through yet. */
  const atBeginning = computed(() => moment.value !== null && at.move.value <= moment.value.place)
  const table = module.open(
    useViewSource(
      () => ({
        ...shown.value,
        moves: shown.value.moves.slice(0, at.move.value),
        // What the move is about, before it is stepped through.
        marked: atBeginning.value ? (shown.value.moves[at.move.value]?.action.split(' ').slice(1) ?? []) : [],
        markedAs: 'ink',
      }),
      () => at.frame.value?.cursor ?? Infinity,
    ),
  )

  /** As the table stood before the move. */
  async function show(next: Moment | null, which: LineName = 'better'): Promise<void> {
    moment.value = next
    line.value = which
    await nextTick()
    at.goToMove(next ? next.place : replay.moves.length)
  }

  return {
    moment,
    line,
    at,
    table,
    show,
    atBeginning,
  }
}

/** How the players saw the table after so many moves; null where nothing is hidden from them. */
export function seenIn(replay: Replay, module: AnyTableModule): ((made: number) => unknown) | null {
  if (!module.hides?.(replay.setup)) return null
  const made = ref(0)
  const table = module.open(
    useViewSource(
      () => ({ ...replay, moves: replay.moves.slice(0, made.value) }),
      () => Infinity,
    ),
  )
  const { seen = table.settled } = table
  return count => {
    made.value = count
    return seen.value
  }
}

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
