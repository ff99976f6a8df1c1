import type { Action } from '../../../engine/tennis/types.ts'
import { NOT_READ } from '../rulebook.ts'
import { cardName, roleName } from './names.ts'

/** `a king was played` */
export function action(done: Action): string {
  switch (done.type) {
    case 'play':
      return `${cardName(done.card)} was played`
    case 'ghost':
    case 'stands':
      return 'the Cormorant became a Ghost'
    case 'next':
      return 'the next hand began'
    case 'hand':
      return `${roleName(done.winner)} won the hand${done.ghosted ? ', and the Cormorant had become a Ghost' : ''}`
    case 'unknown':
      return NOT_READ
  }
}
