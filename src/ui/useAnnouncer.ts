import { readonly, shallowReactive } from 'vue'

type Urgency = 'polite' | 'assertive'

interface Spoken {
  readonly text: string
  /** Grows with every announcement: a repeated text is a new element, and so is read again. */
  readonly count: number
}

const spoken = shallowReactive<Record<Urgency, Spoken>>({
  polite: { text: '', count: 0 },
  assertive: { text: '', count: 0 },
})

export const announcements = readonly(spoken)

/** Reads a text to screen reader users. Call the returned function to clear it. */
export function announce(text: string, urgency: Urgency = 'polite'): () => void {
  const count = spoken[urgency].count + 1
  spoken[urgency] = { text, count }
  return () => {
    if (spoken[urgency].count === count) empty(urgency)
  }
}

const empty = (urgency: Urgency): void => void (spoken[urgency] = { ...spoken[urgency], text: '' })

/** Clears a live region, so that old announcements aren't found there later. */
export function emptyRegions(): void {
  empty('polite')
  empty('assertive')
}
