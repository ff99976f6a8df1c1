import * as fc from 'fast-check'
import { SEED } from './runs.ts'

/** Random tests use a fixed seed, so that no change fails by chance. A failure prints the seed. */
fc.configureGlobal({ seed: SEED })
