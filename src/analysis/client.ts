import type { AnyAction } from '../engine/game.ts'
import { createJobs, type Connect } from '../jobs.ts'
import type { Advice, DiscrepancyInput, SearchMessage } from './advice.ts'
import type { AnalysisResult, AnalysisProgress, Question, AnalysisRequest, TurnRequest } from './worker.ts'

/**
 * Milliseconds without a message, beyond the search time, after which a worker has failed. A turn (`play`) sends nothing until the move.
 */
const PATIENCE = { ask: 15_000, play: 45_000 } as const
const SLOW_DEVICE_FACTOR = 3

/** The advice is null if the game has no analyst. */
type OnAdvice = (advice: Advice<AnyAction> | null, last: boolean) => void

type OnChoice = (choice: AnyAction | null) => void

/**
 * Requests to the analysis worker. Each returns a function that cancels it. If the worker fails or times out, only `onFailure` is called.
 */
export interface AnalysisClient {
  ask(question: Question, onAdvice: OnAdvice, onFailure?: () => void): () => void
  play(turn: TurnRequest, onChoice: OnChoice, onFailure?: () => void): () => void
  /** Searches for the cause of a discrepancy in a worker of its own, which is terminated to cancel the search. */
  explain(differing: DiscrepancyInput, take: (news: SearchMessage) => void, onFailure: () => void): () => void
}

type ToAnalyst = Connect<AnalysisRequest, AnalysisProgress, AnalysisResult>

const ignore = (): void => undefined

const explainIn =
  (connect: ToAnalyst): AnalysisClient['explain'] =>
  (differing, take, fail) => {
    const { run, end } = createJobs(connect)
    let wanted = true
    const onMessage = (message: AnalysisProgress | AnalysisResult): void => {
      if (wanted && (message.type === 'looks' || message.type === 'ends')) take(message)
    }
    async function begin(): Promise<void> {
      const done = await run({ type: 'explain', differing }, { progress: onMessage })
      if (done.ok) onMessage(done.value)
      else if (wanted) fail()
      end()
    }
    void begin()
    return () => {
      wanted = false
      end()
    }
  }

export function createAnalysisClient(connect: ToAnalyst): AnalysisClient {
  const jobs = createJobs(connect)

  function run(
    request: AnalysisRequest,
    patience: number,
    onMessage: (heard: AnalysisProgress | AnalysisResult) => void,
    onFailure: () => void,
  ): () => void {
    const wanted = new AbortController()
    const { signal } = wanted
    const progress = (message: AnalysisProgress): void => {
      if (!signal.aborted) onMessage(message)
    }
    async function begin(): Promise<void> {
      const done = await jobs.run(request, { signal, progress, patience })
      if (signal.aborted) return
      if (done.ok) onMessage(done.value)
      else onFailure()
    }
    void begin()
    return () => wanted.abort()
  }

  return {
    ask: (question, onAdvice, onFailure = ignore) =>
      run(
        { type: 'ask', question },
        SLOW_DEVICE_FACTOR * question.ms + PATIENCE.ask,
        heard => {
          if (heard.type === 'better' || heard.type === 'advice') onAdvice(heard.advice, heard.type === 'advice')
        },
        onFailure,
      ),
    play: (turn, onChoice, onFailure = ignore) =>
      run(
        { type: 'play', turn },
        PATIENCE.play,
        heard => {
          if (heard.type === 'choice') onChoice(heard.choice)
        },
        onFailure,
      ),
    explain: explainIn(connect),
  }
}
