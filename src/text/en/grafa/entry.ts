import type { Card } from '../../../engine/cards.ts'
import { numberWord } from '../lists.ts'
import { WORDS as UI } from '../ui.ts'

export const ENTRY = {
  name: 'Name',
  player: 'Player',
  own: 'Enter your cards',
  goOn: (count: number): string => `Continue entering: ${count} of 6`,
  dealt: 'Deal in the app',
  codeHint: 'Play a deal again, or play a friend’s deal.',

  back: 'Back',
  begin: 'Start',
  draw: 'Shuffle the deck and draw five cards. Enter them.',
  drawMore: (count: number): string =>
    count === 1 ? 'Enter one more card of your hand.' : `Enter ${numberWord(count)} more cards of your hand.`,
  turn: 'Turn the top card of the deck face up. Which card is it?',
  ready: 'You have entered all six cards.',
  hand: 'Hand',
  faceUp: 'Face up',
  slot: (card: Card | null, place: number): string =>
    [
      place < 5 ? `Card ${place + 1} of your hand` : 'Face-up card',
      ...(card ? [UI.card(card), 'remove it'] : ['not entered yet']),
    ].join(', '),
} as const
