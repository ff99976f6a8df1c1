import { workHere } from '../../jobs.ts'
import { askFile } from './copy-file.ts'

/** The file of the second copy in a worker of its own. */
workHere(askFile)
