import type { InjectionKey } from 'vue'
import type { AnalysisClient } from '../analysis/client.ts'

/** A function that starts the analyst's worker, or a client of an analyst in this thread. */
export const ANALYST: InjectionKey<(() => Worker) | AnalysisClient> = Symbol('analyst')
