import { analystWork } from '../analysis/worker.ts'
import { serveJobs } from '../jobs.ts'
import { GAMES } from './index.ts'

serveJobs(analystWork({ games: GAMES, now: () => performance.now(), later: work => setTimeout(work, 0) }))
