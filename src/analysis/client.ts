import type { Advice } from './advice.ts'
import type { FromDesk, Question, ToDesk, Turn } from './desk.ts'

/** Opens a desk that sends its answers to `take`, and calls `fail` where it can't go on; gives what sends it messages. */
export type Hire = (take: (answer: FromDesk) => void, fail: () => void) => (message: ToDesk) => void

/** Called with every better advice, and with the last word; null where the game has no analyst. */
export type OnAdvice = (advice: Advice<unknown> | null, last: boolean) => void

/** Called with what is played; null where there is nothing to play. */
export type OnChoice = (choice: unknown) => void

/** What is asked of the analyst is plain data. Each gives what ends the question; where the desk fails, nothing more is heard than `onFailure`. */
export interface Client {
  ask(question: Question, onAdvice: OnAdvice, onFailure?: () => void): () => void
  play(turn: Turn, onChoice: OnChoice, onFailure?: () => void): () => void
}

interface Waiting {
  take(answer: FromDesk): void
  fail(): void
}

const ignore = (): void => undefined

/** Asks the analyst at a desk, which is opened when it is first needed, and anew when it has failed. */
export function createClient(hire: Hire): Client {
  const waiting = new Map<number, Waiting>()
  let send: ((message: ToDesk) => void) | null = null
  let asked = 0

  function take(answer: FromDesk): void {
    const asker = waiting.get(answer.id)
    if (answer.type === 'choice' || answer.last) waiting.delete(answer.id)
    asker?.take(answer)
  }

  function fail(): void {
    send = null
    const all = [...waiting.values()]
    waiting.clear()
    for (const asker of all) asker.fail()
  }

  function post(message: ToDesk): void {
    try {
      send ??= hire(take, fail)
      send(message)
    } catch {
      // Nobody hears of it before having got what ends the question.
      void Promise.resolve().then(fail)
    }
  }

  function begin(message: (id: number) => ToDesk, asker: Waiting): () => void {
    const id = ++asked
    waiting.set(id, asker)
    post(message(id))
    return () => {
      if (waiting.delete(id)) post({ type: 'cancel', id })
    }
  }

  return {
    ask: (question, onAdvice, onFailure = ignore) =>
      begin(id => ({ type: 'ask', id, question }), {
        take: answer => answer.type === 'advice' && onAdvice(answer.advice, answer.last),
        fail: onFailure,
      }),
    play: (turn, onChoice, onFailure = ignore) =>
      begin(id => ({ type: 'play', id, turn }), {
        take: answer => answer.type === 'choice' && onChoice(answer.choice),
        fail: onFailure,
      }),
  }
}
