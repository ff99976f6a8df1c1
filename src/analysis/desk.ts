import type { Advice } from './advice.ts'
import type { Level } from './opponent.ts'
import { partsOf, type AnalysisList } from './parts.ts'

/** A position to advise on, or what a seat sees where cards are hidden from it; plain data, so that it can be sent to a worker. */
export interface Question {
  readonly game: string
  readonly position: unknown
  /** How long to look, in milliseconds. */
  readonly ms: number
  readonly seed: number
}

/** A turn to be played for a seat; plain data too. */
export interface Turn {
  readonly game: string
  /** What that seat sees: the position, where the game hides nothing. */
  readonly seen: unknown
  readonly level: Level
  readonly seed: number
}

/** What is sent to the desk: a question or a turn under a number of its own, or that its answer is no longer wanted. */
export type ToDesk =
  | { readonly type: 'ask'; readonly id: number; readonly question: Question }
  | { readonly type: 'play'; readonly id: number; readonly turn: Turn }
  | { readonly type: 'cancel'; readonly id: number }

/** What the desk sends back: the best so far, or, at last, the last word, null where there is no analyst; or what is played, null where there is nothing to play or nobody who plays. */
export type FromDesk =
  | { readonly type: 'advice'; readonly id: number; readonly advice: Advice<unknown> | null; readonly last: boolean }
  | { readonly type: 'choice'; readonly id: number; readonly choice: unknown }

/** What a search is run with. */
interface Surroundings {
  readonly games: AnalysisList
  /** Milliseconds on any clock. */
  now(): number
  /** Goes on with work after messages have been taken. */
  later(work: () => void): void
  send(answer: FromDesk): void
}

/** Between two looks at the messages, in milliseconds. */
const SLICE = 8

/** Answers questions and plays turns a slice at a time; gives the function that takes messages. */
export function createDesk({ games, now, later, send }: Surroundings): (message: ToDesk) => Promise<void> {
  const open = new Set<number>()

  /** Does steps of a few milliseconds until one is the last; `rest` is called where more than one slice is needed. */
  function work(id: number, isDone: () => boolean, rest: () => void = () => undefined): void {
    later(function slice(): void {
      if (!open.has(id)) return
      const pause = now() + SLICE
      let done = isDone()
      while (!done && now() < pause) done = isDone()
      if (done) {
        open.delete(id)
        return
      }
      rest()
      later(slice)
    })
  }

  async function ask(id: number, { game, position, ms, seed }: Question): Promise<void> {
    const parts = partsOf(games, game)
    const analyst = await (parts?.seatAnalyst ?? parts?.analyst)?.()
    const search = analyst?.search(position, seed)
    if (!search) return send({ type: 'advice', id, advice: null, last: true })
    const end = now() + ms
    let best: Advice<unknown> | null = null
    let sent: Advice<unknown> | null = null

    function look(): boolean {
      const step = search?.next()
      best = step?.value ?? best
      const last = step?.done === true || (best !== null && now() >= end)
      if (last) send({ type: 'advice', id, advice: best, last })
      return last
    }

    work(id, look, () => {
      if (best !== sent) send({ type: 'advice', id, advice: best, last: false })
      sent = best
    })
  }

  async function play(id: number, { game, seen, level, seed }: Turn): Promise<void> {
    const opponent = await partsOf(games, game)?.opponent?.()
    const thought = opponent?.think(seen, level, seed)
    if (!thought) return send({ type: 'choice', id, choice: null })
    work(id, () => {
      const step = thought.next()
      if (step.done) send({ type: 'choice', id, choice: step.value })
      return step.done === true
    })
  }

  return async message => {
    if (message.type === 'cancel') return void open.delete(message.id)
    open.add(message.id)
    if (message.type === 'ask') await ask(message.id, message.question)
    else await play(message.id, message.turn)
  }
}
