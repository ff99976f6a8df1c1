import type { TaskWords } from '../../contract/lessons.ts'
import { type Card, type Suit, rankOf, suitOf } from '../../../engine/cards.ts'
import { theCard, theCards } from '../card-words.ts'
import { capital, listOf, numberWord, pluralOf, SUIT_NAMES } from '../lists.ts'
import type { PairReason } from '../../../engine/grafa/types.ts'

/** Notes for guided games. Each is shown when something first occurs, and has at most ten words. */
export const guideText = {
  welcome: 'Dig to the bottom: tap a card that pairs.',
  turn: 'Discards are points. The game ends when nothing pairs.',
  ace: 'An ace pairs with any card, and does nothing.',
  use: 'Two suits act. Choose which comes first.',
  arrange: 'Put these back in any order you like.',
  return: 'A heart puts the other card into your hand.',
  dig: 'A spade digs: one more card is discarded.',
  draw: 'A diamond draws the next card.',
  over: 'Your score is the number of discarded cards.',
} as const satisfies Readonly<Record<string, string>>

const cards = (count: number): string => `${numberWord(count)} ${pluralOf(count, 'card', 'cards')}`

interface Deeds {
  /** Whether none of the cards in the hand that pair has a lower value. */
  readonly isLeast: boolean
  readonly returned: readonly Card[]
  readonly drawn: number
  readonly dug: number
  readonly looks: boolean
}

export const hintText = {
  pair: (card: Card, { isLeast, returned, drawn, dug, looks }: Deeds): string => {
    const lines = [
      ...(returned.length > 0 ? [`puts ${theCards(returned)} into your hand`] : []),
      ...(drawn > 0 ? [`draws ${cards(drawn)}`] : []),
      ...(dug > 0 ? [`digs ${cards(dug)}`] : []),
      ...(looks ? ['looks at the next cards'] : []),
    ]
    if (lines.length > 0) return `It ${listOf(lines)}.`
    return isLeast
      ? `It costs you only ${theCard(card)}, and you keep better cards.`
      : `It costs you ${theCard(card)}, but digs as deep as the app can see.`
  },
  /** How to make the move, if no button confirms it. */
  tap: (card: Card): string => `Tap ${theCard(card)}.`,
  first: (suit: Suit): string => `Choose “${capital(SUIT_NAMES[suit])} first”.`,
  before: {
    look: 'You see the next cards and choose which the other suit gets.',
    draw: 'You keep what you draw. The other suit gets the next card.',
    dig: 'Then the other suit gets a card from further down.',
  },
  nonePairs: 'None of them pairs with your hand. The order doesn’t matter.',
  comesUp: (top: Card, pairing: number): string =>
    `${capital(theCard(top))} comes up: ${cards(pairing)} of yours ${pluralOf(pairing, 'pairs', 'pair')} with it.`,
} as const

export const diagramText = {
  layout: 'Five cards are your hand. The next card is face up on the deck. The others are face down.',
} as const

const WHY: Readonly<Record<PairReason, string>> = {
  ace: 'An ace pairs with any card.',
  suit: 'Both have the same suit.',
  value: 'Your card is equal or higher.',
}

const DOES: Readonly<Record<Suit, string>> = {
  H: 'a heart puts the other card into your hand',
  S: 'a spade digs',
  D: 'a diamond draws',
  C: 'a club looks at the next cards',
}

const deedOf = (card: Card): string =>
  `${capital(theCard(card))}: ${rankOf(card) === 'A' ? 'an ace does nothing' : DOES[suitOf(card)]}.`

export const drillText = {
  title: 'Pairs, and what they do',
  find: (top: Card): TaskWords => ({
    task: `Which of your cards pair with ${theCard(top)}? Tap them all.`,
    hint: 'Three ways: equal or higher, the same suit, or an ace.',
    done: 'Only those pair.',
    otherwise: 'The outlined cards pair: equal or higher, the same suit, or one of the two is an ace.',
  }),
  valid: (card: Card, top: Card, reason: PairReason | null): TaskWords => {
    const why = reason ? WHY[reason] : 'Your card is lower and has another suit. Neither is an ace.'
    return {
      task: `May you pair ${theCard(card)} with ${theCard(top)}?`,
      hint: 'Is it equal or higher, the same suit, or an ace?',
      done: why,
      otherwise: why,
    }
  },
  /** `left`: the number of cards below the face-up card; null if the deck has enough for any pair. */
  pair: (card: Card, top: Card, left: number | null, ask: string): TaskWords => {
    const end = left === null ? '' : ` The deck has only ${cards(left)} below it.`
    const why = `${deedOf(card)} ${deedOf(top)}`
    return {
      task: `You pair ${theCard(card)} with ${theCard(top)}.${end} ${ask}`,
      hint: 'Count each card: a spade digs one, a diamond draws one.',
      done: why,
      otherwise: why,
    }
  },
  asked: 'Are you asked which suit acts first?',
  discarded: 'How many cards does this pair discard, dug cards included?',
  held: (count: number): string => `You hold ${count} cards now. How many will you hold after it?`,
} as const
