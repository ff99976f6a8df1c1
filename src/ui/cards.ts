import { scopeSignal } from './scopeSignal.ts'
import { getCurrentInstance, onMounted } from 'vue'
import { parseRank, type Rank, type Suit } from '../engine/cards.ts'
import { rankPrinted, suitTyped } from './letters.ts'
import { isCovered } from './useModal.ts'

/** Whether a rank, as it is printed, is another one from the other side of the table: a 6 would be a 9. */
export const isOtherUpsideDown = (rank: string): boolean => rank === '6' || rank === '9'

/** A letter or digit without modifiers, which typing a card would use. */
export const isWrong = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  /^[\p{L}\d]$/u.test(key) && !altKey && !ctrlKey && !metaKey

/**
 * Cards as they are typed: `6s`, `10h` or `th`, key by key, or with the letters on the cards. Calls back with each
 * part; the answer says whether the key was one of a card's. With `hasRank` a suit comes next, though its letter may be a rank’s, too.
 */
export function useTypedCard(
  onRank: (rank: Rank) => void,
  onSuit: (suit: Suit) => void,
  hasRank: () => boolean = () => false,
): (event: KeyboardEvent) => boolean {
  /** A `1` was typed; the next `0` completes a 10. */
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

/** Unhandled keys count wherever the focus is, while the component is mounted and no dialog is open. */
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
