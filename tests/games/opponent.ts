import type { AnyAction } from '../../src/engine/game.ts'
import { createAnalysisClient, type AnalysisClient } from '../../src/analysis/client.ts'
import { createAnalysisWork, type AnalysisRequest, type TurnRequest } from '../../src/analysis/worker.ts'
import { serveJobs } from '../../src/jobs.ts'
import type { ToWorker } from '../elsewhere.ts'
import { LOADED_ANALYSIS } from '../analysis/near.ts'

/** The milliseconds that the app waits before it plays. */
export const PAUSE = 1200

/** An analyst that only plays the app's seats. Its choices are provided by the test. */
export function puppet() {
  const asked: TurnRequest[] = []
  let answer: (choice: AnyAction | null) => void = () => undefined
  let fail = (): void => undefined
  let wanted = false
  const client: AnalysisClient = {
    ask: () => () => undefined,
    explain: () => () => undefined,
    play(turn, onChoice, onFailure) {
      asked.push(turn)
      wanted = true
      answer = choice => wanted && onChoice(choice)
      fail = () => wanted && onFailure?.()
      return () => (wanted = false)
    },
  }
  return {
    client,
    asked,
    isWanted: () => wanted,
    plays: <Choice extends AnyAction>(choice: Choice | null) => answer(choice),
    fails: () => fail(),
  }
}

/** The app’s own analyst on the test’s thread, without a time limit. It answers before any timer runs. */
export const nearby = (): AnalysisClient =>
  createAnalysisClient(send => {
    let begin = (_message: ToWorker<AnalysisRequest>): Promise<void> => Promise.resolve()
    serveJobs(createAnalysisWork({ games: LOADED_ANALYSIS, now: () => 0, later: queueMicrotask }), {
      send,
      listen: given => void (begin = given),
    })
    return { send: message => void begin(message), end: () => undefined }
  })
