import { inject, type InjectionKey } from 'vue'
import { createClient, type Client } from '../analysis/client.ts'
import { inWorker } from '../jobs.ts'
import { noWorker, OPEN_ANALYST } from '../ui/workers.ts'

/** The analyst that a page asks, where it is another than the app's own. */
export const ANALYST: InjectionKey<Client> = Symbol('analyst')

/** One worker for all who ask, begun when it is first needed. */
const own = new Map<() => Worker, Client>()

function ownClient(): Client {
  const open = inject(OPEN_ANALYST, noWorker)
  const client = own.get(open) ?? createClient(inWorker(open))
  own.set(open, client)
  return client
}

export const useAnalyst = (): Client => inject(ANALYST, null) ?? ownClient()
