import { readonly, shallowReactive } from 'vue'

type Urgency = 'polite' | 'assertive'

interface Spoken {
  readonly text: string
  /** Grows with every announcement: a repeated text is a new element, and so is read again. */
  readonly count: number
}

const said = shallowReactive<Record<Urgency, Spoken>>({
  polite: { text: '', count: 0 },
  assertive: { text: '', count: 0 },
})

/** What the two live regions hold. */
export const announcements = readonly(said)

/** Reads a text to those who hear the table. What it gives takes the text back, once that is no longer so. */
export function announce(text: string, urgency: Urgency = 'polite'): () => void {
  const count = said[urgency].count + 1
  said[urgency] = { text, count }
  return () => {
    if (said[urgency].count === count) empty(urgency)
  }
}

const empty = (urgency: Urgency): void => void (said[urgency] = { ...said[urgency], text: '' })

/** Nobody who comes by a live region later finds what was said before. */
export function emptyRegions(): void {
  empty('polite')
  empty('assertive')
}
