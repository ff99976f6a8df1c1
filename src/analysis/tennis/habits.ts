import { GHOST, type Hand } from './deal.ts'
import { roleToPlay } from './hand.ts'

/** A beginner wants to clear the Net, and plays the highest card to do so; where that fails, the lowest. */
export function beginnersCard({ net, ...hand }: Hand): number {
  const cards = hand.cards[roleToPlay({ net, ...hand })] ?? []
  const last = cards.length - 1
  return (cards[last] ?? 0) > net ? last : 0
}

/** Clears the Net with no more than it takes, or throws the lowest card. */
export function savingCard(hand: Hand): number {
  const cards = hand.cards[roleToPlay(hand)] ?? []
  let clearing = 0
  while (clearing < cards.length && (cards[clearing] ?? 0) <= hand.net) clearing++
  return clearing === cards.length ? 0 : clearing
}

/** Matches where the card before can be matched, and saves otherwise. */
export function thriftyCard(hand: Hand): number {
  const match = hand.first === 0 ? -1 : (hand.cards[roleToPlay(hand)]?.indexOf(hand.first) ?? -1)
  return match >= 0 ? match : savingCard(hand)
}

/** How a hand is played on: savingly. The Ghost can't see its cards and plays them as they lie, the last one first. */
export function likelyCard(hand: Hand): number {
  const role = roleToPlay(hand)
  return role === GHOST ? (hand.cards[GHOST]?.length ?? 0) - 1 : savingCard(hand)
}
