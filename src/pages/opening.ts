import { OPENING } from '../book/storage/names.ts'

/** Storage that works at once, where there is any. */
function local<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}

/** The app opens by itself on a match unless it did so the last time and never got to show it. */
export function mayOpen(match: string): boolean {
  if (local(storage => storage.getItem(OPENING)) === match) return false
  local(storage => storage.setItem(OPENING, match))
  return true
}

/** Something is shown: the match did no harm. */
export const noteOpened = (): void => void local(storage => storage.removeItem(OPENING))
