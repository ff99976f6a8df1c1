import { onScopeDispose } from 'vue'

/** A signal that removes listeners when their component is unmounted: `addEventListener('click', onClick, { signal: scopeSignal() })`. */
export function scopeSignal(): AbortSignal {
  const ending = new AbortController()
  onScopeDispose(() => ending.abort())
  return ending.signal
}
