import type { AnyAction } from '../../src/engine/game.ts'
import type { Advice } from '../../src/analysis/advice.ts'
import type { AnalysisClient } from '../../src/analysis/client.ts'
import type { Question } from '../../src/analysis/worker.ts'

/** An analyst whose advice is provided by the test. */
export function adviser() {
  const asked: Question[] = []
  let wanted = false
  let answer: (advice: Advice<AnyAction> | null, last: boolean) => void = () => undefined
  let fail = (): void => undefined
  const client: AnalysisClient = {
    play: () => () => undefined,
    explain: () => () => undefined,
    ask(question, onAdvice, onFailure) {
      asked.push(question)
      wanted = true
      answer = (advice, last) => wanted && onAdvice(advice, last)
      fail = () => wanted && onFailure?.()
      return () => (wanted = false)
    },
  }
  return {
    client,
    asked,
    isWanted: () => wanted,
    finds: (advice: Advice<AnyAction> | null) => answer(advice, false),
    ends: (advice: Advice<AnyAction> | null) => answer(advice, true),
    fails: () => fail(),
  }
}
