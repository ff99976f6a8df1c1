import { onScopeDispose } from 'vue'

/** Removes listeners when their component is unmounted: `addEventListener('click', onClick, { signal: scopeSignal() })`. */
export function scopeSignal(): AbortSignal {
  const ending = new AbortController()
  onScopeDispose(() => ending.abort())
  return ending.signal
}
