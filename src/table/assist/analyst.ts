import { inject } from 'vue'
import { createClient, type Client } from '../../analysis/client.ts'
import { inWorker } from '../../jobs.ts'
import { ANALYST } from '../workers.ts'

function noWorker(): never {
  throw new Error('no worker was provided')
}

/** The clients, one for each function that starts a worker. The worker starts at the first use. */
const own = new Map<() => Worker, Client>()

export function useAnalyst(): Client {
  const given = inject(ANALYST, () => noWorker, true)
  if (typeof given !== 'function') return given
  const client = own.get(given) ?? createClient(inWorker(given))
  own.set(given, client)
  return client
}
