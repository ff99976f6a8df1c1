import { SUITS } from '../../engine/cards.ts'
import { CARDS_PER_SUIT, HEIGHT, WIDTH } from '../../engine/wetice/board.ts'
import type { Action, Event, Position } from '../../engine/wetice/types.ts'
import { happened, notesOf, type Guide, type Moment } from '../guide.ts'
import { seeded } from '../seeded.ts'
import { matchesOn } from './goals.ts'
import { hint, reason } from './hint.ts'
import { guideText } from '../../text/en/wetice/practice.ts'
import { table } from './table.ts'

const links = ({ steps }: Moment<Position, Event>): number => steps.filter(({ event }) => event.type === 'match').length

/** A first game of WetIce. */
export const guide: Guide<Position, Event, Action> = {
  deal(seed) {
    const cards = seeded(seed).shuffled(SUITS.flatMap(suit => Array.from({ length: CARDS_PER_SUIT }, () => suit)))
    const width = WIDTH['8x6']
    const rows = Array.from({ length: HEIGHT['8x6'] }, (_, row) => cards.slice(row * width, (row + 1) * width).join(''))
    return table(rows.join(' '), { phase: 'cleanup' })
  },
  learner: 1,
  hint,
  reason,
  notes: notesOf(guideText, {
    welcome: { lesson: 'runs', arises: () => true },
    cleanup: { lesson: 'cleanup', arises: ({ position }) => position.phase === 'cleanup' && matchesOn(position) > 0 },
    pass: { lesson: 'cleanup', arises: ({ position }) => position.phase === 'cleanup' && matchesOn(position) === 0 },
    swap: { lesson: 'swap', arises: ({ position: { phase } }) => phase === 'swap' },
    score: { lesson: 'score', arises: moment => happened(moment, 'score') },
    owner: {
      lesson: 'score',
      arises: ({ before, steps }) =>
        steps.some(({ event }) => event.type === 'score' && before.turn !== null && event.player !== before.turn),
    },
    fall: { lesson: 'fall', arises: moment => happened(moment, 'fall') },
    chain: { lesson: 'chains', arises: moment => links(moment) > 1 },
    give: { lesson: 'give', arises: ({ position: { phase } }) => phase === 'give' },
    'first-pass': { lesson: 'end', arises: ({ position: { phase, passes } }) => phase === 'swap' && passes > 0 },
    over: { lesson: 'end', arises: ({ position: { phase } }) => phase === 'over' },
  }),
}
