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

/** Reads a text to those who hear the table. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  said[urgency] = { text, count: said[urgency].count + 1 }
}
