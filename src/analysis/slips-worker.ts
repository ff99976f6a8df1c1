import { searchDiffering, type Differing } from './slips.ts'

self.addEventListener('message', ({ data }: MessageEvent<Differing>) => {
  searchDiffering(
    data,
    () => performance.now(),
    news => self.postMessage(news),
  )
})
