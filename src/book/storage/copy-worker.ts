import { workHere } from '../../jobs.ts'
import { fileIn } from './copy-file.ts'

/** The worker that reads and writes the file of the second copy. */
workHere(fileIn())
