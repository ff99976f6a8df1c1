import type { Suit } from '../../../engine/cards.ts'
import { numberWord, pluralOf, SUIT_NAMES } from '../../../rulebook/lists.ts'

const cards = (count: number): string => `${numberWord(count)} ${pluralOf(count, 'card', 'cards')}`

/** Why a move is a sensible one. */
export const hintText = {
  noMatchLeft: 'No match is left, and two passes in a row begin the game.',
  leaves: (matches: number): string =>
    matches === 0
      ? 'It leaves no match on the table, and whoever swaps last begins the game.'
      : `It leaves only ${numberWord(matches)} on the table.`,
  noLine: 'No swap makes a line here. A pass is all that is left.',
  onlyForOther: 'Every line here would score for the other player. A pass gives nothing away.',
  lifts: (lifted: number, links: number, own: number): string => {
    const chain = links > 1 ? ` in a chain of ${numberWord(links)} links` : ''
    const share =
      own < lifted
        ? `, ${own === 0 ? 'all' : numberWord(own)} of them for ${own === 0 ? 'the other player' : 'whose turn it is'}`
        : ''
    return `It lifts ${cards(lifted)}${chain}${share}.`
  },
  costsLeast: (suit: Suit, inPile: number, onTable: number): string =>
    `Of the three suits, ${SUIT_NAMES[suit]} cost least: ${cards(inPile)} in the pile, ${onTable === 0 ? 'none' : numberWord(onTable)} left on the table.`,
} as const
