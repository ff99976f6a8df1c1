import { analystWork } from '../analysis/worker.ts'
import { workHere } from '../jobs.ts'
import { GAMES } from './index.ts'

workHere(analystWork({ games: GAMES, now: () => performance.now(), later: work => setTimeout(work, 0) }))
