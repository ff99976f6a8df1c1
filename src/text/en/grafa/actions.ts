import type { Action } from '../../../engine/grafa/types.ts'
import { theCard, theCards } from '../card-words.ts'
import { pluralOf, SUIT_NAMES } from '../lists.ts'
import { NOT_READ } from '../rulebook.ts'

/** `the 5 of diamonds was paired` */
export function action(done: Action): string {
  switch (done.type) {
    case 'pair':
      return `${theCard(done.card)} was paired`
    case 'use':
      return `the ${SUIT_NAMES[done.suit]} were used first`
    case 'reveal':
      return `${theCards(done.cards)} ${pluralOf(done.cards.length, 'was', 'were')} seen`
    case 'arrange':
      return `${theCards(done.cards)} ${pluralOf(done.cards.length, 'was', 'were')} put back, top first`
    case 'stands':
      return action(done.action)
    case 'unknown':
      return NOT_READ
  }
}
