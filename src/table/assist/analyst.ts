import { inject } from 'vue'
import { createAnalysisClient, type AnalysisClient } from '../../analysis/client.ts'
import { inWorker } from '../../jobs.ts'
import { ANALYST } from '../workers.ts'

function noWorker(): never {
  throw new Error('no worker was provided')
}

const clients = new Map<() => Worker, AnalysisClient>()

export function useAnalyst(): AnalysisClient {
  const given = inject(ANALYST, () => noWorker, true)
  if (typeof given !== 'function') return given
  const client = clients.get(given) ?? createAnalysisClient(inWorker(given))
  clients.set(given, client)
  return client
}
