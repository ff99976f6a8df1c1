/** With storage of the page that works at once; null where there is none. */
export function withStorage<T>(kind: 'localStorage' | 'sessionStorage', work: (storage: Storage) => T): T | null {
  try {
    return work(globalThis[kind])
  } catch {
    return null
  }
}
