import { workAt } from '../book/import-worker.ts'
import { GAMES } from './index.ts'

workAt(GAMES)
