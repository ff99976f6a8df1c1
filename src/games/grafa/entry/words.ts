import type { Card } from '../../../engine/cards.ts'
import { rankOf, suitOf } from '../../../engine/cards.ts'
import { WORDS as UI } from '../../../ui/words.ts'
import type { CodeProblem } from '../code.ts'

/** Every text of beginning a game of Grafa. */
export const ENTRY = {
  name: 'Name',
  player: 'Player',
  own: 'With your own deck',
  ownHint: 'You play with real cards, and tell each one as you turn it.',
  goOn: (count: number): string => `Go on entering: ${count} of 6`,
  dealt: 'Dealt here',
  dealtHint: 'The app shuffles and deals. Good for learning, and without cards.',
  code: 'Code of a deal',
  codeExample: 'K7M-4PQX',
  codeHint: 'To play a deal again, or a friend’s.',
  dealCode: 'Deal it',
  problem: (problem: CodeProblem): string => {
    switch (problem.code) {
      case 'length':
        return `A code has 7 letters and digits; this one has ${problem.count}.`
      case 'sign':
        return `“${problem.sign}” stands in no code. Codes have neither 0 and O nor 1, I and L, and only letters and digits.`
      case 'mistyped':
        return 'No deal has this code: a letter or digit of it must be another one.'
    }
  },

  back: 'Back',
  begin: 'Begin',
  draw: 'Shuffle, draw five cards, and enter them.',
  drawMore: (count: number): string =>
    count === 1 ? 'One more card of your hand.' : `${count} more cards of your hand.`,
  turn: 'Turn up the top card of the deck. Which is it?',
  ready: 'All six are in.',
  hand: 'Hand',
  faceUp: 'Face up',
  slot: (card: Card | null, place: number): string =>
    `${place < 5 ? `Card ${place + 1} of the hand` : 'Face-up card'}, ${card ? `${UI.card(rankOf(card), suitOf(card))}, take it out` : 'to be entered'}`,
} as const
