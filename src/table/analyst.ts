import { inject, type InjectionKey } from 'vue'
import { createClient, type Client } from '../analysis/client.ts'
import { hireWorker, timeout } from '../analysis/hire.ts'

/** The analyst that a page asks, where it is another than the app's own. */
export const ANALYST: InjectionKey<Client> = Symbol('analyst')

/** One worker for all who ask, begun when it is first needed. */
const own = createClient(hireWorker, timeout)

export const useAnalyst = (): Client => inject(ANALYST, own)
