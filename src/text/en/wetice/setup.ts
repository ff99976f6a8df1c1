import { parseSuit } from '../../../engine/cards.ts'
import type { WetIceProblem } from '../../../engine/wetice/setup.ts'
import { capital, listOf, SUIT_NAMES } from '../lists.ts'
import { say, type Sayings } from '../rulebook.ts'

const WORDS: Sayings<WetIceProblem, null, string> = {
  'wrong-shape': ({ width, height }) => `The deal needs ${height} rows of ${width} cards.`,
  'unknown-cells': ({ cells }) =>
    cells.length > 4 ? `${cells.length} places are still open.` : `Still open: ${listOf(cells)}.`,
  'too-many-of-suit': ({ suit, count }) => {
    const surplus = count - 12
    const these =
      surplus === 1 ? 'one of these is a king, or of another suit' : `${surplus} of these are of another suit`
    return `${count} ${SUIT_NAMES[suit]}: ${these}.`
  },
  'too-few-of-suit': ({ suit, count }) => `Only ${count} ${SUIT_NAMES[suit]}; a fresh deal has twelve.`,
  floating: ({ cells }) =>
    `${capital(listOf(cells))} ${cells.length === 1 ? 'hangs' : 'hang'} in the air: fill the gap below, or clear ${cells.length === 1 ? 'it' : 'them'}.`,
  'two-owners': ({ suit }) => `${capital(SUIT_NAMES[suit])} can lie in one player’s pile only.`,
  'pile-of-three-suits': ({ player }) =>
    `Player ${player}’s pile has more than two suits; one must go to the other pile.`,
  'bad-name': ({ names }) => `${listOf(names.map(name => `“${name}”`))}: a name needs a letter, and no comma or #.`,
  'too-many-cards': ({ count }) => `${count} cards with the piles; there are only 48.`,
}

/** What doesn't add up, and what to do about it. */
export const setupProblem = (problem: WetIceProblem): string => say(WORDS, problem, null)

const suitName = (letter: string): string => SUIT_NAMES[parseSuit(letter) ?? 'S']

/** `hearts 9 of 12`, as it goes. */
export const suitCount = (letter: string, count: number): string => `${suitName(letter)} ${count} of 12`
