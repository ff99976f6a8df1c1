import { readonly, shallowReactive } from 'vue'

type Urgency = 'polite' | 'assertive'

interface Spoken {
  readonly text: string
  /** Increases with each announcement, so that a repeated text is a new element and is read again. */
  readonly count: number
}

const spoken = shallowReactive<Record<Urgency, Spoken>>({
  polite: { text: '', count: 0 },
  assertive: { text: '', count: 0 },
})

export const announcements = readonly(spoken)

/** Announces a text to screen reader users. Returns a function that clears it. */
export function announce(text: string, urgency: Urgency = 'polite'): () => void {
  const count = spoken[urgency].count + 1
  spoken[urgency] = { text, count }
  return () => {
    if (spoken[urgency].count === count) empty(urgency)
  }
}

const empty = (urgency: Urgency): void => void (spoken[urgency] = { ...spoken[urgency], text: '' })

/** Clears the live regions, so that screen reader users don't find old announcements there. */
export function clearLiveRegions(): void {
  empty('polite')
  empty('assertive')
}
