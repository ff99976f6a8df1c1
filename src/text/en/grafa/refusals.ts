import type { Card } from '../../../engine/cards.ts'
import type { GrafaRefusal, Position } from '../../../engine/grafa/types.ts'
import { theCards } from '../card-words.ts'
import { capital, counted } from '../lists.ts'
import { say, type Explanation, type Sayings, type Speech } from '../rulebook.ts'
import { now } from './now.ts'

const names = (cards: readonly Card[]): string => capital(theCards(cards))

const SENTENCES: Sayings<GrafaRefusal, null, string> = {
  over: () => 'The game is over.',
  'unknown-action': () => 'That is no action of this game.',
  'wrong-phase': () => 'Not now.',
  'nothing-irregular': () => 'The rules allow this: make it as any other pair.',
  'not-in-hand': ({ card }) => `${names([card])} is not in your hand.`,
  'no-pair': ({ card, top }) =>
    `${names([card, top])} are no pair: the first is lower, of another suit, and neither is an ace.`,
  'not-in-pair': ({ cards }) => `${names(cards)} have no such suit.`,
  'wrong-count': ({ needed, given }) =>
    `${counted(needed, 'card is', 'cards are')} asked for, and ${counted(given, 'is', 'are')} named.`,
  'already-seen': ({ cards }) => `${names(cards)} ${cards.length === 1 ? 'lies' : 'lie'} elsewhere already.`,
  'wrong-cards': () => 'Those are not the cards that you looked at.',
}

/** Why an action is refused; the remedy is what the game waits for instead. */
export function refusal(refused: GrafaRefusal, { position }: Speech<Position>): Explanation {
  return { sentence: say(SENTENCES, refused, null), remedy: now(position), section: refused.rule }
}
