import { parseSuit } from '../../engine/cards.ts'
import type { SetupProblem } from '../../engine/game.ts'
import type { SetupCode } from '../../engine/wetice/setup.ts'
import { capital, listOf, SUIT_NAMES } from '../lists.ts'

type Words = (about: readonly string[]) => string

const suitName = (letter = ''): string => SUIT_NAMES[parseSuit(letter) ?? 'S']

const WORDS: Readonly<Record<SetupCode, Words>> = {
  'wrong-shape': ([width = '', height = '']) => `The deal needs ${height} rows of ${width} cards.`,
  'unknown-cells': about =>
    about.length > 4 ? `${about.length} places are still open.` : `Still open: ${listOf(about)}.`,
  'too-many-of-suit': ([suit = '', count = '']) => {
    const surplus = Number(count) - 12
    const these = surplus === 1 ? 'one of these is another suit' : `${surplus} of these are another suit`
    return `${count} ${suitName(suit)}: ${these}.`
  },
  'too-few-of-suit': ([suit = '', count = '']) => `Only ${count} ${suitName(suit)}; a fresh deal has twelve.`,
  floating: about =>
    `${capital(listOf(about))} ${about.length === 1 ? 'hangs' : 'hang'} in the air: fill the gap below, or clear ${about.length === 1 ? 'it' : 'them'}.`,
  'two-owners': ([suit = '']) => `${capital(suitName(suit))} can lie in one player’s pile only.`,
  'pile-of-three-suits': ([player = '']) =>
    `Player ${player}’s pile has more than two suits; one must go to the other pile.`,
  'bad-name': about => `${listOf(about.map(name => `“${name}”`))}: a name needs a letter, and no comma or #.`,
  'too-many-cards': ([count = '']) => `${count} cards with the piles; there are only 48.`,
}

/** What doesn't add up, and what to do about it. */
export const setupProblem = (problem: SetupProblem): string => WORDS[problem.code as SetupCode](problem.about)

/** `hearts 9 of 12`, as it goes. */
export const suitCount = (letter: string, count: number): string => `${suitName(letter)} ${count} of 12`
