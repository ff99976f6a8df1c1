import { workAt } from '../book/clerk/work.ts'
import { GAMES } from './index.ts'

workAt(GAMES)
