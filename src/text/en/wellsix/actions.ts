import type { Action, Change, Irregular } from '../../../engine/wellsix/types.ts'
import { listOf } from '../lists.ts'
import { NOT_READ } from '../rulebook.ts'
import { cardName, nameOf, places } from './names.ts'

const differs = ({ cell, card }: Change): string => `${card ? `the ${cardName(card)}` : 'nothing'} on ${cell}`

/** `the 2 of clubs was put on -2,-1` */
export function action(done: Action | Irregular, players: readonly string[]): string {
  switch (done.type) {
    case 'place':
      return `the ${cardName(done.card)} was put on ${done.cell}`
    case 'switch':
      return `the cards on ${places(done.cells)} were switched`
    case 'exchange':
      return `the card on ${done.cell} was exchanged for the ${cardName(done.card)}`
    case 'capture':
      return `the card on ${done.from} captured the one on ${done.to}`
    case 'keep':
      return `the group on ${done.cell} was kept`
    case 'pass':
      return 'the turn was passed'
    case 'agree':
      return 'both agreed to end the game'
    case 'next':
      return 'the next game began'
    case 'result':
      return `a result was entered: ${listOf(done.scores.map((score, i) => `${players[i] ?? ''} ${score}`))}`
    case 'correct':
      return `the table was put right: ${listOf(done.changes.map(differs))}`
    case 'turn':
      return `${nameOf(players, done.player)} took the turn`
    case 'stands':
      return action(done.action, players)
    case 'unknown':
      return NOT_READ
  }
}
