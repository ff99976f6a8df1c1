import { DECK, type Card } from '../../../engine/cards.ts'
import type { MatchHead } from '../../../book/journal/entries.ts'
import { chance, numbersFrom, shuffled } from '../../deal-code.ts'
import { handsFrom } from './held.ts'
import { oneOf } from '../../../engine/random.ts'

interface Seeds {
  readonly tied: number
  readonly ghost: number
}

/**
 * Seeds of the two hands of a first game in which each part of the game comes up, and which whoever follows the hints wins: of a tie that
 * goes to the Angler; and of a Ghost's win, nearly whichever cards the Ghost plays.
 */
const FIRST: readonly [Seeds, ...Seeds[]] = [
  { tied: 80, ghost: 238 },
  { tied: 84, ghost: 442 },
  { tied: 348, ghost: 516 },
]
const BETWEEN_HANDS = 101

/** What a hand of a first game is dealt from, the same for the same seed. `round`: from 1 on. */
function handSeed(seed: number, round: number): number {
  const { tied, ghost } = oneOf(FIRST, seed)
  return round === 1 ? tied : ghost + BETWEEN_HANDS * (round - 2)
}

/** What is dealt on the screen for a hand of a first game: one of these games, the same for the same moment at which it was begun. */
const practiceHands = (created: number, round: number): readonly (readonly Card[])[] =>
  handsFrom(shuffled(DECK, numbersFrom(handSeed(created, round))))

/** What the app deals on the screen for a hand of a match: any cards, but in a first game those that were chosen for it. */
export const dealFor = (head: Pick<MatchHead, 'practice' | 'created'> | null, round: number) => ({
  type: 'dealt' as const,
  round,
  hands: head?.practice ? practiceHands(head.created, round) : handsFrom(shuffled(DECK, chance)),
})
