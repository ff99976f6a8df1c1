import type { Action, Event, Position } from '../../engine/tennis/types.ts'
import { happened, notesOf, type Guide } from '../guide.ts'
import { hint } from './hint.ts'
import { reason } from './reason.ts'
import { guideText } from '../../text/en/tennis/practice.ts'

/** A first hand of tennis, as the Fish, who plays first. */
export const guide: Guide<Position, Event, Action> = {
  deal: () => ['game tennis', 'players Ada, Ben, Cleo, Dan', 'target 2', 'play'].join('\n'),
  learner: 3,
  hint,
  reason,
  notes: notesOf(guideText, {
    welcome: { lesson: 'seats', arises: () => true },
    pair: { lesson: 'pairs', arises: ({ position: { played } }) => played.length === 1 },
    net: { lesson: 'net', arises: ({ position: { phase, net } }) => phase === 'play' && net !== null },
    clear: { lesson: 'clearing', arises: moment => happened(moment, 'clear') },
    missed: {
      lesson: 'clearing',
      arises: moment =>
        moment.before.net !== null &&
        happened(moment, 'play') &&
        !happened(moment, 'clear') &&
        !happened(moment, 'match'),
    },
    match: { lesson: 'matching', arises: moment => happened(moment, 'match') },
    'hand-over': { lesson: 'winning', arises: ({ position: { phase } }) => phase !== 'play' },
    'next-hand': { lesson: 'seats', arises: ({ position: { phase, hand } }) => phase === 'play' && hand > 1 },
    over: { lesson: 'winning', arises: ({ position: { phase } }) => phase === 'over' },
  }),
}
