import { CORMORANT, GHOST, type Hand } from './deal.ts'

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

export const roleToPlay = ({ played }: Hand): number => played % 4
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
