import { scopeSignal } from './scopeSignal.ts'
import { getCurrentInstance, onMounted } from 'vue'
import { parseRank, type Rank, type Suit } from '../engine/cards.ts'
import { rankPrinted, suitTyped } from './letters.ts'
import { isCovered } from './useModal.ts'

/** Whether a printed rank reads as another one from the other side of the table: a 6 as a 9. */
export const isOtherUpsideDown = (rank: string): boolean => rank === '6' || rank === '9'

/** Whether an unhandled key is a letter or digit without modifiers, so probably a mistyped card. */
export const isWrong = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  /^[\p{L}\d]$/u.test(key) && !altKey && !ctrlKey && !metaKey

/**
 * Reads typed cards key by key, such as `6s`, `10h` or `th`, also with the letters printed on the cards. Calls back with each part, and
 * returns whether the key belonged to a card. With `hasRank` a letter is read as a suit first, even if it is also a rank.
 */
export function useTypedCard(
  onRank: (rank: Rank) => void,
  onSuit: (suit: Suit) => void,
  hasRank: () => boolean = () => false,
): (event: KeyboardEvent) => boolean {
  /** Whether a `1` was typed, which a `0` completes to a 10. */
  let one = false

  return event => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false
    const word = one && event.key === '0' ? '10' : event.key
    one = word === '1'
    const suit = suitTyped(word)
    const rank = suit && hasRank() ? null : (parseRank(word) ?? rankPrinted(word))
    if (rank) onRank(rank)
    else if (suit) onSuit(suit)
    return one || rank !== null || suit !== null
  }
}

/** Handles keys that nothing else has handled, wherever the focus is, while the component is mounted and no dialog covers it. */
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
