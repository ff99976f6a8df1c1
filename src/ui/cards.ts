import { scopeSignal } from './scopeSignal.ts'
import { getCurrentInstance, onMounted } from 'vue'
import { parseRank, type Rank, type Suit } from '../engine/cards.ts'
import { rankWithLetter, suitForLetter } from './letters.ts'
import { isCovered } from './useModal.ts'

/** Whether a rank printed on a card reads as another rank from the other side of the table. */
export const isAmbiguousUpsideDown = (rank: string): boolean => rank === '6' || rank === '9'

/** Whether an unhandled key is probably a mistyped card: a letter or digit without modifiers. */
export const isMistypedCard = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  /^[\p{L}\d]$/u.test(key) && !altKey && !ctrlKey && !metaKey

/**
 * Returns a handler that reads cards key by key, such as `6s`, `10h` or `th`, also with the letters on the cards, and returns whether it
 * used the key. If `hasRank` returns true, a letter of both a rank and a suit is a suit.
 */
export function useTypedCard(
  onRank: (rank: Rank) => void,
  onSuit: (suit: Suit) => void,
  hasRank: () => boolean = () => false,
): (event: KeyboardEvent) => boolean {
  /** Whether a `1` was typed, which a `0` would complete to a 10. */
  let one = false

  return event => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false
    const word = one && event.key === '0' ? '10' : event.key
    one = word === '1'
    const suit = suitForLetter(word)
    const rank = suit && hasRank() ? null : (parseRank(word) ?? rankWithLetter(word))
    if (rank) onRank(rank)
    else if (suit) onSuit(suit)
    return one || rank !== null || suit !== null
  }
}

/** Calls `onKey` for keys that nothing else has handled, wherever the focus is, unless a dialog covers the component. */
export function useWindowKeys(onKey: (event: KeyboardEvent) => void): void {
  const instance = getCurrentInstance()
  const box = (): Node | null => {
    const root: unknown = instance?.proxy?.$el
    return root instanceof Node ? root.parentNode : null
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (!event.defaultPrevented && !isCovered(box())) onKey(event)
  }
  const signal = scopeSignal()
  onMounted(() => window.addEventListener('keydown', handleKey, { signal }))
}
