import { inject } from 'vue'
import { createAnalysisClient, type AnalysisClient } from '../../analysis/client.ts'
import { inWorker } from '../../jobs.ts'
import { ANALYST } from '../workers.ts'

function noWorker(): never {
  throw new Error('no worker was provided')
}

/** The clients, one for each function that starts a worker. The worker starts at the first use. */
const own = new Map<() => Worker, AnalysisClient>()

export function useAnalyst(): AnalysisClient {
  const given = inject(ANALYST, () => noWorker, true)
  if (typeof given !== 'function') return given
  const client = own.get(given) ?? createAnalysisClient(inWorker(given))
  own.set(given, client)
  return client
}
