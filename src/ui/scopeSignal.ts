import { onScopeDispose } from 'vue'

/** For listeners that end with their component: `addEventListener('click', onClick, { signal: scopeSignal() })`. */
export function scopeSignal(): AbortSignal {
  const ending = new AbortController()
  onScopeDispose(() => ending.abort())
  return ending.signal
}
