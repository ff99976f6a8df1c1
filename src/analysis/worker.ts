import type { AnyAction } from '../engine/game.ts'
import type { JobContext, Work } from '../jobs.ts'
import {
  type Advice,
  analysisPartsOf,
  type AnalysisList,
  type Level,
  type DiscrepancyInput,
  type SearchMessage,
  searchDiscrepancy,
} from './advice.ts'

/** A position to advise on, or a seat's view in games with hidden cards. Plain data, so that it can be sent to a worker. */
export interface Question {
  readonly game: string
  readonly position: unknown
  /** The search time in milliseconds; up to three times as long if a slow machine hasn't found a win. */
  readonly ms: number
  readonly seed: number
}

/** A request to play a seat's turn. Plain data, too. */
export interface TurnRequest {
  readonly game: string
  /** The seat's view; the position, if the game hides nothing. */
  readonly seen: unknown
  readonly level: Level
  readonly seed: number
}

export type AnalysisRequest =
  | { readonly type: 'ask'; readonly question: Question }
  | { readonly type: 'play'; readonly turn: TurnRequest }
  | { readonly type: 'explain'; readonly differing: DiscrepancyInput }

/** The best advice so far, or the progress of the search. */
export type AnalysisProgress =
  | { readonly type: 'better'; readonly advice: Advice<AnyAction> | null }
  | Extract<SearchMessage, { type: 'looks' }>

/** The result: advice, null without an analyst; a move, null if there is none or no opponent; or the causes found for a discrepancy. */
export type AnalysisResult =
  | { readonly type: 'advice'; readonly advice: Advice<AnyAction> | null }
  | { readonly type: 'choice'; readonly choice: AnyAction | null }
  | Extract<SearchMessage, { type: 'ends' }>

interface Surroundings {
  readonly games: AnalysisList
  /** Milliseconds on any clock. */
  now(): number
  /** Continues after pending messages. */
  later(work: () => void): void
}

/** Milliseconds between two checks of messages. */
const SLICE = 8

/** If a slow machine has found no win, it continues for at least `MIN` steps, but no longer than `LONGER` times the search time. */
const [MIN, LONGER] = [600, 3]

type Job = JobContext<AnalysisProgress>

/** `isDone` is a step of a few milliseconds, which returns true at the end. `rest` is called between two slices. */
function inSlices(
  { now, later }: Surroundings,
  { signal }: Job,
  isDone: () => boolean,
  rest: () => void = () => undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    function slice(): void {
      try {
        const pause = now() + SLICE
        let done = signal.aborted || isDone()
        while (!done && now() < pause) done = isDone()
        if (done) return resolve()
        rest()
        later(slice)
      } catch (error) {
        reject(error)
      }
    }
    later(slice)
  })
}

async function ask(world: Surroundings, { game, position, ms, seed }: Question, job: Job): Promise<AnalysisResult> {
  const { games, now } = world
  const parts = analysisPartsOf(games, game)
  const analyst = await (parts?.seatAnalyst ?? parts?.analyst)?.()
  const search = analyst?.search(position, seed)
  let best: Advice<AnyAction> | null = null
  let sent: Advice<AnyAction> | null = null
  if (!search) return { type: 'advice', advice: best }
  const begin = now()
  let steps = 0

  function isOver(): boolean {
    const looked = now() - begin
    return looked >= LONGER * ms || (looked >= ms && (best?.wins !== false || steps >= MIN))
  }

  function runStep(): boolean {
    const step = search?.next()
    steps++
    best = step?.value ?? best
    return step?.done === true || (best !== null && isOver())
  }

  await inSlices(world, job, runStep, () => {
    if (best !== sent) job.progress({ type: 'better', advice: best })
    sent = best
  })
  return { type: 'advice', advice: best }
}

async function play(world: Surroundings, { game, seen, level, seed }: TurnRequest, job: Job): Promise<AnalysisResult> {
  const opponent = await analysisPartsOf(world.games, game)?.opponent?.()
  const thought = opponent?.chooseMove(seen, level, seed)
  let choice: AnyAction | null = null
  if (thought)
    await inSlices(world, job, () => {
      const step = thought.next()
      if (step.done) choice = step.value
      return step.done === true
    })
  return { type: 'choice', choice }
}

async function explain(
  { games, now }: Surroundings,
  differing: DiscrepancyInput,
  { progress }: Job,
): Promise<AnalysisResult> {
  const explainer = (await analysisPartsOf(games, differing.game)?.explainer?.()) ?? null
  const found = searchDiscrepancy(explainer, differing, now, looking => progress({ type: 'looks', looking }))
  return { type: 'ends', found }
}

/** The worker's jobs. Advice and turns run in slices; explanations of discrepancies run in one piece. */
export const createAnalysisWork =
  (world: Surroundings): Work<AnalysisRequest, AnalysisProgress, AnalysisResult> =>
  (request, job) => {
    switch (request.type) {
      case 'ask':
        return ask(world, request.question, job)
      case 'play':
        return play(world, request.turn, job)
      case 'explain':
        return explain(world, request.differing, job)
    }
  }
