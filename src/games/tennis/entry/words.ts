import type { Match } from '../../../engine/tennis/types.ts'

/** Every text of choosing a match of A Lifelike Tennis. */
export const ENTRY = {
  players: 'Players, clockwise',
  deals: 'deals',
  target: 'Hands to win',
  match: {
    legend: 'Matching cards bring',
    replaces: 'Two points',
    adds: 'Two more',
  } satisfies Record<Match | 'legend', string>,
  matchHint: {
    replaces: 'Two each from that pair, whether or not they clear the Net.',
    adds: 'Two each on top of a point for the Net.',
  } satisfies Record<Match, string>,
  ghosting: { legend: 'The Cormorant', off: 'stays one', on: 'may become a Ghost' },
  ghostingHint: {
    off: '',
    on: 'Once in a hand, while she holds more cards than points: two hands if she wins it, one lost if not.',
  },
  scoreOnly: 'Only keep score',
  start: 'Start',
} as const
