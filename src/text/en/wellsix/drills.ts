import type { Said } from '../../lessons.ts'

/** What is asked in the drill, and told of the answers. */
export const drillText = {
  title: 'Captures and what they cut off',
  none: 'None of them',
  takes: (card: string, other: string): string => `${card} takes ${other}`,
  next: (splits: boolean): Said => {
    const why = splits
      ? 'The place that it leaves was the only link between two parts.'
      : 'Whichever card moves, all that is left still hangs together.'
    return {
      task: 'Which of these captures splits the table?',
      hints: ['The capturing card leaves its place empty.', 'Which card is the only link between two parts?'],
      done: why,
      otherwise: why,
    }
  },
  valid: (card: string, other: string, may: boolean): Said => {
    const why = `A card takes one that ranks directly below: ${card} ${may ? 'ranks' : 'does not rank'} directly above ${other}.`
    return {
      task: `May ${card} take ${other}?`,
      hints: ['King takes queen, 10 takes 9, 2 takes ace.', 'And an ace takes a king.'],
      done: why,
      otherwise: why,
    }
  },
  find: {
    task: 'Tap each of Ada’s cards that can capture something.',
    hints: ['For each red card, look for a neighbour one rank below.', 'Red neighbours may be captured too.'],
    done: 'Those can, and no others.',
    otherwise: 'The outlined cards have a neighbour that ranks directly below.',
  },
  score: (card: string, other: string): Said => ({
    task: `Ada’s turn: ${card} takes ${other}. How many cards does she seize in all?`,
    hints: ['Only black cards are seized; her own come back.', 'What hangs on the place that is left empty?'],
    done: 'The captured card if it is black, and every black card that is cut off.',
    otherwise: 'Count the captured card if it is black, and every black card that is cut off.',
  }),
} as const
