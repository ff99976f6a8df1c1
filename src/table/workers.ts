import type { InjectionKey } from 'vue'
import type { Client } from '../analysis/client.ts'

/** A function that starts the analyst's worker, or a client of an analyst in this thread. */
export const ANALYST: InjectionKey<(() => Worker) | Client> = Symbol('analyst')
