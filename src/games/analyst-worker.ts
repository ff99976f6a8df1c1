import { createAnalysisWork } from '../analysis/worker.ts'
import { serveJobs } from '../jobs.ts'
import { GAMES } from './index.ts'

serveJobs(createAnalysisWork({ games: GAMES, now: () => performance.now(), later: work => setTimeout(work, 0) }))
