import { isCard } from '../../../engine/grafa/abilities.ts'
import type { Position } from '../../../engine/grafa/types.ts'
import { counted } from '../lists.ts'
import { cardName } from '../card-words.ts'

/** Hand, face-up card, what is known below it, and how large deck and discard pile are. */
export function inWords({ phase, hand, deck, discard, pair }: Position): string[] {
  const [top, ...below] = phase === 'pair' || phase === 'over' ? deck : [undefined, ...deck]
  const known = below.filter(slot => slot !== undefined && isCard(slot)).map(cardName)
  return [
    `In hand: ${hand.map(cardName).join(', ') || 'none'}.`,
    ...(pair ? [`The pair: ${pair.map(cardName).join(' and ')}.`] : []),
    ...(top !== undefined && isCard(top) ? [`Face up: ${cardName(top)}.`] : []),
    ...(known.length > 0 ? [`Known below: ${known.join(', ')}.`] : []),
    `In the deck ${counted(deck.length, 'card', 'cards')}, in the discard pile ${discard.length}.`,
  ]
}
