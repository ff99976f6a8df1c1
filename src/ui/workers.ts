import type { InjectionKey } from 'vue'

/** Opens the worker in which the analyst works; its code is fetched then. */
export const OPEN_ANALYST: InjectionKey<() => Worker> = Symbol('open-analyst')

export function noWorker(): never {
  throw new Error('no worker was provided')
}
