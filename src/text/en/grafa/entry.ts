import type { Card } from '../../../engine/cards.ts'
import { WORDS as UI } from '../ui.ts'

/** Every text of beginning a game of Grafa. */
export const ENTRY = {
  name: 'Name',
  player: 'Player',
  own: 'Enter your cards',
  goOn: (count: number): string => `Go on entering: ${count} of 6`,
  dealt: 'Deal in the app',
  codeHint: 'To play a deal again, or a friend’s.',

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
    `${place < 5 ? `Card ${place + 1} of the hand` : 'Face-up card'}, ${card ? `${UI.card(card)}, take it out` : 'to be entered'}`,
} as const
