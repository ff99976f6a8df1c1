import { workAt } from '../analysis/worker.ts'
import { GAMES } from './index.ts'

workAt(GAMES)
