import { parseCard, type Card } from '../../engine/cards.ts'
import type { Refusal } from '../../engine/game.ts'
import type { Code, Position } from '../../engine/grafa/types.ts'
import { theCards } from '../card-words.ts'
import { capital, counted } from '../lists.ts'
import type { Explanation, Speech } from '../words.ts'
import { now } from './now.ts'

type GrafaRefusal = Refusal<Code>

const cardsOf = ({ cards }: GrafaRefusal): readonly Card[] => cards.flatMap(word => parseCard(word) ?? [])
const cardsIn = (refused: GrafaRefusal): string => capital(theCards(cardsOf(refused)))

const SENTENCES: Readonly<Record<GrafaRefusal['code'], (refused: GrafaRefusal) => string>> = {
  over: () => 'The game is over.',
  'unknown-action': () => 'That is no action of this game.',
  'wrong-phase': () => 'Not now.',
  'not-in-hand': refused => `${cardsIn(refused)} is not in your hand.`,
  'no-pair': refused => `${cardsIn(refused)} are no pair: the first is lower, of another suit, and neither is an ace.`,
  'not-in-pair': refused => `${cardsIn(refused)} have no such suit.`,
  'wrong-count': ({ counts: [needed = 0, given = 0] }) =>
    `${counted(needed, 'card is', 'cards are')} asked for, and ${counted(given, 'is', 'are')} named.`,
  'already-seen': refused => `${cardsIn(refused)} ${refused.cards.length === 1 ? 'lies' : 'lie'} elsewhere already.`,
  'wrong-cards': () => 'Those are not the cards that you looked at.',
}

/** Why an action is refused; the remedy is what the game waits for instead. */
export function refusal(refused: GrafaRefusal, { position }: Speech<Position>): Explanation {
  return { sentence: SENTENCES[refused.code](refused), remedy: now(position), section: refused.rule }
}
