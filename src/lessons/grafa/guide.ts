import { DECK } from '../../engine/cards.ts'
import type { Event, Position } from '../../engine/grafa/types.ts'
import { happened, notesOf, type Guide } from '../guide.ts'
import { seeded } from '../seeded.ts'
import { hint } from './hint.ts'
import { guideText } from '../../text/en/grafa/practice.ts'

/** A first game of Grafa. */
export const guide: Guide<Position, Event> = {
  deal: seed => ['game grafa', 'players Ada', `deck ${seeded(seed).shuffled(DECK).join(' ')}`, 'play'].join('\n'),
  hint,
  notes: notesOf(guideText, {
    welcome: { lesson: 'pairs', arises: () => true },
    turn: { lesson: 'pairs', arises: moment => happened(moment, 'turn') },
    use: { lesson: 'order', arises: ({ position: { phase } }) => phase === 'use' },
    arrange: { lesson: 'clubs', arises: ({ position: { phase } }) => phase === 'arrange' },
    return: { lesson: 'hearts', arises: moment => happened(moment, 'return') },
    dig: { lesson: 'spades', arises: moment => happened(moment, 'dig') },
    draw: { lesson: 'diamonds', arises: moment => happened(moment, 'draw') },
    over: { lesson: 'end', arises: ({ position: { phase } }) => phase === 'over' },
  }),
}
