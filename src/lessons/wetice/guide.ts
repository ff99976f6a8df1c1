import { SUITS } from '../../engine/cards.ts'
import { CARDS_PER_SUIT, HEIGHT, WIDTH } from '../../engine/wetice/board.ts'
import type { Event, Position } from '../../engine/wetice/types.ts'
import type { Guide } from '../guide.ts'
import { seeded } from '../seeded.ts'
import { matchesOn } from './goals.ts'
import { table } from './table.ts'

const happened = (events: readonly Event[], type: Event['type']): boolean => events.some(event => event.type === type)
const countOf = (events: readonly Event[], type: Event['type']): number =>
  events.filter(event => event.type === type).length

/** A first game of WetIce. */
export const guide: Guide<Position, Event> = {
  deal(seed) {
    const cards = seeded(seed).shuffled(SUITS.flatMap(suit => Array.from({ length: CARDS_PER_SUIT }, () => suit)))
    const width = WIDTH['8x6']
    const rows = Array.from({ length: HEIGHT['8x6'] }, (_, row) => cards.slice(row * width, (row + 1) * width).join(''))
    return table(rows.join(' '), { phase: 'cleanup' })
  },
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
      arises: position => position.phase === 'cleanup' && matchesOn(position) > 0,
    },
    {
      id: 'pass',
      title: 'No match is left',
      text: 'Now both pass, one after the other, and the game begins. Whoever swapped last has the first turn.',
      lesson: 'cleanup',
      arises: position => position.phase === 'cleanup' && matchesOn(position) === 0,
    },
    {
      id: 'swap',
      title: 'The game begins',
      text: 'Swap any two cards, however far apart. One of them must come to lie in a line of three or more of its suit. If you find none, the menu can show one.',
      lesson: 'swap',
      arises: ({ phase }) => phase === 'swap',
    },
    {
      id: 'score',
      title: 'Lifted',
      text: 'The line was lifted. A suit that nobody owned belongs to whoever lifted it first, and from now on its cards go to that pile, whoever lifts them.',
      lesson: 'score',
      arises: (_, events) => happened(events, 'score'),
    },
    {
      id: 'fall',
      title: 'Fallen',
      text: 'Cards with a gap below them slid down. At a real table you do what the steps say with your own cards.',
      lesson: 'fall',
      arises: (_, events) => happened(events, 'fall'),
    },
    {
      id: 'chain',
      title: 'A chain',
      text: 'The fall made another line, which was lifted in the same turn. It goes on until the table is at rest.',
      lesson: 'chains',
      arises: (_, events) => countOf(events, 'match') > 1,
    },
    {
      id: 'give',
      title: 'Three suits',
      text: 'Nobody keeps more than two suits. Choose one, and hand it over with all its cards before the table falls.',
      lesson: 'give',
      arises: ({ phase }) => phase === 'give',
    },
    {
      id: 'first-pass',
      title: 'A pass',
      text: 'A player has passed. If the other passes too, the game is over; a swap begins the count anew.',
      lesson: 'end',
      arises: ({ phase, passes }) => phase === 'swap' && passes > 0,
    },
    {
      id: 'over',
      title: 'The game is over',
      text: 'Each card in a pile is a point. That was a whole game: you are ready to referee one for a friend.',
      lesson: 'end',
      arises: ({ phase }) => phase === 'over',
    },
  ],
}
