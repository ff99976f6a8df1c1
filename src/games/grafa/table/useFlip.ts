import { nextTick, watch, type Ref } from 'vue'

const EASING = 'cubic-bezier(0.3, 0, 0.2, 1)'

/**
 * Cards (`data-flip`, named by what they are) are seen going from where they lay to where they lie, whenever `source` changes. One that
 * wasn't there comes out of the deck, which is named `deck`. At no speed where people ask for less motion.
 */
export function useFlip(root: Readonly<Ref<HTMLElement | null>>, source: () => unknown): void {
  const cards = (): HTMLElement[] => [...(root.value?.querySelectorAll<HTMLElement>('[data-flip]') ?? [])]
  const placesNow = () => new Map(cards().map(card => [card.dataset['flip'] ?? '', card.getBoundingClientRect()]))

  function slide(card: HTMLElement, from: DOMRect, time: number): void {
    const to = card.getBoundingClientRect()
    const [x, y] = [from.left - to.left, from.top - to.top]
    if (Math.hypot(x, y) < 2 || to.width === 0) return
    const scale = from.width / to.width
    card.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' }, { transformOrigin: '0 0' }],
      {
        duration: time,
        easing: EASING,
      },
    )
  }

  watch(source, async () => {
    if (!root.value) return
    const time = Number.parseFloat(getComputedStyle(root.value).getPropertyValue('--hand'))
    if (!(time > 0)) return
    const before = placesNow()
    await nextTick()
    for (const card of cards()) {
      const from = before.get(card.dataset['flip'] ?? '') ?? before.get('deck')
      if (from) slide(card, from, time)
    }
  })
}
