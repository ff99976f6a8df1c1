import { workHere } from '../../jobs.ts'
import { fileIn } from './copy-file.ts'

/** The file of the second copy in its own worker. */
workHere(fileIn())
