import { createDesk, type ToDesk } from './desk.ts'
import { searchDiffering, type Differing } from './slips.ts'

/** What is sent to the worker: to the desk, or a table that differs and is to be explained. */
export type ToWorker = ToDesk | { readonly type: 'explain'; readonly differing: Differing }

const now = (): number => performance.now()

/** The desk, and the search for slips, in a worker of their own. */
const desk = createDesk({
  now,
  later: work => setTimeout(work, 0),
  send: answer => self.postMessage(answer),
})

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'explain') searchDiffering(data.differing, now, news => self.postMessage(news))
  else desk(data)
})
