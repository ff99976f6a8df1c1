import { SUITS } from '../../engine/cards.ts'
import { CARDS_PER_SUIT, HEIGHT, WIDTH } from '../../engine/wetice/board.ts'
import type { Event, Position } from '../../engine/wetice/types.ts'
import { happened, type Guide, type Moment } from '../guide.ts'
import { seeded } from '../seeded.ts'
import { matchesOn } from './goals.ts'
import { hint } from './hint.ts'
import { table } from './table.ts'

const links = ({ steps }: Moment<Position, Event>): number => steps.filter(({ event }) => event.type === 'match').length

/** A first game of WetIce. */
export const guide: Guide<Position, Event> = {
  deal(seed) {
    const cards = seeded(seed).shuffled(SUITS.flatMap(suit => Array.from({ length: CARDS_PER_SUIT }, () => suit)))
    const width = WIDTH['8x6']
    const rows = Array.from({ length: HEIGHT['8x6'] }, (_, row) => cards.slice(row * width, (row + 1) * width).join(''))
    return table(rows.join(' '), { phase: 'cleanup' })
  },
  hint,
  notes: [
    {
      id: 'welcome',
      title: 'A first game',
      text: 'You play both sides: Ada, then Ben, in turn. Whatever comes up for the first time is explained. Tap a card, then another, and the referee says what that swap would do.',
      lesson: 'runs',
      arises: () => true,
    },
    {
      id: 'cleanup',
      title: 'Cleanup',
      text: 'The deal holds matches already: three or more of a suit in a line. Before the game both swap in turn so that fewer are left. Nothing is lifted yet.',
      lesson: 'cleanup',
      arises: ({ position }) => position.phase === 'cleanup' && matchesOn(position) > 0,
    },
    {
      id: 'pass',
      title: 'No match is left',
      text: 'Now both pass, one after the other, and the game begins. Whoever swapped last has the first turn.',
      lesson: 'cleanup',
      arises: ({ position }) => position.phase === 'cleanup' && matchesOn(position) === 0,
    },
    {
      id: 'swap',
      title: 'The game begins',
      text: 'Swap any two cards, however far apart. One of them must come to lie in a line of three or more of its suit. If you find none, ask for a hint.',
      lesson: 'swap',
      arises: ({ position: { phase } }) => phase === 'swap',
    },
    {
      id: 'score',
      title: 'Lifted',
      text: 'The line was lifted. A suit that nobody owned belongs to whoever lifted it first, and from now on its cards go to that pile, whoever lifts them.',
      lesson: 'score',
      arises: moment => happened(moment, 'score'),
    },
    {
      id: 'owner',
      title: 'Somebody else’s suit',
      text: 'Those cards went to the other player, who owns the suit. It does not matter whose turn it was.',
      lesson: 'score',
      arises: ({ before, steps }) =>
        steps.some(({ event }) => event.type === 'score' && before.turn !== null && event.player !== before.turn),
    },
    {
      id: 'fall',
      title: 'Fallen',
      text: 'Cards with a gap below them slid down. At a real table you do what the steps say with your own cards.',
      lesson: 'fall',
      arises: moment => happened(moment, 'fall'),
    },
    {
      id: 'chain',
      title: 'A chain',
      text: 'The fall made another line, which was lifted in the same turn. It goes on until the table is at rest.',
      lesson: 'chains',
      arises: moment => links(moment) > 1,
    },
    {
      id: 'give',
      title: 'Three suits',
      text: 'Nobody keeps more than two suits. Choose one, and hand it over with all its cards before the table falls.',
      lesson: 'give',
      arises: ({ position: { phase } }) => phase === 'give',
    },
    {
      id: 'first-pass',
      title: 'A pass',
      text: 'A player has passed. If the other passes too, the game is over; a swap begins the count anew.',
      lesson: 'end',
      arises: ({ position: { phase, passes } }) => phase === 'swap' && passes > 0,
    },
    {
      id: 'over',
      title: 'The game is over',
      text: 'Each card in a pile is a point. That was a whole game: you are ready to referee one for a friend.',
      lesson: 'end',
      arises: ({ position: { phase } }) => phase === 'over',
    },
  ],
}
