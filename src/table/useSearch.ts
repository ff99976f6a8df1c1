import { onScopeDispose, shallowRef } from 'vue'
import type { Advice } from '../analysis/advice.ts'
import type { Question } from '../analysis/worker.ts'
import { useAnalyst } from './analyst.ts'

/** Seconds that the analyst looks, if nobody ends it. */
export const LONGEST = 10
/** Milliseconds between two changes of what is shown. */
const BEAT = 1000

/** Nothing, a better and better advice, the last word, or that there is none to be had. */
type State =
  | { readonly type: 'rests' }
  | { readonly type: 'thinks'; readonly advice: Advice<unknown> | null; readonly seconds: number }
  | { readonly type: 'says'; readonly advice: Advice<unknown> }
  | { readonly type: 'fails' }

const RESTS: State = { type: 'rests' }

/** One question to the analyst at a time: the first answer is shown at once, better ones every second, and the last word. */
export function useSearch() {
  const client = useAnalyst()
  const state = shallowRef<State>(RESTS)
  let stop = (): void => undefined
  onScopeDispose(() => stop())

  function end(last: State): void {
    stop()
    stop = () => undefined
    state.value = last
  }
  const fail = (): void => end({ type: 'fails' })

  function ask(question: Omit<Question, 'ms'>): void {
    let best: Advice<unknown> | null = null
    let seconds = 0
    const show = (): void => void (state.value = { type: 'thinks', advice: best, seconds })
    end(RESTS)
    show()
    const beat = setInterval(() => {
      seconds = Math.min(seconds + 1, LONGEST)
      show()
    }, BEAT)
    const cancel = client.ask(
      { ...question, ms: BEAT * LONGEST },
      (advice, last) => {
        const isFirst = best === null
        best = advice
        if (last) end(advice ? { type: 'says', advice } : { type: 'fails' })
        else if (isFirst) show()
      },
      fail,
    )
    stop = () => {
      clearInterval(beat)
      cancel()
    }
  }

  return {
    state,
    ask,
    fail,
    /** What has been found so far is the last word. */
    enough: (advice: Advice<unknown>): void => end({ type: 'says', advice }),
    leave: (): void => end(RESTS),
  }
}
