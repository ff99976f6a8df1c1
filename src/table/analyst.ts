import { inject, type InjectionKey } from 'vue'
import { createClient, type Client } from '../analysis/client.ts'
import { hireWorker, timeout, type OpenWorker } from '../analysis/hire.ts'
import { noWorker, OPEN_ANALYST } from '../ui/workers.ts'

/** The analyst that a page asks, where it is another than the app's own. */
export const ANALYST: InjectionKey<Client> = Symbol('analyst')

/** One worker for all who ask, begun when it is first needed. */
const own = new Map<OpenWorker, Client>()

function ownClient(): Client {
  const open = inject(OPEN_ANALYST, noWorker)
  const client = own.get(open) ?? createClient(hireWorker(open), timeout)
  own.set(open, client)
  return client
}

export const useAnalyst = (): Client => inject(ANALYST, null) ?? ownClient()
