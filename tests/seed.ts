import * as fc from 'fast-check'
import { SEED } from './runs.ts'

/** Random tests try the same each time, so that nobody's change fails by chance. A failure prints the seed it had. */
fc.configureGlobal({ seed: SEED })
