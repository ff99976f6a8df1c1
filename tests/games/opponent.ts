import { createClient, type Client } from '../../src/analysis/client.ts'
import { analystWork, type Turn } from '../../src/analysis/worker.ts'
import { createWork } from '../../src/jobs.ts'
import { NEAR } from '../analysis/near.ts'

/** An analyst that is not asked anything by itself: the test says what it answers. */
export function puppet() {
  const asked: Turn[] = []
  let answer: (choice: unknown) => void = () => undefined
  let fail = (): void => undefined
  let wanted = false
  const client: Client = {
    ask: () => () => undefined,
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
    plays: (choice: unknown) => answer(choice),
    fails: () => fail(),
  }
}

/** The app's own analyst in the same thread, with as much time as it wants: it has answered before the next task begins. */
export const nearby = (): Client =>
  createClient(take => ({
    send: createWork(analystWork({ games: NEAR, now: () => 0, later: queueMicrotask }), take),
    end: () => undefined,
  }))
