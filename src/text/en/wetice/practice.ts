import type { TaskWords } from '../../contract/lessons.ts'
import type { Suit } from '../../../engine/cards.ts'
import { numberWord, pluralOf, SUIT_NAMES, capital } from '../lists.ts'
import { linesText } from './hands.ts'

/** Notes for guided games. Each is shown when something first occurs, and has at most ten words. */
export const guideText = {
  welcome: 'You go first. Swap two cards to line up three.',
  cleanup: 'The deal has matches. First swap to break them up.',
  pass: 'No match is left. Pass, and the game starts.',
  score: 'A suit belongs to the player who scores it first.',
  owner: 'Not your suit: its owner gets these cards.',
  chain: 'The fall made another match. It counts too.',
  fall: 'Cards above a gap slide down.',
  give: 'Three suits are too many. Give one away.',
  'first-pass': 'A second pass in a row ends the game.',
  over: 'One point a card, whatever its rank. Most points win.',
} as const satisfies Readonly<Record<string, string>>

/** The texts for a first turn with nine real cards, and then for dealing from the deck. */
export const setUpText = {
  nine: 'Take three hearts, and two cards of every other suit. Put them face up in three rows, as shown.',
  swap: 'Swap the heart at b2 and the spade at c1.',
  lift: 'Three hearts are in a line. Put them on your pile.',
  slide: 'Slide the other six cards down one row.',
  deck: 'That was a turn. Take out the kings, shuffle the rest, and deal six rows of eight.',
} as const

const cards = (count: number): string => `${numberWord(count)} ${pluralOf(count, 'card', 'cards')}`

export const hintText = {
  noMatchLeft: 'No match is left. Two passes in a row start the game.',
  leaves: (matches: number): string =>
    matches === 0
      ? 'It breaks up the last match. The last player to swap goes first.'
      : `It leaves only ${numberWord(matches)} ${pluralOf(matches, 'match', 'matches')} in the layout.`,
  noLine: 'No swap makes a match here. You can only pass.',
  onlyForOther: 'Every match here would score for the other player. Pass instead.',
  lifts: (lifted: number, links: number, own: number): string => {
    const chain = links > 1 ? ` in a chain of ${numberWord(links)} links` : ''
    const share = own < lifted ? `, ${own === 0 ? 'all' : numberWord(lifted - own)} of them for the other player` : ''
    return `It removes ${cards(lifted)}${chain}${share}.`
  },
  notWorth: 'A pass is better than any match here.',
  gives: (suit: Suit, inPile: number, onTable: number): string =>
    `It gives ${SUIT_NAMES[suit]} away: ${cards(inPile)}, and ${onTable === 0 ? 'none' : numberWord(onTable)} left in the layout.`,
} as const

export const diagramText = {
  table: 'Six rows of eight. Columns are a to h from the left, rows 1 to 6 from the bottom: a1 and h6 are marked.',
} as const

interface SuitMatch {
  readonly suit: Suit
  readonly cells: readonly unknown[]
}

export const drillText = {
  title: 'Swaps, matches and piles',
  /** `Three hearts in a line.` */
  makes: (lines: readonly SuitMatch[]): string => capital(`${linesText(lines)}.`),
  noLine: 'Neither card would be in a line of three.',
  valid: (a: string, b: string, why: string): TaskWords => ({
    task: `May you swap ${a} and ${b}?`,
    hint: 'Look at the cards beside both squares after the swap.',
    done: why,
    otherwise: why,
  }),
  find: (cell: string): TaskWords => ({
    task: `Tap every card that makes a match if you swap it with ${cell}.`,
    hint: 'Look for two cards of a suit that need a third.',
    done: 'Only those cards.',
    otherwise: `You may swap ${cell} with the outlined cards.`,
  }),
  next: (a: string, b: string): TaskWords => ({
    task: `If you swap ${a} and ${b}, which cards are removed? Tap each where it is now.`,
    hint: 'Matches made by the fall are removed too.',
    done: 'All of these are removed.',
    otherwise: 'The chain removes all the outlined cards.',
  }),
  later: (a: string, b: string): TaskWords => ({
    task: `If you swap ${a} and ${b}, which cards are removed after the fall? Tap each where it is now.`,
    hint: 'Matches made by the fall are removed too.',
    done: 'The fall lines these up.',
    otherwise: 'The fall lines up the outlined cards.',
  }),
  score: (a: string, b: string): TaskWords => ({
    task: `If you swap ${a} and ${b}, who gets the cards that are removed?`,
    hint: 'It doesn’t matter whose turn it is.',
    done: 'Each suit goes to its owner.',
    otherwise: 'Each suit goes to its owner, whoever removes it.',
  }),
  who: { 1: 'Ada', 2: 'Ben', both: 'Both' },
} as const
