import { TITLE } from './title.ts'
import type { NoteText, Said } from '../../lessons.ts'
import type { Card } from '../../../engine/cards.ts'
import { theCard } from '../card-words.ts'
import { listOf, numberWord, numeral, pluralOf } from '../lists.ts'

export const guideText = {
  welcome: {
    title: 'A first game',
    text: `${TITLE.aim} You are Ada and play red. The opening is nearly done.`,
  },
  beside: {
    title: 'Beside another',
    text: 'From now on each turn is two cards, and each must touch a card on the table along an edge. Only hearts and spades are played at first.',
  },
  'last-of-opening': {
    title: 'The last heart or spade',
    text: 'Whoever placed second ends the opening with a single card. Six in line would win even now.',
  },
  main: {
    title: 'The second suit',
    text: 'All hearts and spades are on the table. Diamonds and clubs come into the hands, and there are more moves: place, switch two of your own, exchange one with your hand, or capture.',
  },
  'two-moves': {
    title: 'Two moves',
    text: 'The very first turn was one move. From now on every turn has two, and both may be made with the same card.',
  },
  capture: {
    title: 'A capture',
    text: 'A card takes one that ranks directly below, and moves onto its place. A card of the other colour is seized; one’s own comes back to the hand.',
  },
  isolate: {
    title: 'Cut off',
    text: 'The capture leaves a gap, and cards lose their link to the rest. Only the largest group stays on the table.',
  },
  keep: {
    title: 'Which group stays?',
    text: 'Several groups are the largest. The player who captured chooses the one that stays, and gains from the others.',
  },
  switch: {
    title: 'A switch',
    text: 'Two cards of one player change places. That is one move, and often prepares the next.',
  },
  exchange: {
    title: 'An exchange',
    text: 'A card comes back to the hand, and another one takes its place. That is one move.',
  },
  quiet: {
    title: 'A quiet turn',
    text: 'A turn without a seizure is quiet. Ten of them in a row end the game; a seizure begins the count anew.',
  },
  'game-over': {
    title: 'The game is over',
    text: 'Six in line scores 30, and the other player scores one for each card seized. In a match both open equally often.',
  },
} as const satisfies Readonly<Record<string, NoteText>>

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
  oneMore: 'It is five of six: one more card completes the line.',
  blocks: (length: number): string =>
    `It stands in a line where the other player has ${numberWord(length)} cards already.`,
  seizes: (count: number): string => `It seizes ${numberWord(count)} ${pluralOf(count, 'card', 'cards')}.`,
  line: (length: number): string => `It makes ${numberWord(length)} of one colour in a line that has room for six.`,
  beginning: 'It is a beginning: a line can be built from here.',
  aims: 'Another move could seize a card now.',
  saves: 'It brings a card out of reach of one that could take it.',
} as const

/** Where to look for a move. */
export const lookText = {
  win: 'You are close to six in line. Where is a line of yours that this turn can fill?',
  block: 'The other player has a line with room to grow, and two cards a turn. Where is it stopped best?',
  seize: 'One of your cards can take a card of the other player. Which?',
  grow: 'Which of your lines has room for six, with none of the other colour in between?',
  aim: 'Which of your cards could come to lie beside one that ranks directly below?',
  save: 'One of your cards lies beside one that could take it. How would it get away?',
  quiet: 'Nothing is pressing here. Which move leaves the fewest of your cards within reach?',
  keep: 'You seize the other player’s cards in the groups that go. Which group is worth most to you?',
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
