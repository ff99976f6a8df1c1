import type { Suit } from '../../../engine/cards.ts'
import { capital, listOf, suitCards } from '../lists.ts'
import type { Said } from '../../lessons.ts'

interface Line {
  readonly suit: Suit
  readonly cells: readonly unknown[]
}

/** What is asked in the drill, and told of the answers. */
export const drillText = {
  title: 'Swaps, lines and piles',
  /** `Three hearts in a line.` */
  makes: (lines: readonly Line[]): string =>
    capital(`${listOf(lines.map(({ suit, cells }) => `${suitCards(suit, cells.length)} in a line`))}.`),
  noLine: 'Neither of the two comes to lie in a line of three.',
  valid: (a: string, b: string, why: string): Said => ({
    task: `May ${a} and ${b} be swapped?`,
    hints: ['Think of the table after the swap.', 'Look at the neighbours of both cards in their new places.'],
    done: why,
    otherwise: why,
  }),
  find: (cell: string): Said => ({
    task: `Tap every card that makes a line when it changes places with ${cell}.`,
    hints: ['Either of the two cards may make the line.', 'Look where two of a suit lie with room for a third.'],
    done: 'Those, and no others.',
    otherwise: `The outlined cards may change places with ${cell}.`,
  }),
  next: (a: string, b: string): Said => ({
    task: `You swap ${a} and ${b}. Tap every card that is lifted, where it lies now.`,
    hints: ['The line first; then see what falls.', 'What comes together in the fall is lifted too.'],
    done: 'All of these are lifted.',
    otherwise: 'The outlined cards are lifted, in all links of the chain.',
  }),
  later: (a: string, b: string): Said => ({
    task: `You swap ${a} and ${b}. Tap every card that is lifted after the fall, where it lies now.`,
    hints: ['Lift the line, and let what lies above it slide.', 'What comes together in the fall is lifted too.'],
    done: 'These come together in the fall.',
    otherwise: 'The outlined cards come together in the fall.',
  }),
  score: (a: string, b: string): Said => ({
    task: `${a} and ${b} are swapped. Who gets the cards?`,
    hints: ['Whose suits are lifted? The piles show who owns what.', 'It does not matter whose turn it is.'],
    done: 'Each suit goes to its owner.',
    otherwise: 'Each suit goes to its owner, whoever lifts it.',
  }),
  who: { 1: 'Ada', 2: 'Ben', both: 'Both' },
} as const
