import { readonly, shallowRef } from 'vue'

const failed = shallowRef(false)

/** Something went wrong that nobody has foreseen: the page gives way to one with a way home. */
export const failure = readonly(failed)

export function noteFailure(error: unknown): void {
  failed.value = true
  reportError(error)
}

export function forgetFailure(): void {
  failed.value = false
}
