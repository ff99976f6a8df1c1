import type { InjectionKey } from 'vue'
import type { Client } from '../analysis/client.ts'

/** Loads and opens the analyst's worker; or an analyst in this thread. */
export const ANALYST: InjectionKey<(() => Worker) | Client> = Symbol('analyst')
