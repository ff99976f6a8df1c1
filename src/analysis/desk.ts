import type { GameName } from '../engine/games.ts'
import type { Advice } from './advice.ts'
import { analystOf } from './analysts.ts'

/** A position to advise on; plain data, so that it can be sent to a worker. */
export interface Question {
  readonly game: GameName
  readonly position: unknown
  /** How long to look, in milliseconds. */
  readonly ms: number
  readonly seed: number
}

/** What is sent to the desk: a question under a number of its own, or that its answer is no longer wanted. */
export type ToDesk =
  | { readonly type: 'ask'; readonly id: number; readonly question: Question }
  | { readonly type: 'cancel'; readonly id: number }

/** What the desk sends back: the best so far, or, at last, the last word; null where there is no analyst. */
export interface FromDesk {
  readonly id: number
  readonly advice: Advice<unknown> | null
  readonly last: boolean
}

/** What a search is run with. */
export interface Surroundings {
  /** Milliseconds on any clock. */
  now(): number
  /** Goes on with work after messages have been taken. */
  later(work: () => void): void
  send(answer: FromDesk): void
}

/** Between two looks at the messages, in milliseconds. */
const SLICE = 8

/** Answers questions a slice at a time, and better as time goes by; gives the function that takes messages. */
export function createDesk({ now, later, send }: Surroundings): (message: ToDesk) => void {
  const open = new Set<number>()

  function ask(id: number, { game, position, ms, seed }: Question): void {
    const search = analystOf(game)?.search(position, seed)
    if (!search) return send({ id, advice: null, last: true })
    const end = now() + ms
    let best: Advice<unknown> | null = null
    open.add(id)

    function work(): void {
      if (!search || !open.has(id)) return
      const pause = now() + SLICE
      const before = best
      do {
        const step = search.next()
        best = step.value ?? best
        if (step.done || (best && now() >= end)) {
          open.delete(id)
          send({ id, advice: best, last: true })
          return
        }
      } while (now() < pause)
      if (best !== before) send({ id, advice: best, last: false })
      later(work)
    }

    later(work)
  }

  return message => {
    if (message.type === 'cancel') open.delete(message.id)
    else ask(message.id, message.question)
  }
}
