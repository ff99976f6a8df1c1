import type { Action, Event, Position } from '../../engine/wellsix/types.ts'
import { happened, notesOf, type Guide } from '../guide.ts'
import { hint, reason } from './hint.ts'
import { guideText } from '../../text/en/wellsix/practice.ts'

/** A first game of Wellsix. Nothing is dealt: both begin with all cards of a suit. */
export const guide: Guide<Position, Event, Action> = {
  deal: () => ['game wellsix', 'players Ada, Ben', 'games 2', 'play'].join('\n'),
  learner: 1,
  hint,
  reason,
  notes: notesOf(guideText, {
    welcome: { lesson: 'opening', arises: () => true },
    beside: {
      lesson: 'opening',
      arises: ({ position: { phase, table } }) => phase === 'opening' && Object.keys(table).length > 0,
    },
    'last-of-opening': {
      lesson: 'opening',
      arises: ({ position: { phase, moves, table } }) =>
        phase === 'opening' && moves === 1 && Object.keys(table).length > 0 && Object.keys(table).length % 2 === 1,
    },
    main: { lesson: 'turns', arises: ({ position: { phase } }) => phase === 'main' },
    'two-moves': { lesson: 'turns', arises: ({ position: { phase, moves } }) => phase === 'main' && moves === 2 },
    capture: { lesson: 'capture', arises: moment => happened(moment, 'capture') },
    isolate: { lesson: 'isolation', arises: moment => moment.position.phase === 'keep' || happened(moment, 'isolate') },
    keep: { lesson: 'isolation', arises: ({ position: { phase } }) => phase === 'keep' },
    switch: { lesson: 'switch', arises: moment => happened(moment, 'switch') },
    exchange: { lesson: 'exchange', arises: moment => happened(moment, 'exchange') },
    quiet: { lesson: 'end', arises: ({ position: { phase, quiet } }) => phase === 'main' && quiet > 0 },
    'game-over': { lesson: 'match', arises: ({ position: { phase } }) => phase === 'game-over' || phase === 'over' },
  }),
}
