import { DECK, type Card } from '../../../engine/cards.ts'
import type { MatchHead } from '../../../book/journal/entries.ts'
import { handSeed } from '../../../lessons/tennis/deals.ts'
import { chance, numbersFrom, shuffled } from '../../deal-code.ts'
import { handsFrom } from './held.ts'

/** What is dealt on the screen for a hand of a first game: one of these games, the same for the same moment at which it was begun. */
const practiceHands = (created: number, round: number): readonly (readonly Card[])[] =>
  handsFrom(shuffled(DECK, numbersFrom(handSeed(created, round))))

/** What the app deals on the screen for a hand of a match: any cards, but in a first game those that were chosen for it. */
export const dealFor = (head: Pick<MatchHead, 'practice' | 'created'> | null, round: number) => ({
  type: 'dealt' as const,
  round,
  hands: head?.practice ? practiceHands(head.created, round) : handsFrom(shuffled(DECK, chance)),
})
