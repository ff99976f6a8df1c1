import { useMedia } from '../../../ui/useMedia.ts'
import { DECK, rankOf, RANKS, suitOf, type Card } from '../../../engine/cards.ts'
import { isCard } from '../../../engine/grafa/abilities.ts'
import { UNKNOWN, type Event, type Grafa, type Position, type Slot } from '../../../engine/grafa/types.ts'
import type { Move } from '../../../book/journal/replay.ts'
import { type Place, GRAFA_TABLE as WORDS } from '#text/grafa/table.ts'
import type { DragState } from '../../../ui/fingers.ts'

/** Copies a text to the clipboard. Returns a message about whether that succeeded. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return WORDS.copied
  } catch {
    return WORDS.notCopied
  }
}

/** The attributes of a drawn card, with its name for animations. */
export const faceOf = (card: Card) => ({ rank: rankOf(card), suit: suitOf(card), 'data-flip': card })

/** The style that makes a dragged card follow the finger, or '' for other cards. */
export function dragStyleOf(card: Card, carried: DragState<Card> | null): string {
  if (carried?.tap !== card) return ''
  const { x, y, from } = carried
  return `transform:translate(${x - from.x}px,${y - from.y}px)`
}

/** All events, up to `done` steps of the last move. */
export const eventsSoFar = (moves: readonly Move<Grafa>[], done: number): readonly Event[] =>
  moves.flatMap(({ ruling }, i) => {
    const events = ruling?.accepted ? ruling.steps.map(step => step.event) : []
    return i === moves.length - 1 ? events.slice(0, done) : events
  })

/** Returns null if the card must stay hidden: of a deal by the app, only cards that were looked at are shown. */
type CardShown = (slot: Slot) => Card | null

export function knownIn(events: readonly Event[], dealt: boolean): CardShown {
  if (!dealt) return slot => (isCard(slot) ? slot : null)
  const seen = new Set<Slot>(events.flatMap(event => (event.type === 'look' ? event.cards : [])))
  return slot => (isCard(slot) && seen.has(slot) ? slot : null)
}

/** The position with UNKNOWN in place of each card of the deck that must stay hidden. */
export function seenPosition(position: Position, known: CardShown): Position {
  const up = position.pair === null ? position.deck[0] : undefined
  return { ...position, deck: position.deck.map(slot => (slot === up ? slot : (known(slot) ?? UNKNOWN))) }
}

interface DeckView {
  readonly count: number
  /** The face-up card; null while a pair is being applied. */
  readonly up: Card | null
  /** The cards below the face-up card, down to the last known one; null for an unknown card. */
  readonly below: readonly (Card | null)[]
  /** The number of cards below the last known one. */
  readonly rest: number
}

/** Returns what is drawn of the deck. `taken` is the number of cards taken off the deck to be looked at. */
export function deckView({ deck, pair }: Position, known: CardShown, taken = 0): DeckView {
  const [top] = deck
  const up = pair === null && top !== undefined && isCard(top) ? top : null
  const hidden = (up ? deck.slice(1) : deck).map(known)
  const below = hidden.slice(0, hidden.findLastIndex(card => card !== null) + 1)
  return { count: deck.length - taken, up, below, rest: hidden.length - below.length }
}

/** The cards of the pair that haven't been returned or discarded yet. */
export const pairOnTable = ({ pair, hand, discard }: Position): readonly Card[] =>
  (pair ?? []).filter(card => !hand.includes(card) && !discard.includes(card))

export function lastDiscarded({ discard }: Position, events: readonly Event[]): Card | null {
  const cards = events.flatMap(event => (event.type === 'discard' || event.type === 'dig' ? event.cards : []))
  return cards.findLast(card => discard.includes(card)) ?? discard.at(-1) ?? null
}

/** Sorts a hand by rank from the ace, then by suit. */
export const sortedHand = (hand: readonly Card[]): readonly Card[] =>
  [...hand].sort((a, b) => placeInHand(a) - placeInHand(b))

const placeInHand = (card: Card): number => RANKS.indexOf(rankOf(card)) * DECK.length + DECK.indexOf(card)

/** Returns where a known card is; null if its place isn't known. */
export function placeOf({ hand, deck, discard }: Position, card: Card): Place | null {
  if (hand.includes(card)) return 'hand'
  if (discard.includes(card)) return 'discard'
  return deck.includes(card) ? 'deck' : null
}

/** Whether the screen has space for all cards on the board, beside the buttons. */
export const useSheetSpace = () => useMedia('(orientation: landscape) and (width >= 64rem) and (height >= 40rem)')

/** Whether a key was pressed in a field, which handles it. */
export const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null
