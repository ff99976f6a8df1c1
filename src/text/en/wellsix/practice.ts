import type { Said } from '../../contract/lessons.ts'
import type { Card } from '../../../engine/cards.ts'
import { theCard } from '../card-words.ts'
import { capital, listOf, numberWord, numeral, pluralOf } from '../lists.ts'

/** What is said the first time that something comes up: at most ten words. */
export const guideText = {
  welcome: 'You are red. Put a heart beside any card.',
  beside: 'Each card must touch another along an edge.',
  'last-of-opening': 'This last turn of the opening is one card.',
  main: 'Your second suit joins in. You can capture now.',
  'two-moves': 'From now on a turn is two moves.',
  four: 'Four in line and two moves to go: stop it.',
  capture: 'One rank higher takes the card beside it.',
  isolate: 'Only the largest group stays on the table.',
  keep: 'Two groups are largest: choose the one that stays.',
  switch: 'Two cards changed places. That is one move.',
  exchange: 'One card went back, another took its square.',
  quiet: 'Ten turns without a capture end the game.',
  'game-over': 'Six in line scores 30, each captured card 1.',
} as const satisfies Readonly<Record<string, string>>

/** How a first game is set up with real cards. */
export const setUpText = {
  sort: 'Sort a deck into its four suits. Diamonds are yours, clubs are Ben’s, and both wait beside the table. Hearts and spades come first.',
  /** A row with its free places, from the leftmost column of the table. */
  row: (row: number, cards: readonly (Card | null)[]): string => {
    const words: string[] = []
    let free = 0
    for (const card of cards) {
      if (card !== null && free > 0) words.push(`${numberWord(free)} free ${pluralOf(free, 'place', 'places')}`)
      if (card !== null) words.push(theCard(card))
      free = card === null ? free + 1 : 0
    }
    return `Lay row ${numeral(row)}, from the left: ${listOf(words)}.`
  },
  hands: 'The hearts that are left are your hand, and the spades that are left are Ben’s.',
} as const

/** Why a move is a sensible one. */
export const hintText = {
  wins: 'It makes six in line, and wins.',
  oneMore: 'Five of six: one more card completes the line.',
  blocks: (length: number): string => `It stops a line of ${numberWord(length)}.`,
  seizes: (count: number): string => `It seizes ${numberWord(count)} ${pluralOf(count, 'card', 'cards')}.`,
  line: (length: number): string => `${capital(numberWord(length))} in a line with room for six.`,
  beginning: 'A line can be built from here.',
  aims: 'Another move could seize a card now.',
  saves: 'It brings a card out of reach of one that could take it.',
} as const

/** What the diagrams of the rulebook show. */
export const diagramText = {
  record:
    'The 9 lies on 0, 0. The place to its right is 1, 0; the one above it is 0, 1. To the left and below, numbers are negative.',
} as const

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
      hint: 'Which card is the only link between two parts?',
      done: why,
      otherwise: why,
    }
  },
  valid: (card: string, other: string, may: boolean): Said => {
    const why = `A card takes one that ranks directly below: ${card} ${may ? 'ranks' : 'does not rank'} directly above ${other}.`
    return {
      task: `May ${card} take ${other}?`,
      hint: 'And an ace takes a king.',
      done: why,
      otherwise: why,
    }
  },
  find: {
    task: 'Tap each of Ada’s cards that can capture something.',
    hint: 'Red neighbours may be captured too.',
    done: 'Those can, and no others.',
    otherwise: 'The outlined cards have a neighbour that ranks directly below.',
  },
  score: (card: string, other: string): Said => ({
    task: `Ada’s turn: ${card} takes ${other}. How many cards does she seize in all?`,
    hint: 'What hangs on the place that is left empty?',
    done: 'The captured card if it is black, and every black card that is cut off.',
    otherwise: 'Count the captured card if it is black, and every black card that is cut off.',
  }),
} as const
