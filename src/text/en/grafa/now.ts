import type { Card } from '../../../engine/cards.ts'
import { isCard, needOf, reach, reasonToPair } from '../../../engine/grafa/abilities.ts'
import type { Need, Position } from '../../../engine/grafa/types.ts'
import { theCards } from '../card-words.ts'
import { listOf, SUIT_NAMES } from '../lists.ts'

const TO: Readonly<Record<Need['for'], string>> = {
  dig: 'to dig',
  draw: 'to draw',
  look: 'to look at',
  turn: 'to turn up',
}

const cardsWithinReach = (position: Position): readonly Card[] => position.deck.slice(0, reach(position)).filter(isCard)

/** What the game is waiting for. */
export function now(position: Position): string {
  switch (position.phase) {
    case 'pair':
      return waitForPair(position)
    case 'use':
      return `Say which acts first: ${listOf(
        position.acts.map(act => SUIT_NAMES[act.suit]),
        'or',
      )}.`
    case 'reveal':
      return askFor(needOf(position))
    case 'arrange':
      return `Put ${theCards(cardsWithinReach(position))} back in the order that you like.`
    case 'over':
      return 'Undo to go back into the game, or begin another.'
  }
}

/** What would pair with the face-up card. */
function waitForPair({ hand, deck }: Position): string {
  const tops = deck.slice(0, 1).filter(isCard)
  const pairing = hand.filter(card => tops.some(top => reasonToPair(card, top) !== null))
  return `Pair ${theCards(tops)} with ${theCards(pairing, 'or')}.`
}

const askFor = ({ for: purpose, count }: Need): string =>
  count === 1 ? `Enter the unseen card ${TO[purpose]}.` : `Enter the ${count} unseen cards ${TO[purpose]}, top first.`
