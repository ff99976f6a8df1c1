import type { Advice } from './advice.ts'
import type { FromDesk, Question, ToDesk, Turn } from './desk.ts'

/** A desk that is open. */
interface Hired {
  send(message: ToDesk): void
  /** Nothing more is heard of it. */
  end(): void
}

/** Opens a desk that sends its answers to `take`, and calls `fail` where it can't go on. */
export type Hire = (take: (answer: FromDesk) => void, fail: () => void) => Hired

/** Does something after so many milliseconds; gives what calls it off. */
export type Timer = (act: () => void, ms: number) => () => void

/** Waits for ever. */
const noTimer: Timer = () => () => undefined

/** A desk that says nothing for so many milliseconds more than it was given has failed. A turn says nothing till it is played. */
const PATIENCE = { ask: 15_000, play: 45_000 } as const
/** A slow device gets to its work late. */
const SLOW = 3

/** Called with every better advice, and with the last word; null where the game has no analyst. */
type OnAdvice = (advice: Advice<unknown> | null, last: boolean) => void

/** Called with what is played; null where there is nothing to play. */
type OnChoice = (choice: unknown) => void

/** What is asked of the analyst is plain data. Each gives what ends the question; where the desk fails, or is silent for too long, nothing more is heard than `onFailure`. */
export interface Client {
  ask(question: Question, onAdvice: OnAdvice, onFailure?: () => void): () => void
  play(turn: Turn, onChoice: OnChoice, onFailure?: () => void): () => void
}

interface Asker {
  /** Milliseconds in which something is heard. */
  readonly patience: number
  take(answer: FromDesk): void
  fail(): void
}

interface Waiting extends Asker {
  stopClock(): void
}

const ignore = (): void => undefined

/** Asks the analyst at a desk, which is opened when it is first needed, and anew when it has failed. */
export function createClient(hire: Hire, timer: Timer = noTimer): Client {
  const waiting = new Map<number, Waiting>()
  let desk: Hired | null = null
  let asked = 0

  function leave(id: number): Waiting | undefined {
    const asker = waiting.get(id)
    asker?.stopClock()
    waiting.delete(id)
    return asker
  }

  function listen(id: number, asker: Asker): void {
    leave(id)
    waiting.set(id, { ...asker, stopClock: timer(giveUp, asker.patience) })
  }

  function take(answer: FromDesk): void {
    const asker = leave(answer.id)
    if (asker && answer.type === 'advice' && !answer.last) listen(answer.id, asker)
    asker?.take(answer)
  }

  function giveUp(): void {
    desk?.end()
    fail()
  }

  function fail(): void {
    desk = null
    const all = [...waiting.keys()].flatMap(id => leave(id) ?? [])
    for (const asker of all) asker.fail()
  }

  function post(message: ToDesk): void {
    try {
      desk ??= hire(take, fail)
      desk.send(message)
    } catch {
      // Nobody hears of it before having got what ends the question.
      void Promise.resolve().then(fail)
    }
  }

  function begin(message: (id: number) => ToDesk, asker: Asker): () => void {
    const id = ++asked
    listen(id, asker)
    post(message(id))
    return () => {
      if (leave(id)) post({ type: 'cancel', id })
    }
  }

  return {
    ask: (question, onAdvice, onFailure = ignore) =>
      begin(id => ({ type: 'ask', id, question }), {
        patience: SLOW * question.ms + PATIENCE.ask,
        take: answer => answer.type === 'advice' && onAdvice(answer.advice, answer.last),
        fail: onFailure,
      }),
    play: (turn, onChoice, onFailure = ignore) =>
      begin(id => ({ type: 'play', id, turn }), {
        patience: PATIENCE.play,
        take: answer => answer.type === 'choice' && onChoice(answer.choice),
        fail: onFailure,
      }),
  }
}
