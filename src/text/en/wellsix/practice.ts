import type { TaskWords } from '../../contract/lessons.ts'
import type { Card } from '../../../engine/cards.ts'
import { theCard } from '../card-words.ts'
import { capital, countInWords, listOf, numberWord, numeral, pluralOf } from '../lists.ts'

/** Notes for guided games. Each is shown when something first occurs, and has at most ten words. */
export const guideText = {
  welcome: 'You are red. Put a heart beside any card.',
  beside: 'Each card must touch another along an edge.',
  'last-of-opening': 'This last turn of the opening is one card.',
  main: 'Your second suit joins in. You can capture now.',
  'two-moves': 'From now on a turn is two moves.',
  four: 'Four in line and two moves to go: stop it.',
  capture: 'A card captures one beside it, one rank lower.',
  isolate: 'Only the largest group stays in the layout.',
  keep: 'Two groups are largest: choose the one that stays.',
  switch: 'Two cards were switched. That is one move.',
  exchange: 'One card returned to the hand. Another replaced it.',
  quiet: 'Ten turns without a capture end the game.',
  'game-over': 'Six in line score 30, each captured card 1.',
} as const satisfies Readonly<Record<string, string>>

/** How a first game is set up with real cards. */
export const setUpText = {
  sort: 'Sort a deck into its four suits. Put your diamonds and Ben’s clubs beside the layout, in two piles. Hearts and spades come first.',
  /** A row with its free squares, from the leftmost column of the layout. */
  row: (row: number, cards: readonly (Card | null)[]): string => {
    const words: string[] = []
    let free = 0
    for (const card of cards) {
      if (card !== null && free > 0) words.push(countInWords(free, 'free square', 'free squares'))
      if (card !== null) words.push(theCard(card))
      free = card === null ? free + 1 : 0
    }
    return `Row ${numeral(row)}, face up from the left: ${listOf(words)}.`
  },
  hands: 'The hearts that are left are your hand, and the spades that are left are Ben’s.',
} as const

export const hintText = {
  wins: 'It makes a line of six and wins.',
  oneMore: 'Five in line: one more card makes six.',
  blocks: (length: number): string => `It blocks ${numberWord(length)} in a row.`,
  seizes: (count: number): string => `It captures ${numberWord(count)} ${pluralOf(count, 'card', 'cards')}.`,
  line: (length: number): string => `${capital(numberWord(length))} in a row, with room for six.`,
  beginning: 'There is room for a line of six here.',
  aims: 'Your next move could capture a card.',
  saves: 'It saves a card that could be captured.',
} as const

export const diagramText = {
  record:
    'The 9 is at (0, 0). The square to its right is (1, 0); the square above it is (0, 1). To the left and below, numbers are negative.',
} as const

export const drillText = {
  title: 'Captures and cut-off cards',
  none: 'None of them',
  takes: (card: string, other: string): string => `${card} captures ${other}`,
  next: (splits: boolean): TaskWords => {
    const why = splits
      ? 'The capturing card was the only link between two groups.'
      : 'Whichever card captures, all the cards stay connected.'
    return {
      task: 'Which of these captures splits the layout?',
      hint: 'Which card is the only link between two groups?',
      done: why,
      otherwise: why,
    }
  },
  valid: (card: string, other: string, may: boolean): TaskWords => {
    const why = `A card captures one exactly one rank lower: ${card} ${may ? 'is' : 'isn’t'} one rank above ${other}.`
    return {
      task: `May ${card} capture ${other}?`,
      hint: 'Remember: an ace captures only a king.',
      done: why,
      otherwise: why,
    }
  },
  find: {
    task: 'Tap each of Ada’s cards that can capture another card.',
    hint: 'Ada may capture her own red cards too.',
    done: 'Only those can.',
    otherwise: 'Each outlined card is beside a card exactly one rank lower.',
  },
  score: (card: string, other: string): TaskWords => ({
    task: `Ada’s turn: ${card} captures ${other}. How many of Ben’s cards does she capture in all?`,
    hint: 'Which cards are cut off when that square is empty?',
    done: 'She captures that card if it is black, and every black card that is cut off.',
    otherwise: 'Count that card if it is black, and every black card that is cut off.',
  }),
} as const
