import { rankOf, suitOf, type Card, type Suit } from '../../../engine/cards.ts'
import type { PairReason } from '../../../engine/grafa/types.ts'
import { theCard } from '../card-words.ts'
import { capital, numberWord, pluralOf } from '../lists.ts'
import type { Said } from '../../lessons.ts'

const WHY: Readonly<Record<PairReason, string>> = {
  ace: 'An ace pairs with everything.',
  suit: 'Both are of one suit.',
  value: 'It is as high, or higher.',
}

const DOES: Readonly<Record<Suit, string>> = {
  H: 'a heart gives the other card back',
  S: 'a spade digs',
  D: 'a diamond draws',
  C: 'a club looks ahead',
}

/** What each card of the pair does: `The 6 of spades: a spade digs.` */
const deedOf = (card: Card): string =>
  `${capital(theCard(card))}: ${rankOf(card) === 'A' ? 'an ace does nothing' : DOES[suitOf(card)]}.`

/** What is asked in the drill, and told of the answers. */
export const drillText = {
  title: 'Pairs, and what they do',
  find: (top: Card): Said => ({
    task: `Which of your cards pair with ${theCard(top)}? Tap them all.`,
    hints: ['As high or higher, the same suit, or an ace.', 'Go through your hand card by card.'],
    done: 'Those pair, and no others.',
    otherwise: 'The outlined ones: as high or higher, the same suit, or an ace on either side.',
  }),
  valid: (card: Card, top: Card, reason: PairReason | null): Said => {
    const why = reason ? WHY[reason] : 'It is lower, of another suit, and neither is an ace.'
    return {
      task: `May ${theCard(card)} be paired with ${theCard(top)}?`,
      hints: ['Is it as high? Is it of the same suit? Is one an ace?', 'One of the three is enough.'],
      done: why,
      otherwise: why,
    }
  },
  /** `left`: so many cards lie below the face-up one, where the deck ends there. */
  pair: (card: Card, top: Card, left: number | null, ask: string): Said => {
    const end = left === null ? '' : ` Only ${numberWord(left)} more ${pluralOf(left, 'lies', 'lie')} in the deck.`
    const why = `${deedOf(card)} ${deedOf(top)}`
    return {
      task: `You pair ${theCard(card)} with ${theCard(top)}.${end} ${ask}`,
      hints: ['Hearts give back at once. Aces do nothing.', 'Spades dig, diamonds draw, clubs look: each for itself.'],
      done: why,
      otherwise: why,
    }
  },
  asked: 'Are you asked which suit acts first?',
  discarded: 'How many cards are discarded in all?',
  held: (count: number): string => `You hold ${count} cards now. How many then?`,
} as const
