import { rankOf } from '../../../engine/cards.ts'
import type { Prospect } from '../../../engine/grafa/prospect.ts'
import type { Ability, Act } from '../../../engine/grafa/types.ts'
import { theCard } from '../card-words.ts'
import { capital, numberWord, SUIT_NAMES } from '../lists.ts'

const DOES: Readonly<Record<Ability, string>> = { dig: 'dig', draw: 'draw', look: 'look at' }

const cards = (count: number): string => `${numberWord(count)} ${count === 1 ? 'card' : 'cards'}`

/** `dig one card`; `dig nothing` where the deck is empty. */
const deed = (act: Act): string => `${DOES[act.for]} ${act.count === 0 ? 'nothing' : cards(act.count)}`

/** `Spades dig one card.` */
const actWords = (act: Act): string => `${capital(SUIT_NAMES[act.suit])} ${deed(act)}.`

/** Why the two make a pair, in a word that fits below a card. */
export function reasonWord({ by, pair: [card, top] }: Prospect): string {
  if (by === 'value') return rankOf(card) === rankOf(top) ? 'equal' : 'higher'
  return by === 'ace' ? 'ace' : 'suit'
}

/** What the pair does, in full; one whose cards only go to the discard pile does nothing more. */
export function prospectWords(prospect: Prospect): string {
  const choice = prospect.acts.length > 1 ? ['You say which acts first.'] : []
  const told = [...comesHome(prospect), ...prospect.acts.map(actWords), ...choice]
  return told.length > 0 ? told.join(' ') : 'Nothing more happens.'
}

/** `You keep the 3 of hearts and take the 9 of hearts.` */
function comesHome({ pair: [card, top], returned }: Prospect): readonly string[] {
  const kept = returned.includes(card) ? [`keep ${theCard(card)}`] : []
  const taken = returned.includes(top) ? [`take ${theCard(top)}`] : []
  return returned.length > 0 ? [`You ${[...kept, ...taken].join(' and ')}.`] : []
}

/** `clubs first: look at two cards, then dig one card` */
export function orderWords(first: Act, others: readonly Act[]): { readonly title: string; readonly detail: string } {
  return { title: `${capital(SUIT_NAMES[first.suit])} first`, detail: [first, ...others].map(deed).join(', then ') }
}
