import type { InjectionKey } from 'vue'
import type { Client } from '../analysis/client.ts'

/** Opens the worker in which the analyst works, whose code is fetched then; or an analyst who is there. */
export const ANALYST: InjectionKey<(() => Worker) | Client> = Symbol('analyst')
