import type { Card } from '../../../engine/cards.ts'
import { theCard, theCards } from '../../../rulebook/card-words.ts'
import { capital, numberWord, pluralOf } from '../../../rulebook/lists.ts'

const cards = (count: number): string => `${numberWord(count)} ${pluralOf(count, 'card', 'cards')}`

/** What a pair does, in numbers of cards. */
interface Deeds {
  readonly returned: readonly Card[]
  readonly drawn: number
  readonly dug: number
  readonly looks: boolean
}

/** Why a move is a sensible one. */
export const hintText = {
  pair: (card: Card, { returned, drawn, dug, looks }: Deeds): string => {
    const told = [
      ...(returned.length > 0 ? [`brings ${theCards(returned)} to your hand`] : []),
      ...(drawn > 0 ? [`draws ${cards(drawn)}`] : []),
      ...(dug > 0 ? [`digs ${cards(dug)}`] : []),
      ...(looks ? ['looks ahead'] : []),
    ]
    return told.length > 0
      ? `This pair ${told.join(', ')}.`
      : `It costs you only ${theCard(card)}, and you keep better cards.`
  },
  lookFirst: 'Look first: then you choose which card the other suit gets.',
  drawFirst: 'Draw first: what you draw is yours, and the next card is dug.',
  nonePairs: 'None of them pairs with your hand, so the order does not matter.',
  comesUp: (top: Card, pairing: number): string =>
    `${capital(theCard(top))} comes up next then, and ${cards(pairing)} of your hand ${pluralOf(pairing, 'pairs', 'pair')} with it.`,
} as const
