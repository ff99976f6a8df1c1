import { createDesk, type ToDesk } from './desk.ts'
import { partsOf, type AnalysisList } from './parts.ts'
import { searchDiffering, type Differing } from './slips.ts'

/** What is sent to the worker: to the desk, or a table that differs and is to be explained. */
export type ToWorker = ToDesk | { readonly type: 'explain'; readonly differing: Differing }

const now = (): number => performance.now()

/** The desk, and the search for slips, in the worker that this is called in. What can't be fetched is an error of the worker's. */
export function workAt(games: AnalysisList): void {
  const desk = createDesk({
    games,
    now,
    later: work => setTimeout(work, 0),
    send: answer => self.postMessage(answer),
  })

  async function explain(differing: Differing): Promise<void> {
    const explainer = (await partsOf(games, differing.game)?.explainer?.()) ?? null
    searchDiffering(explainer, differing, now, news => self.postMessage(news))
  }

  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    const work = data.type === 'explain' ? explain(data.differing) : desk(data)
    // Thrown where whoever opened the worker hears of it.
    work.catch((error: unknown) =>
      setTimeout(() => {
        throw error
      }),
    )
  })
}
