import type { Action, Change } from '../../../engine/wetice/types.ts'
import { aCardOf, listOf, SUIT_NAMES } from '../lists.ts'
import { NOT_READ } from '../rulebook.ts'

const differs = ({ cell, suit }: Change): string => (suit ? `${aCardOf(suit)} on ${cell}` : `nothing on ${cell}`)

/** `the cards on b1 and h4 were swapped` */
export function action(done: Action, players: readonly string[]): string {
  switch (done.type) {
    case 'swap':
      return `the cards on ${listOf(done.cells)} were swapped`
    case 'pass':
      return 'the turn was passed'
    case 'give':
      return `the ${SUIT_NAMES[done.suit]} were given away`
    case 'correct':
      return `the table was put right: ${listOf(done.changes.map(differs))}`
    case 'stands':
      return done.action.type === 'turn'
        ? `${players[done.action.player - 1] ?? ''} took the turn`
        : action(done.action, players)
    case 'unknown':
      return NOT_READ
  }
}
