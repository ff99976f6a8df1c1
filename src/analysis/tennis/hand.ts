import { CORMORANT, GHOST, type Hand } from './deal.ts'

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

const CARDS = 52

export const copyHand = ({ cards: [a, b, c, d], points, played, net, first, adds, ghosted }: Hand): Hand => ({
  cards: [a.slice(), b.slice(), c.slice(), d.slice()],
  points: points.slice(),
  played,
  net,
  first,
  adds,
  ghosted,
})

const roleToPlay = ({ played }: Hand): number => played % 4
export const isOver = ({ played }: Hand): boolean => played === CARDS

/** Plays the card at a place of the hand of whose turn it is. */
export function playAt(hand: Hand, index: number): void {
  const role = roleToPlay(hand)
  const [value = 0] = hand.cards[role]?.splice(index, 1) ?? []
  const clears = hand.net >= 0 && value > hand.net
  if (clears) score(hand, role, 1)
  hand.played++
  if (hand.first === 0) {
    hand.first = value
    return
  }
  if (value === hand.first) {
    score(hand, role, hand.adds || !clears ? 2 : 1)
    score(hand, role - 1, hand.adds || !(hand.net >= 0 && value > hand.net) ? 2 : 1)
  }
  hand.net = Math.abs(value - hand.first)
  hand.first = 0
}

function score({ points }: Hand, role: number, more: number): void {
  points[role] = (points[role] ?? 0) + more
}

/** Of several with most points the one farthest clockwise from the dealer: Cormorant, Fish, Angler, Ghost (T4). */
const LAST_FIRST = [3, 0, 2, 1]

export const winnerOf = ({ points }: Hand): number => {
  const most = Math.max(...points)
  return LAST_FIRST.find(role => points[role] === most) ?? 0
}

/** How many hands a win counts for (T5). */
export const worthOf = (hand: Hand, role: number): number =>
  role === GHOST || (role === CORMORANT && hand.ghosted) ? 2 : 1
