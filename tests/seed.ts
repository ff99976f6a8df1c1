import * as fc from 'fast-check'
import { SEED } from './runs.ts'

/** Random tests use the same seed, so that no change fails by chance. A failure prints its seed. */
fc.configureGlobal({ seed: SEED })
