import type { Advice } from './advice.ts'
import type { FromDesk, Question, ToDesk } from './desk.ts'

/** Opens a desk that sends its answers to `take`; gives what sends it messages. */
export type Hire = (take: (answer: FromDesk) => void) => (message: ToDesk) => void

/** Called with every better advice, and with the last word; null where the game has no analyst. */
export type OnAdvice = (advice: Advice<unknown> | null, last: boolean) => void

export interface Client {
  /** Asks about a position that is plain data; gives what ends the question. */
  ask(question: Question, onAdvice: OnAdvice): () => void
}

/** Asks the analyst at a desk, which is opened when it is first needed. */
export function createClient(hire: Hire): Client {
  const waiting = new Map<number, OnAdvice>()
  let send: ((message: ToDesk) => void) | null = null
  let asked = 0

  function take({ id, advice, last }: FromDesk): void {
    const onAdvice = waiting.get(id)
    if (last) waiting.delete(id)
    onAdvice?.(advice, last)
  }

  function post(message: ToDesk): void {
    send ??= hire(take)
    send(message)
  }

  return {
    ask(question, onAdvice) {
      const id = ++asked
      waiting.set(id, onAdvice)
      post({ type: 'ask', id, question })
      return () => {
        if (waiting.delete(id)) post({ type: 'cancel', id })
      }
    },
  }
}
